import * as z from 'zod/mini'
import { party } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import * as value from '../values.ts'

/** A cancelled session as the student sees it. */
const cancelledSession = z.object({
  id: z.string(),
  mentor_profile: party,
  start_time: z.string(),
  end_time: z.string(),
  /** In the words of the person who cancelled. */
  reason: z.string(),
  /** The coach does not offer the freed time again, so other times are more likely on another day. */
  hour_closed: z.boolean(),
})
export type CancelledSession = z.infer<typeof cancelledSession>

export const listCancellations = endpoint({
  method: 'GET',
  path: '/cancellations/',
  summary: "The student's own cancelled sessions that were still to come and are not put away, by start",
  access: 'signed-in',
  status: 200,
  reply: z.array(cancelledSession),
})

export const putCancellationAway = endpoint({
  method: 'PUT',
  path: '/cancellations/:id/put-away/',
  summary: 'Tell no more of this cancelled session; its id is the booking’s',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 200,
  reply: z.array(cancelledSession),
})
