import type { BodyInput } from '@shinequo/contract/endpoint'
import { giveFeedback, SHARED } from '@shinequo/contract/feedback'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

export type FeedbackBody = BodyInput<typeof giveFeedback>

/** Coaches, whose ratings change. Named here, so that the dashboard does not load the list of all coaches. */
const MENTORS = ['mentors']

/** Sends feedback on a past session, once. */
export function useSendFeedback(bookingId: string) {
  return useChange(
    (body: FeedbackBody) =>
      // The form says so before anything is written.
      call(giveFeedback, { params: { id: bookingId }, query: { texts: SHARED }, body }),
    {
      invalidates: [MENTORS],
    },
  )
}
