import * as messages from '@shinequo/messages/web/care'
import { HeartHandshake } from 'lucide-react'
import { Link } from 'react-router'
import { Chip } from '../ui/chip.tsx'

interface CareMarkProps {
  readonly student: { readonly id: string; readonly first_name: string }
  readonly className?: string
}

/** For a coach: says that what a student wrote may indicate danger, and leads to it. */
export function CareMark({ student, className = '' }: CareMarkProps) {
  return (
    <Link
      to={`/coach/students/${encodeURIComponent(student.id)}`}
      className={`flex min-h-11 w-fit max-w-full items-center gap-2 rounded-in bg-accent-soft px-3 py-1.5 text-sm font-strong text-ink underline underline-offset-2 [overflow-wrap:anywhere] ${className}`}
    >
      <CareIcon />
      {messages.readWhatTheyWrote(student.first_name)}
    </Link>
  )
}

/** Says the same of a person in a list whose rows are links. */
export function CareChip() {
  return (
    <Chip tone="amber">
      <CareIcon />
      {messages.personMayNeedCare}
    </Chip>
  )
}

function CareIcon() {
  return <HeartHandshake aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-warning" />
}
