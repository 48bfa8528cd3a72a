import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const TONES = {
  info: { look: 'bg-info-soft', mark: 'text-info', icon: 'info' },
  amber: { look: 'bg-accent-soft', mark: 'text-warning', icon: 'info' },
  success: { look: 'bg-success-soft', mark: 'text-success', icon: 'done' },
  danger: { look: 'bg-danger-soft', mark: 'text-danger', icon: 'warning' },
} as const

interface NoteProps {
  readonly tone: keyof typeof TONES
  readonly children: ReactNode
  readonly className?: string
}

/** A message in the page. A `danger` is announced immediately, the others politely. */
export function Note({ tone, children, className = '' }: NoteProps) {
  const { look, mark, icon } = TONES[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-box px-4 py-3.5 text-sm ${look} ${className}`}
    >
      <Icon name={icon} className={`mt-px size-5 ${mark}`} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
