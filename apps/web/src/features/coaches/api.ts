import { listMentors } from '@shinequo/contract/coaches'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../lib/api-client.ts'

const MENTORS = ['mentors']

/** One coach by id, out of the list of all; `data` is null when the list has none of that id. */
export function useCoach(coachId: string) {
  return useQuery({
    queryKey: MENTORS,
    queryFn: ({ signal }) => call(listMentors, { signal }),
    select: (items) => items.find((item) => item.from_user_profile.id === coachId)?.from_user_profile ?? null,
  })
}

/** Asks for the coaches anew where they are shown: their ratings have changed. */
export function useReloadCoaches(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: MENTORS }), [queries])
}
