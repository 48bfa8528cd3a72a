import {
  type CalendarFeed,
  endCalendarFeed,
  getCalendarFeed,
  getSessionFile,
  makeCalendarFeed,
} from '@shinequo/contract/calendars'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'

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
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(makeCalendarFeed, {}),
    onSuccess: ({ made_at }) => queries.setQueryData<CalendarFeed>(FEED, { made_at }),
  })
}

/** Ends the address. */
export function useEndFeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(endCalendarFeed, {}),
    onSuccess: (feed) => queries.setQueryData<CalendarFeed>(FEED, feed),
  })
}
