import {
  addTimeOff,
  type CoachHours,
  explainTime,
  getHours,
  type HoursDraft,
  previewHours,
  removeTimeOff,
  saveHours,
} from '@shinequo/contract/availability/hours'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { askedDates } from '@shinequo/domain/time/zoned-day'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'
import { openTimes } from '../open-days.ts'

const HOURS = ['hours']
const PREVIEW = 'hours-preview'
const WHY_NOT = 'hours-why-not'
/** How often the preview is refetched, in milliseconds, since students book meanwhile. */
const LOOK_AGAIN_MS = 60_000

/** The coach's own hours, rules, times off and booked sessions. Refetched when the page becomes visible again. */
export function useHours() {
  return useQuery({
    queryKey: HOURS,
    queryFn: ({ signal }) => call(getHours, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** A mutation of the coach's hours. Its response is stored as the newest hours. */
function useHoursChange<Input>(change: (input: Input) => Promise<CoachHours>) {
  return useChange(change, {
    onSuccess: (hours, queries) => {
      queries.setQueryData(HOURS, hours)
      for (const key of [PREVIEW, WHY_NOT]) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
}

export function useSaveHours() {
  return useHoursChange((body: BodyInput<typeof saveHours>) => call(saveHours, { body }))
}

export function useAddTimeOff() {
  return useHoursChange((body: BodyInput<typeof addTimeOff>) => call(addTimeOff, { body }))
}

export function useRemoveTimeOff() {
  return useHoursChange((id: string) => call(removeTimeOff, { params: { id } }))
}

/**
 * The times that students in `zone` would see if the draft were saved, in order. The previous response stays while a
 * new one loads.
 */
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

/** The coach's open times as students see them now, in order. */
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
