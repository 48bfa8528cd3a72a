import type { BodyInput, ParamsOf } from '@shinequo/contract/endpoint'
import {
  addSchool,
  checkSchoolLink,
  joinSchool,
  pageOfSchools,
  previewJoining,
  type SchoolList,
  saveSchool,
  setSchoolState,
} from '@shinequo/contract/schools/admin-schools'
import { confirmSchool, countUnproved, takeSchoolBack } from '@shinequo/contract/schools/proofs'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const SCHOOLS = ['admin-schools']

/** The schools that match a search, page by page. While another search loads, the previous list stays. */
export function usePageOfSchools(search: string, state: SchoolList | undefined) {
  return useInfiniteQuery({
    queryKey: [...SCHOOLS, search, state],
    queryFn: ({ signal, pageParam }) =>
      call(pageOfSchools, {
        signal,
        query: { state, ...(search !== '' && { search }), ...(pageParam !== null && { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** How many students cannot open wall and feed because their school is not proved. */
export function useUnprovedCount() {
  return useQuery({ queryKey: ['unproved'], queryFn: ({ signal }) => call(countUnproved, { signal }) })
}

/** The queries that show schools. They are also refetched after a refused change, because a school may have changed. */
const invalidates = [SCHOOLS, ['school-list']]

export function useAddSchool() {
  return useChange((body: BodyInput<typeof addSchool>) => call(addSchool, { body }), { invalidates })
}

/** The path parameter of a school. */
type Named = ParamsOf<typeof saveSchool>

export function useSaveSchool() {
  return useChange(
    ({ value, ...body }: Named & BodyInput<typeof saveSchool>) =>
      call(saveSchool, { params: { value }, body }),
    { invalidates },
  )
}

export function useCheckLink() {
  return useChange((params: Named) => call(checkSchoolLink, { params }), { invalidates })
}

export function useSetSchoolState() {
  return useChange(
    ({ value, ...body }: Named & BodyInput<typeof setSchoolState>) =>
      call(setSchoolState, { params: { value }, body }),
    { invalidates },
  )
}

/** What would move if a school were joined to another. */
export function usePreviewJoining() {
  return useChange(({ value, into }: Named & { into: string }) =>
    call(previewJoining, { params: { value }, query: { into } }),
  )
}

export function useJoinSchool() {
  return useChange(
    ({ value, ...body }: Named & BodyInput<typeof joinSchool>) =>
      call(joinSchool, { params: { value }, body }),
    { invalidates: [...invalidates, ['school-posts']] },
  )
}

/** The queries that show whether a student's school is proved. */
const proofOf = (studentId: string) => [['student-record', studentId], ['unproved'], SCHOOLS]

export function useConfirmSchool(id: string) {
  return useChange((body: BodyInput<typeof confirmSchool>) => call(confirmSchool, { params: { id }, body }), {
    invalidates: proofOf(id),
  })
}

export function useTakeSchoolBack(id: string) {
  return useChange((reason: string) => call(takeSchoolBack, { params: { id }, body: { reason } }), {
    invalidates: proofOf(id),
  })
}
