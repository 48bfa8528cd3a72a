import { approveCoach, askForChanges, getCoach, setCapacity } from '@shinequo/contract/coaches/review'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { needsRefetch, useChange } from '../../../lib/use-change.ts'

/** The key of queries that show people, including coaches. */
const PEOPLE = ['people']

/** A coach as students will see them, with what an approval needs. */
export function useCoachToReview(id: string) {
  return useQuery({
    queryKey: [...PEOPLE, 'coach', id],
    queryFn: ({ signal }) => call(getCoach, { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

export function useApprove() {
  return useChange(
    ({ id, version }: { id: string; version: number }) =>
      call(approveCoach, { params: { id }, body: { version } }),
    { invalidates: [PEOPLE], onSuccess: needsRefetch },
  )
}

export function useAskForChanges() {
  return useChange(
    ({ id, ...body }: { id: string; version: number; words: string }) =>
      call(askForChanges, { params: { id }, body }),
    { invalidates: [PEOPLE] },
  )
}

export function useSetCapacity() {
  return useChange(
    ({ id, ...body }: { id: string; version: number; capacity: number }) =>
      call(setCapacity, { params: { id }, body }),
    { invalidates: [PEOPLE] },
  )
}
