import {
  type CalendarFeed,
  endCalendarFeed,
  getCalendarFeed,
  getSessionFile,
  makeCalendarFeed,
} from '@shinequo/contract/calendars'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const FEED = ['calendar-feed']

/** A session as a file for calendar programs. */
export async function sessionFile(id: string): Promise<Blob> {
  const text = (await call(getSessionFile, { params: { id } })) as string
  return new Blob([text], { type: 'text/calendar' })
}

/** Whether the user's calendar has a feed address. */
export function useCalendarFeed() {
  return useQuery({ queryKey: FEED, queryFn: ({ signal }) => call(getCalendarFeed, { signal }) })
}

/** Creates an address that replaces the former one. Only its response contains the address. */
export function useMakeFeed() {
  return useChange(() => call(makeCalendarFeed, {}), {
    onSuccess: ({ made_at }, queries) => queries.setQueryData<CalendarFeed>(FEED, { made_at }),
  })
}

/** Deletes the address. */
export function useEndFeed() {
  return useChange(() => call(endCalendarFeed, {}), {
    onSuccess: (feed, queries) => queries.setQueryData<CalendarFeed>(FEED, feed),
  })
}
