import { getSchoolResources } from '@shinequo/contract/schools'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'

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
