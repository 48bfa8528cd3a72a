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

/** A session as the file that calendar programs open. */
export async function sessionFile(id: string): Promise<Blob> {
  const text = (await call(getSessionFile, { params: { id } })) as string
  return new Blob([text], { type: 'text/calendar' })
}

/** Whether the own calendar has an address to subscribe to. */
export function useCalendarFeed() {
  return useQuery({ queryKey: FEED, queryFn: ({ signal }) => call(getCalendarFeed, { signal }) })
}

/** Makes an address in place of the former; its answer alone holds it. */
export function useMakeFeed() {
  return useChange(() => call(makeCalendarFeed, {}), {
    onSuccess: ({ made_at }, queries) => queries.setQueryData<CalendarFeed>(FEED, { made_at }),
  })
}

/** Ends the address. */
export function useEndFeed() {
  return useChange(() => call(endCalendarFeed, {}), {
    onSuccess: (feed, queries) => queries.setQueryData<CalendarFeed>(FEED, feed),
  })
}
