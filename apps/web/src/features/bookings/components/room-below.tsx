import type { ReactNode } from 'react'
import { Shine } from '../../../components/ui/shine.tsx'

interface RoomBelowProps {
  readonly title: string
  readonly children: string
  /** A link to the next step. */
  readonly action: ReactNode
  /** On phones, only the words: the session above takes most of the box. */
  readonly short?: boolean
  readonly className?: string
}

/** Fills the rest of a box that has a single session: a thought, and a next step. */
export function RoomBelow({ title, children, action, short = false, className = '' }: RoomBelowProps) {
  const more = short ? 'max-tablet:hidden' : ''
  return (
    <div
      className={`mx-3 mb-1 mt-2 flex grow flex-wrap items-center gap-x-5 gap-y-3 rounded-box bg-sunken px-4 py-3 tablet:mx-6 tablet:mb-3 tablet:p-5 ${className}`}
    >
      <Shine mood="resting" size={72} className={`shrink-0 ${more}`} />
      <div className="min-w-0 flex-[1_1_10rem]">
        <h3 className="font-strong">{title}</h3>
        <p className="max-w-[52ch] text-pretty text-sm text-muted">{children}</p>
        <div className={`mt-2.5 ${more}`}>{action}</div>
      </div>
    </div>
  )
}
