import type { ReactNode } from 'react'
import { Shine } from '../../../components/ui/shine.tsx'

interface RoomBelowProps {
  readonly title: string
  readonly children: string
  /** A link to the next step. */
  readonly action: ReactNode
}

/** Fills the rest of a box that has few sessions: a thought, and a next step. On phones no box has a rest. */
export function RoomBelow({ title, children, action }: RoomBelowProps) {
  return (
    <div className="mx-6 mb-3 mt-2 flex grow flex-wrap items-center gap-x-5 gap-y-3 rounded-box bg-sunken p-5 max-tablet:hidden">
      <Shine mood="resting" size={72} className="shrink-0" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <h3 className="font-strong">{title}</h3>
        <p className="max-w-[52ch] text-pretty text-sm text-muted">{children}</p>
        <div className="mt-2.5">{action}</div>
      </div>
    </div>
  )
}
