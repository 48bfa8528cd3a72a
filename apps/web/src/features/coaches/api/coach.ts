import {
  getMeetingPlace,
  type MeetingPlace,
  saveMeetingPlace,
} from '@shinequo/contract/coaches/meeting-place'
import {
  getOwnCoachProfile,
  type OwnCoachProfile,
  sendForReview,
  updateCoachProfile,
  uploadCoachPicture,
} from '@shinequo/contract/coaches/own-page'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const OWN_PAGE = ['own-coach-page']

/** The signed-in coach's own page, and what is missing for an approval. */
export function useOwnPage() {
  return useQuery({ queryKey: OWN_PAGE, queryFn: ({ signal }) => call(getOwnCoachProfile, { signal }) })
}

function putOwnPage(page: OwnCoachProfile, queries: QueryClient): void {
  queries.setQueryData(OWN_PAGE, page)
  // The frame of the coaches' pages shows the picture too.
  void queries.invalidateQueries({ queryKey: ['account'] })
}

/** Saves parts of one's own page and caches the server's reply. */
export function useSaveOwnPage() {
  return useChange((body: BodyInput<typeof updateCoachProfile>) => call(updateCoachProfile, { body }), {
    onSuccess: putOwnPage,
  })
}

/** Sends one's own page for review again. */
export function useSendForReview() {
  return useChange(() => call(sendForReview, {}), { onSuccess: putOwnPage })
}

/** Saves one's own picture and caches the server's reply. */
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

/** The signed-in coach's phone number and own meeting link. */
export function useMeetingPlace() {
  return useQuery({
    queryKey: MEETING_PLACE,
    queryFn: ({ signal }) => call(getMeetingPlace, { signal }),
  })
}

/**
 * Saves both. Everything cached is marked stale without a refetch: sessions load again when next shown, because they
 * meet elsewhere now.
 */
export function useSaveMeetingPlace() {
  return useChange((place: MeetingPlace) => call(saveMeetingPlace, { body: place }), {
    onSuccess: async (saved, queries) => {
      await queries.invalidateQueries({ refetchType: 'none' })
      queries.setQueryData(MEETING_PLACE, saved)
    },
  })
}
