import type { ReactNode } from 'react'

const TONES = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-soft text-on-soft',
  amber: 'bg-accent-soft text-warning',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
} as const

/** A short label for a property of something. */
export function Chip({
  tone = 'neutral',
  children,
}: {
  readonly tone?: keyof typeof TONES
  readonly children: ReactNode
}) {
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full tablet:whitespace-nowrap px-2.5 py-0.5 text-xs font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
