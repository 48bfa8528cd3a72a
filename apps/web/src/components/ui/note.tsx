import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const TONES = {
  info: { look: 'bg-info-soft', mark: 'text-info', Icon: Info },
  amber: { look: 'bg-accent-soft', mark: 'text-warning', Icon: Info },
  success: { look: 'bg-success-soft', mark: 'text-success', Icon: CircleCheck },
  danger: { look: 'bg-danger-soft', mark: 'text-danger', Icon: TriangleAlert },
} as const

interface NoteProps {
  readonly tone: keyof typeof TONES
  readonly children: ReactNode
  readonly className?: string
}

/** A message that stands on the page. A danger is announced at once, the others politely. */
export function Note({ tone, children, className = '' }: NoteProps) {
  const { look, mark, Icon } = TONES[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-box px-4 py-3.5 text-sm ${look} ${className}`}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className={`mt-px size-5 shrink-0 ${mark}`} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
