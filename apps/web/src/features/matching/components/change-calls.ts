import type { BodyOf } from '@shinequo/contract/endpoint'
import { changeCoach, listAlternatives } from '@shinequo/contract/matching'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useWrite } from '../../../lib/use-write.ts'

const ALTERNATIVES = ['alternatives']

/** What a match can be changed to; asked for anew at each visit, but not under the hand of whoever is choosing. */
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
  return useWrite((body: BodyOf<typeof changeCoach>) => call(changeCoach, { params: { id: matchId }, body }))
}

/**
 * Everything that a change of coach has changed, or that was old when one was refused, is asked for anew: at once where
 * this page stays. Where it is left the next page asks: an answer on its way to a page that goes would be given up in
 * favour of the old one.
 */
export function useReloadAfterChange(): (page: 'stays' | 'is left') => Promise<void> {
  const queries = useQueryClient()
  return async (page) => {
    const shown = [['match-requests'], ALTERNATIVES, ['bookings'], ['session'], ['availability']]
    const refetchType = page === 'stays' ? 'active' : 'none'
    await Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType })))
  }
}
