import type { BodyInput } from '@shinequo/contract/endpoint'
import { getSchoolResources } from '@shinequo/contract/schools'
import { confirmSchoolCode, sendSchoolCode } from '@shinequo/contract/schools/proofs'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'
import { updateUserDetails } from '../../../lib/user-state.ts'

/**
 * The wellness page of the student's school; the school is only part of the cache key. Never refetched automatically,
 * because that would reload the page while the student reads it.
 */
export function useSchoolResources(school: string) {
  return useQuery({
    queryKey: ['school-resources', school],
    queryFn: ({ signal }) => call(getSchoolResources, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Requests a mail with a code to an address at a school. */
export function useSendSchoolCode() {
  return useChange((email: string) => call(sendSchoolCode, { body: { email } }))
}

/** Proves a school by its code. Updates the profile at once and refetches wall and feed. */
export function useConfirmSchoolCode(profileId: string) {
  return useChange((body: BodyInput<typeof confirmSchoolCode>) => call(confirmSchoolCode, { body }), {
    onSuccess: ({ proved_school }, queries) => {
      updateUserDetails(profileId, { proved_school })
      for (const queryKey of [['posts'], ['stories']]) void queries.invalidateQueries({ queryKey })
    },
  })
}
