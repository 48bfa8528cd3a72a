import type { BodyOf } from '@shinequo/contract/endpoint'
import { getWaiting, getWhyNot, listMatchRequests } from '@shinequo/contract/matching'
import { changeCoach, listAlternatives } from '@shinequo/contract/matching/changes'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'
import { type Standing, standingOf } from '../standing.ts'

const MATCH_REQUESTS = ['match-requests']

const matchRequests = queryOptions({
  queryKey: MATCH_REQUESTS,
  queryFn: ({ signal }) => call(listMatchRequests, { signal }),
  refetchOnMount: 'always',
})

/**
 * The student's own match requests of every status, newest first. Always refetched, since a match may be made at any
 * time.
 */
export function useMatchRequests() {
  return useQuery(matchRequests)
}

/** How often a page looks for a first match that may be made at any moment, and for how long. */
const [LOOK_AGAIN_MS, LOOK_FOR_MS] = [3000, 60_000]

/** The student's match requests just after answering: looks again for a minute until a coach is found. */
export function useMatchesSoon() {
  const [since] = useState(() => performance.now())
  return useQuery({
    ...matchRequests,
    refetchInterval: ({ state }) => {
      const isFound = state.data?.some(({ status }) => status === 'accepted') ?? false
      return isFound || performance.now() - since > LOOK_FOR_MS ? false : LOOK_AGAIN_MS
    },
  })
}

/** Returns a function that refetches the matches where they are shown. */
export function useReloadMatches(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: MATCH_REQUESTS }), [queries])
}

/**
 * How long the signed-in student waits for a coach, if `enabled`. Always refetched, since a match may be made at any
 * time.
 */
export function useWaiting(enabled = true) {
  return useQuery({
    enabled,
    queryKey: [...MATCH_REQUESTS, 'waiting'],
    queryFn: ({ signal }) => call(getWaiting, { signal }),
    refetchOnMount: 'always',
  })
}

/** Where the signed-in student stands. */
export function useStanding(): Standing {
  const { data: matches, isLoading } = useMatchRequests()
  const hasCoach = matches?.some(({ status }) => status === 'accepted') ?? true
  const waiting = useWaiting(!hasCoach)
  // Offline, nothing is loading, so the page does not wait.
  const waits = waiting.data?.waits ?? (waiting.isLoading ? undefined : null)
  return standingOf({ matches, hasFailed: !isLoading, waits })
}

/** Why the student was not matched with a coach. */
export function useWhyNot(coachId: string) {
  return useQuery({
    queryKey: ['why-not', coachId],
    queryFn: ({ signal }) => call(getWhyNot, { params: { id: coachId }, signal }),
    refetchOnMount: 'always',
  })
}

const ALTERNATIVES = ['alternatives']

/** What a match can be changed to. Refetched on every visit, but not while the student is choosing. */
export function useAlternatives(matchId: string) {
  return useQuery({
    queryKey: [...ALTERNATIVES, matchId],
    queryFn: ({ signal }) => call(listAlternatives, { params: { id: matchId }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}

/** Changes the coach of a match. */
export function useChangeCoach(matchId: string) {
  return useChange((body: BodyOf<typeof changeCoach>) => call(changeCoach, { params: { id: matchId }, body }))
}

/**
 * Invalidates everything that a change of coach has changed, or that was outdated when one was refused. If the page
 * stays, it is refetched immediately. If the page is being left, the next page fetches it: a request of an unmounting
 * page would be cancelled, and the old data kept.
 */
export function useReloadAfterChange(): (page: 'stays' | 'is left') => Promise<void> {
  const queries = useQueryClient()
  return async (page) => {
    const shown = [MATCH_REQUESTS, ALTERNATIVES, ['bookings'], ['session'], ['availability']]
    const refetchType = page === 'stays' ? 'active' : 'none'
    await Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType })))
  }
}
