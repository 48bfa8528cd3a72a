import { getAvailability } from '@shinequo/contract/availability'
import { askedDates } from '@shinequo/domain/time/zoned-day'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../lib/api-client.ts'
import { ownZone } from '../../lib/own-zone.ts'
import { openTimes } from './components/open-days.ts'

const AVAILABILITY = 'availability'
/** Others book too: an open page looks again this often, in milliseconds. */
const LOOK_AGAIN_MS = 60_000

/** Said while open times are on their way. */
export const LOADING_TIMES = 'Loading available time slots...'

/** Said of a day without open times. */
export const NO_TIMES = 'No available times for the selected date.'

/** The open times of a coach in the dates that are shown, as instants in order; `live` ones are kept fresh. */
export function useOpenTimes(coachId: string, now: number, live = false) {
  return useQuery({ ...openTimesOf(coachId, now), refetchInterval: live && LOOK_AGAIN_MS })
}

/** What is asked for the open times of a coach. */
export function openTimesOf(coachId: string, now: number) {
  const { fromDate, toDate } = askedDates(now, ownZone())
  return queryOptions({
    queryKey: [AVAILABILITY, coachId, fromDate, toDate],
    queryFn: ({ signal }) =>
      call(getAvailability, {
        query: { mentor_id: coachId, from_date: fromDate, to_date: toDate },
        signal,
      }),
    select: openTimes,
    meta: { timesOf: coachId },
  })
}

/** Asks for a coach's open times anew. */
export function useReloadOpenTimes(coachId: string): () => void {
  const queries = useQueryClient()
  return useCallback(
    () => void queries.invalidateQueries({ queryKey: [AVAILABILITY, coachId] }),
    [queries, coachId],
  )
}
