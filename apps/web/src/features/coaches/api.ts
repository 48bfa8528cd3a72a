import {
  getOwnCoachProfile,
  listMentors,
  type OwnCoachProfile,
  updateCoachProfile,
  uploadCoachPicture,
} from '@shinequo/contract/coaches'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../lib/api-client.ts'
import { useWrite } from '../../lib/use-write.ts'

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

const OWN_PAGE = ['own-coach-page']

/** The signed-in coach's own page, and what is still to do before an approval. */
export function useOwnPage() {
  return useQuery({ queryKey: OWN_PAGE, queryFn: ({ signal }) => call(getOwnCoachProfile, { signal }) })
}

/** Saves parts of the own page and its picture, and puts the server's answer in place. */
export function useSaveOwnPage() {
  const queries = useQueryClient()
  const put = (page: OwnCoachProfile) => {
    queries.setQueryData(OWN_PAGE, page)
    // The side's frame shows the picture too.
    void queries.invalidateQueries({ queryKey: ['account'] })
  }
  return {
    save: useWrite(async (changes: BodyInput<typeof updateCoachProfile>) =>
      put(await call(updateCoachProfile, { body: changes })),
    ),
    savePicture: useWrite(async ({ portrait, fileName }: { portrait: Blob; fileName: string }) => {
      const body = new FormData()
      body.append('image', portrait, fileName)
      put(await call(uploadCoachPicture, { body }))
    }),
  }
}
