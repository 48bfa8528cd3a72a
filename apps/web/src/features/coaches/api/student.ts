import { getMentor } from '@shinequo/contract/coaches'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../lib/api-client.ts'
import { ApiError } from '../../../lib/error-catalogue.ts'

const MENTORS = ['mentors']

/** One coach by id; `data` is null if no such coach is open to students. */
export function useCoach(coachId: string) {
  return useQuery({
    queryKey: [...MENTORS, coachId],
    queryFn: ({ signal }) =>
      call(getMentor, { params: { id: coachId }, signal }).then(
        ({ from_user_profile }) => from_user_profile,
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        },
      ),
  })
}

/** Refetches coaches, because their ratings have changed. */
export function useReloadCoaches(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: MENTORS }), [queries])
}
