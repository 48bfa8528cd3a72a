import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/ui/icon.tsx'

interface CheckBlockProps {
  readonly icon: IconName
  readonly title: string
  /** How it is, in a word. */
  readonly state: string
  readonly children: ReactNode
}

/** One thing that the page before the room tests. */
export function CheckBlock({ icon, title, state, children }: CheckBlockProps) {
  return (
    <section className="grid gap-2 border-b border-line pb-5 last:border-0 last:pb-0" aria-label={title}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="flex items-center gap-2 font-semibold">
          <Icon name={icon} />
          {title}
        </h2>
        <p className="text-sm text-muted" role="status">
          {state}
        </p>
      </div>
      <div className="grid gap-2">{children}</div>
    </section>
  )
}
