import type { BodyInput } from '@shinequo/contract/endpoint'
import { getSchoolResources } from '@shinequo/contract/schools'
import { confirmSchoolCode, sendSchoolCode } from '@shinequo/contract/schools/proofs'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'
import { updateUserDetails } from '../../../lib/user-state.ts'

/**
 * The wellness page of the own school, whose value tells one school's answer from the next. Never asked for anew by
 * itself: the page would be loaded again under its reader.
 */
export function useSchoolResources(school: string) {
  return useQuery({
    queryKey: ['school-resources', school],
    queryFn: ({ signal }) => call(getSchoolResources, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Has a code mailed to an address at a school. */
export function useSendSchoolCode() {
  return useChange((email: string) => call(sendSchoolCode, { body: { email } }))
}

/** Proves a school by its code: the profile says so at once, and wall and feed are asked for anew. */
export function useConfirmSchoolCode(profileId: string) {
  return useChange((body: BodyInput<typeof confirmSchoolCode>) => call(confirmSchoolCode, { body }), {
    onSuccess: ({ proved_school }, queries) => {
      updateUserDetails(profileId, { proved_school })
      for (const queryKey of [['posts'], ['stories']]) void queries.invalidateQueries({ queryKey })
    },
  })
}
