import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'

const LOOKS = {
  fine: ['text-muted', CircleCheck],
  waiting: ['text-warning', Clock],
  lost: ['text-danger', CircleAlert],
} as const

interface StateLineProps {
  readonly tone: keyof typeof LOOKS
  readonly children: ReactNode
}

/** A state in one line that may wrap. */
export function StateLine({ tone, children }: StateLineProps) {
  const [color, Icon] = LOOKS[tone]
  return (
    <p className={`flex items-start gap-1.5 text-sm font-medium ${color}`}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
