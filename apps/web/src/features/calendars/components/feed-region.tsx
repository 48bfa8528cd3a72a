import type { CalendarFeed } from '@shinequo/contract/calendars'
import * as actions from '@shinequo/messages/web/actions'
import { type ReactNode, useRef } from 'react'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useCalendarFeed } from '../api/shared.ts'

interface FeedRegionProps {
  readonly className: (feed: CalendarFeed | undefined) => string
  /** `feed` is undefined while it loads. `act` are the options of a call on it: the focus moves to the region after it. */
  readonly children: (feed: CalendarFeed | undefined, act: { onSettled: () => void }) => ReactNode
}

/** The secret address of a person's calendar. Buttons appear and disappear with it, so the region takes their focus. */
export function FeedRegion({ className, children }: FeedRegionProps) {
  const { data, error, isFetching, refetch } = useCalendarFeed()
  const top = useRef<HTMLDivElement>(null)
  if (error) {
    return (
      <ErrorState
        title={actions.thisPartDidNotLoad}
        message={messageOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div ref={top} tabIndex={-1} className={className(data)}>
      {children(data, { onSettled: () => top.current?.focus() })}
    </div>
  )
}
