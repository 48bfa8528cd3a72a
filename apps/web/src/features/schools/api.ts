import type { BodyInput, ParamsOf } from '@shinequo/contract/endpoint'
import {
  addSchool,
  checkSchoolLink,
  confirmSchoolCode,
  countUnproved,
  getSchoolResources,
  listSchools,
  saveSchool,
  sendSchoolCode,
} from '@shinequo/contract/schools'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api-client.ts'
import { useWrite } from '../../lib/use-write.ts'
import { updateUserDetails } from '../../lib/user-state.ts'

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
  return useWrite((email: string) => call(sendSchoolCode, { body: { email } }))
}

/** Proves a school by its code: the profile says so at once, and wall and feed are asked for anew. */
export function useConfirmSchoolCode(profileId: string) {
  const queries = useQueryClient()
  return useWrite(async (body: BodyInput<typeof confirmSchoolCode>) => {
    const { proved_school } = await call(confirmSchoolCode, { body })
    updateUserDetails(profileId, { proved_school })
    for (const queryKey of [['posts'], ['stories']]) void queries.invalidateQueries({ queryKey })
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
    onSettled: () =>
      Promise.all([SCHOOLS, ['school-list']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}

/** How many students wall and feed are closed to, because their school is not proved. */
export function useUnprovedCount() {
  return useQuery({ queryKey: ['unproved'], queryFn: ({ signal }) => call(countUnproved, { signal }) })
}

export function useAddSchool() {
  return useSchoolChange((body: BodyInput<typeof addSchool>) => call(addSchool, { body }))
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
