import type { BodyInput } from '@shinequo/contract/endpoint'
import { giveFeedback } from '@shinequo/contract/feedback'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

export type FeedbackBody = BodyInput<typeof giveFeedback>

/** Coaches, whose ratings change. Named here, so that the dashboard does not load the list of all coaches. */
const MENTORS = ['mentors']

/** Sends feedback on a past session, once. */
export function useSendFeedback(bookingId: string) {
  return useChange((body: FeedbackBody) => call(giveFeedback, { params: { id: bookingId }, body }), {
    invalidates: [MENTORS],
  })
}
