import { endCoaching } from '@shinequo/contract/matching/endings'
import {
  decideRequest,
  listStudentRequests,
  type MatchDecision,
} from '@shinequo/contract/matching/student-requests'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const STUDENT_REQUESTS = ['student-requests']

const studentRequests = queryOptions({
  queryKey: STUDENT_REQUESTS,
  queryFn: ({ signal }) => call(listStudentRequests, { signal }),
  meta: { live: 'sessions' },
})

/**
 * The requests that wait for the signed-in coach, the longest waiting first. The page that shows them refetches them
 * when it is opened (`always`), its parts do not.
 */
export function useStudentRequests(refetchOnMount: true | 'always' = true) {
  return useQuery({ ...studentRequests, refetchOnMount })
}

/**
 * Refetches the requests when a page is opened, and says whether they are shown before everything else: if some wait
 * then. Undefined while they load.
 * Later ones do not change it, so that what somebody is about to press does not move; the menu counts them.
 */
export function useRequestsFirst(): boolean | undefined {
  const { data, isPending } = useStudentRequests('always')
  const [first, setFirst] = useState<boolean>()
  if (first === undefined && !isPending) setFirst(data === undefined || data.length > 0)
  return first
}

/** Accepts or declines a request, then refetches the lists of requests and students, on success and on failure. */
export function useDecide() {
  return useChange(
    ({ id, decision }: { id: string; decision: MatchDecision }) =>
      call(decideRequest, { params: { id }, body: { decision } }),
    { invalidates: [STUDENT_REQUESTS, ['coach-students']] },
  )
}

/**
 * Ends the signed-in coach's match with a student. The list of students is refetched where it is shown next, not on the
 * page of this student, which the coach can no longer open.
 */
export function useEndCoaching(studentId: string) {
  return useChange((reason: string) => call(endCoaching, { params: { id: studentId }, body: { reason } }), {
    onSuccess: (_ended, queries) =>
      queries.invalidateQueries({ queryKey: ['coach-students'], refetchType: 'none' }),
  })
}
