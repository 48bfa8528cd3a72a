import type { BodyInput } from '@shinequo/contract/endpoint'
import { getSchoolResources } from '@shinequo/contract/schools'
import { confirmSchoolCode, sendSchoolCode } from '@shinequo/contract/schools/proofs'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'
import { updateUserDetails } from '../../../lib/user-state.ts'

/** How often, in milliseconds, and how many times a page is asked for whose check has not ended. */
const [LOOK_AGAIN_MS, MOST_LOOKS] = [5000, 12]

/**
 * The wellness page of the student's school; the school is only part of the cache key. Refetched only while the check
 * of its link runs, because a page that the student reads must not go away.
 */
export function useSchoolResources(school: string) {
  return useQuery({
    queryKey: ['school-resources', school],
    queryFn: ({ signal }) => call(getSchoolResources, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.frame === 'unknown' && data.url !== null && dataUpdateCount < MOST_LOOKS ? LOOK_AGAIN_MS : false,
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
