import type { BodyInput } from '@shinequo/contract/endpoint'
import { giveFeedback } from '@shinequo/contract/feedback'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

export type FeedbackBody = BodyInput<typeof giveFeedback>

/** Gives feedback on a session that is over, once. */
export function useSendFeedback(bookingId: string) {
  return useChange((body: FeedbackBody) => call(giveFeedback, { params: { id: bookingId }, body }))
}
