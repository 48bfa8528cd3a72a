import {
  decideRequest,
  listMatchRequests,
  listStudentRequests,
  type MatchDecision,
} from '@shinequo/contract/matching'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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

const STUDENT_REQUESTS = ['student-requests']

/** The requests that wait for the signed-in coach, the longest first. */
export function useStudentRequests() {
  return useQuery({
    queryKey: STUDENT_REQUESTS,
    queryFn: ({ signal }) => call(listStudentRequests, { signal }),
    refetchOnMount: 'always',
  })
}

/** Accepts or declines; the lists of requests and of students are asked for anew, whether it went or was refused. */
export function useDecide() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: MatchDecision }) =>
      call(decideRequest, { params: { id }, body: { decision } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: STUDENT_REQUESTS }),
        queries.invalidateQueries({ queryKey: ['coach-students'] }),
      ]),
  })
}
