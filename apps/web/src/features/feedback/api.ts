import type { BodyInput } from '@shinequo/contract/endpoint'
import { giveFeedback } from '@shinequo/contract/feedback'
import { call } from '../../lib/api-client.ts'

export type FeedbackBody = BodyInput<typeof giveFeedback>

/** Gives feedback on a session that is over, once. */
export async function sendFeedback(bookingId: string, body: FeedbackBody): Promise<void> {
  await call(giveFeedback, { params: { id: bookingId }, body })
}
