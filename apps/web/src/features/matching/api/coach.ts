import { endCoaching } from '@shinequo/contract/matching/endings'
import {
  decideRequest,
  listStudentRequests,
  type MatchDecision,
} from '@shinequo/contract/matching/student-requests'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { reasonsInPageLanguage } from '../../../lib/reasons-language.ts'
import { useChange } from '../../../lib/use-change.ts'

const STUDENT_REQUESTS = ['student-requests']

/** The requests that wait for the signed-in coach, the longest first. */
export function useStudentRequests() {
  return useQuery({
    queryKey: STUDENT_REQUESTS,
    queryFn: async ({ signal }) => reasonsInPageLanguage(await call(listStudentRequests, { signal })),
    refetchOnMount: 'always',
  })
}

/** Accepts or declines; the lists of requests and of students are asked for anew, whether it went or was refused. */
export function useDecide() {
  return useChange(
    ({ id, decision }: { id: string; decision: MatchDecision }) =>
      call(decideRequest, { params: { id }, body: { decision } }),
    { invalidates: [STUDENT_REQUESTS, ['coach-students']] },
  )
}

/**
 * Ends the signed-in coach's match with a student. The students are asked for anew where they are shown next, not on
 * the page of this one, who is no longer to be seen.
 */
export function useEndCoaching(studentId: string) {
  return useChange((reason: string) => call(endCoaching, { params: { id: studentId }, body: { reason } }), {
    onSuccess: (_ended, queries) =>
      queries.invalidateQueries({ queryKey: ['coach-students'], refetchType: 'none' }),
  })
}
