import {
  type CoachHours,
  explainTime,
  getHours,
  type HoursDraft,
  previewHours,
} from '@shinequo/contract/availability'
import { askedDates } from '@shinequo/domain/time/zoned-day'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useWrite } from '../../../lib/use-write.ts'
import { openTimes } from './open-days.ts'

/*
 * The coach's own calls. They do not stand in api.ts, since a student's browser loads that file: of the coaches' side
 * it must load nothing.
 */

const HOURS = ['hours']
const PREVIEW = 'hours-preview'
const WHY_NOT = 'hours-why-not'
/** Students book meanwhile: the preview looks again this often, in milliseconds. */
const LOOK_AGAIN_MS = 60_000

/** The coach's own hours, rules, times off and booked sessions; looked at again when the page is seen again. */
export function useHours() {
  return useQuery({
    queryKey: HOURS,
    queryFn: ({ signal }) => call(getHours, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** Runs a change of the coach's hours and keeps its answer as the newest. */
export function useChangeHours() {
  const queries = useQueryClient()
  return useWrite(async (change: () => Promise<CoachHours>) => {
    const hours = await change()
    queries.setQueryData(HOURS, hours)
    for (const key of [PREVIEW, WHY_NOT]) void queries.invalidateQueries({ queryKey: [key] })
    return hours
  })
}

/** What students in `zone` would see if the draft were saved, as instants in order; the last answer stays meanwhile. */
export function usePreview(draft: HoursDraft, now: number, zone: string) {
  const { fromDate, toDate } = askedDates(now, zone)
  return useQuery({
    queryKey: [PREVIEW, fromDate, toDate, draft],
    queryFn: ({ signal }) =>
      call(previewHours, { body: { from_date: fromDate, to_date: toDate, draft }, signal }),
    select: openTimes,
    placeholderData: (before) => before,
    refetchInterval: LOOK_AGAIN_MS,
  })
}

/** The coach's own open times as students see them now, in order. */
export function useOwnOpenTimes(now: number, zone: string) {
  const { fromDate, toDate } = askedDates(now, zone)
  return useQuery({
    queryKey: [PREVIEW, fromDate, toDate],
    queryFn: ({ signal }) => call(previewHours, { body: { from_date: fromDate, to_date: toDate }, signal }),
    select: openTimes,
    refetchOnMount: 'always',
  })
}

/** Why the time at `start` would not be offered if the draft were saved. */
export function useTimeState(draft: HoursDraft, start: number) {
  return useQuery({
    queryKey: [WHY_NOT, start, draft],
    queryFn: ({ signal }) =>
      call(explainTime, { body: { start_time: new Date(start).toISOString(), draft }, signal }),
    placeholderData: (before) => before,
  })
}
