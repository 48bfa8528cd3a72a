import type { BodyInput, ParamsOf } from '@shinequo/contract/endpoint'
import { checkSchoolLink, getSchoolResources, listSchools, saveSchool } from '@shinequo/contract/schools'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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

const SCHOOLS = ['admin-schools']

/** Every listed institution, for administrators. */
export function useSchools() {
  return useQuery({ queryKey: SCHOOLS, queryFn: ({ signal }) => call(listSchools, { signal }) })
}

/** A change after which the list is asked for anew, whether it was made or refused. */
function useSchoolChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: SCHOOLS }),
  })
}

/** A school in an address. */
type Named = ParamsOf<typeof saveSchool>

export function useSaveSchool() {
  return useSchoolChange(({ value, ...body }: Named & BodyInput<typeof saveSchool>) =>
    call(saveSchool, { params: { value }, body }),
  )
}

export function useCheckLink() {
  return useSchoolChange((params: Named) => call(checkSchoolLink, { params }))
}
