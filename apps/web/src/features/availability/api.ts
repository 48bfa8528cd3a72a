import {
  type ClaimedSlot,
  type CoachHours,
  claimSlot,
  explainTime,
  getAvailability,
  getHours,
  type HoursDraft,
  previewHours,
} from '@shinequo/contract/availability'
import { askedDates } from '@shinequo/domain/time/zoned-day'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../lib/api-client.ts'
import { ownZone } from '../../lib/own-zone.ts'
import { openTimes } from './components/open-days.ts'

const AVAILABILITY = 'availability'
/** Others book too: an open page looks again this often, in milliseconds. */
const LOOK_AGAIN_MS = 60_000

/** The open times of a coach in the dates that are shown, as instants in order; `live` ones are kept fresh. */
export function useOpenTimes(coachId: string, now: number, live = false) {
  const { fromDate, toDate } = askedDates(now, ownZone())
  return useQuery({
    queryKey: [AVAILABILITY, coachId, fromDate, toDate],
    queryFn: ({ signal }) =>
      call(getAvailability, {
        query: { mentor_id: coachId, from_date: fromDate, to_date: toDate },
        signal,
      }),
    select: openTimes,
    refetchInterval: live && LOOK_AGAIN_MS,
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

interface WantedTime {
  readonly studentProfile: string
  readonly coachId: string
  readonly start: number
  readonly end: number
}

/** Holds a time for ten minutes. The same `key` with the same time gives the first answer again. */
export async function claimTime(wanted: WantedTime, key: string): Promise<ClaimedSlot> {
  const [claim] = await call(claimSlot, {
    body: [
      {
        student_profile: wanted.studentProfile,
        mentor_profile: wanted.coachId,
        start_time: new Date(wanted.start).toISOString(),
        end_time: new Date(wanted.end).toISOString(),
        is_default: false,
      },
    ],
    headers: { 'Idempotency-Key': key },
  })
  if (claim === undefined) throw new Error('The server held no time.')
  return claim
}

const HOURS = ['hours']

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
  return useCallback(
    async (change: () => Promise<CoachHours>) => {
      const hours = await change()
      queries.setQueryData(HOURS, hours)
      void queries.invalidateQueries({ queryKey: [AVAILABILITY] })
      return hours
    },
    [queries],
  )
}

/** What students in `zone` would see if the draft were saved, as instants in order; the last answer stays meanwhile. */
export function usePreview(draft: HoursDraft, now: number, zone: string) {
  const { fromDate, toDate } = askedDates(now, zone)
  return useQuery({
    queryKey: [AVAILABILITY, 'preview', fromDate, toDate, draft],
    queryFn: ({ signal }) =>
      call(previewHours, { body: { from_date: fromDate, to_date: toDate, draft }, signal }),
    select: openTimes,
    placeholderData: (before) => before,
    refetchInterval: LOOK_AGAIN_MS,
  })
}

/** Why the time at `start` would not be offered if the draft were saved. */
export function useTimeState(draft: HoursDraft, start: number) {
  return useQuery({
    queryKey: [AVAILABILITY, 'why-not', start, draft],
    queryFn: ({ signal }) =>
      call(explainTime, { body: { start_time: new Date(start).toISOString(), draft }, signal }),
    placeholderData: (before) => before,
  })
}
