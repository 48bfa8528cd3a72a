import {
  getMeetingPlace,
  type MeetingPlace,
  saveMeetingPlace,
} from '@shinequo/contract/coaches/meeting-place'
import {
  getOwnCoachProfile,
  type OwnCoachProfile,
  updateCoachProfile,
  uploadCoachPicture,
} from '@shinequo/contract/coaches/own-page'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const OWN_PAGE = ['own-coach-page']

/** The signed-in coach's own page, and what is still to do before an approval. */
export function useOwnPage() {
  return useQuery({ queryKey: OWN_PAGE, queryFn: ({ signal }) => call(getOwnCoachProfile, { signal }) })
}

function putOwnPage(page: OwnCoachProfile, queries: QueryClient): void {
  queries.setQueryData(OWN_PAGE, page)
  // The side's frame shows the picture too.
  void queries.invalidateQueries({ queryKey: ['account'] })
}

/** Saves parts of the own page, and puts the server's answer in place. */
export function useSaveOwnPage() {
  return useChange((body: BodyInput<typeof updateCoachProfile>) => call(updateCoachProfile, { body }), {
    onSuccess: putOwnPage,
  })
}

/** Saves the own picture, and puts the server's answer in place. */
export function useSaveOwnPicture() {
  return useChange(
    ({ portrait, fileName }: { portrait: Blob; fileName: string }) => {
      const body = new FormData()
      body.append('image', portrait, fileName)
      return call(uploadCoachPicture, { body })
    },
    { onSuccess: putOwnPage },
  )
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
  return useChange((place: MeetingPlace) => call(saveMeetingPlace, { body: place }), {
    onSuccess: async (saved, queries) => {
      await queries.invalidateQueries({ refetchType: 'none' })
      queries.setQueryData(MEETING_PLACE, saved)
    },
  })
}
