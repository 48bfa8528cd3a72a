import { listMatchRequests } from '@shinequo/contract/matching'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../lib/api-client.ts'

const MATCH_REQUESTS = ['match-requests']

/** The own match requests of every status, newest first; always fresh, since a match may come at any moment. */
export function useMatchRequests() {
  return useQuery({
    queryKey: MATCH_REQUESTS,
    queryFn: ({ signal }) => call(listMatchRequests, { signal }),
    refetchOnMount: 'always',
  })
}

/** Asks for the matches anew where they are shown. */
export function useReloadMatches(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: MATCH_REQUESTS }), [queries])
}
