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
import { openTimes } from '../open-days.ts'

const AVAILABILITY = 'availability'
/** How often an open page refetches the times, in milliseconds, since others book meanwhile. */
const LOOK_AGAIN_MS = 60_000

/** The open times of a coach on the shown dates, in order. With `live` they are refetched regularly. */
export function useOpenTimes(coachId: string, now: number, live = false) {
  return useQuery({ ...openTimesOf(coachId, now), refetchInterval: live && LOOK_AGAIN_MS })
}

/** The query for the open times of a coach. */
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

/** Returns a function that refetches a coach's open times. */
export function useReloadOpenTimes(coachId: string): () => void {
  const queries = useQueryClient()
  return useCallback(
    () => void queries.invalidateQueries({ queryKey: [AVAILABILITY, coachId] }),
    [queries, coachId],
  )
}

/** Claims a time for the student. */
export async function claimTime(time: BodyInput<typeof claimSlot>[number]): Promise<ClaimedSlot> {
  const [claim] = await call(claimSlot, { body: [time] })
  if (claim === undefined) throw new Error('The server held no time.')
  return claim
}

/** Extends a claim. */
export async function renewTime(id: string): Promise<ClaimedSlot> {
  return await call(renewClaim, { params: { id } })
}

/** Releases a claim, even while the page unloads. If the call fails, the claim expires on the server. */
export async function releaseTime(id: string): Promise<void> {
  await fetch(`/api${releaseClaim.path.replace(':id', encodeURIComponent(id))}`, {
    method: releaseClaim.method,
    keepalive: true,
    headers: { authorization: `Bearer ${accessToken()}` },
  }).catch(() => undefined)
}
