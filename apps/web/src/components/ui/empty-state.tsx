import type { ReactNode } from 'react'
import noCoach from '../../assets/empty-no-coach.svg'
import noSessions from '../../assets/empty-no-sessions.svg'
import nothingHere from '../../assets/empty-nothing-here.svg'

const DRAWINGS = { 'no-coach': noCoach, 'no-sessions': noSessions, 'nothing-here': nothingHere } as const

interface EmptyStateProps {
  readonly art: keyof typeof DRAWINGS
  readonly title: string
  /** Why it is empty and what to do next. */
  readonly children?: ReactNode
  /** The next step: a button or a link. */
  readonly action?: ReactNode
  readonly level?: 'h2' | 'h3'
  /** On phones, only the words: for a region that is one of many. */
  readonly short?: boolean
}

/** A placeholder for a region without content. */
export function EmptyState({
  art,
  title,
  children,
  action,
  level: Title = 'h2',
  short = false,
}: EmptyStateProps) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-1 px-6 pb-7 pt-5 text-center ${short ? 'max-tablet:justify-items-start max-tablet:px-5 max-tablet:pb-5 max-tablet:pt-0 max-tablet:text-start' : ''}`}
    >
      <img
        src={DRAWINGS[art]}
        alt=""
        width={180}
        height={120}
        className={`mb-3 max-tiny:h-20 max-tiny:w-auto ${short ? 'max-tablet:hidden' : ''}`}
      />
      <Title className={`text-lg font-strong tracking-snug ${short ? 'max-tablet:text-base' : ''}`}>
        {title}
      </Title>
      {children !== undefined && <p className="max-w-[40ch] text-sm text-muted">{children}</p>}
      {action ? <div className={`mt-4 ${short ? 'max-tablet:mt-2' : ''}`}>{action}</div> : null}
    </div>
  )
}
