import { endCoaching } from '@shinequo/contract/matching/endings'
import {
  decideRequest,
  listStudentRequests,
  type MatchDecision,
} from '@shinequo/contract/matching/student-requests'
import { queryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const STUDENT_REQUESTS = ['student-requests']

const studentRequests = queryOptions({
  queryKey: STUDENT_REQUESTS,
  queryFn: ({ signal }) => call(listStudentRequests, { signal }),
  meta: { live: 'sessions' },
})

/** The requests that wait for the signed-in coach, the longest waiting first. */
export function useStudentRequests() {
  return useQuery({ ...studentRequests, refetchOnMount: 'always' })
}

/** Begins to load the requests before it is known whether they will be shown. */
export function usePrefetchStudentRequests(): void {
  usePrefetchQuery(studentRequests)
}

/**
 * Whether requests are shown before everything else: if some wait when the page is opened. Undefined while they load.
 * Later ones do not change it, so that what somebody is about to press does not move; the menu counts them.
 */
export function useRequestsFirst(): boolean | undefined {
  const { data, isPending } = useStudentRequests()
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
