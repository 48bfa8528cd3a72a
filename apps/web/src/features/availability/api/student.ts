import {
  type ClaimedSlot,
  claimSlot,
  getAvailability,
  releaseClaim,
  renewClaim,
} from '@shinequo/contract/availability'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { askedDates } from '@shinequo/domain/time/zoned-day'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../lib/api-client.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { accessToken } from '../../../lib/token-store.ts'
import { openTimes } from '../components/open-days.ts'

const AVAILABILITY = 'availability'
/** Others book too: an open page looks again this often, in milliseconds. */
const LOOK_AGAIN_MS = 60_000

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

/** Holds a time for the student. */
export async function claimTime(time: BodyInput<typeof claimSlot>[number]): Promise<ClaimedSlot> {
  const [claim] = await call(claimSlot, { body: [time] })
  if (claim === undefined) throw new Error('The server held no time.')
  return claim
}

/** Holds a time for longer. */
export async function renewTime(id: string): Promise<ClaimedSlot> {
  return await call(renewClaim, { params: { id } })
}

/** Gives a time back, even while the page is left. Without an answer the hold runs out by itself. */
export async function releaseTime(id: string): Promise<void> {
  await fetch(`/api${releaseClaim.path.replace(':id', encodeURIComponent(id))}`, {
    method: releaseClaim.method,
    keepalive: true,
    headers: { authorization: `Bearer ${accessToken()}` },
  }).catch(() => undefined)
}
