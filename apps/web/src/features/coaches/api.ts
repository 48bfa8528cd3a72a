import {
  getMeetingPlace,
  getMentor,
  getOwnCoachProfile,
  type MeetingPlace,
  type OwnCoachProfile,
  saveMeetingPlace,
  updateCoachProfile,
  uploadCoachPicture,
} from '@shinequo/contract/coaches'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/error-catalogue.ts'
import { useWrite } from '../../lib/use-write.ts'

const MENTORS = ['mentors']

/** One coach by id; `data` is null when there is none who is open to students. */
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

const MEETING_PLACE = ['meeting-place']

/** The signed-in coach's telephone line and own meeting link. */
export function useMeetingPlace() {
  return useQuery({
    queryKey: MEETING_PLACE,
    queryFn: ({ signal }) => call(getMeetingPlace, { signal }),
  })
}

/** Saves both; sessions are asked for anew when they are shown next, since they meet elsewhere now. */
export function useSaveMeetingPlace() {
  const queries = useQueryClient()
  return useWrite(async (place: MeetingPlace) => {
    const saved = await call(saveMeetingPlace, { body: place })
    await queries.invalidateQueries({ refetchType: 'none' })
    queries.setQueryData(MEETING_PLACE, saved)
  })
}
