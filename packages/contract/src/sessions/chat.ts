import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

const params = z.object({ id: value.id })

/** A chat message in the room. */
const sessionMessage = z.object({
  /** Increasing. */
  id: z.number(),
  /** An id chosen by the author's browser. */
  key: z.string(),
  author: z.enum(['student', 'coach']),
  text: z.string(),
  sent_at: z.string(),
  /** For the coach: whether a student's words may indicate danger. */
  needs_care: z.boolean(),
})
export type SessionMessage = z.infer<typeof sessionMessage>

/** Longest message, in characters. */
export const MESSAGE_MAX = 2000

const afterMessage = z.coerce
  .number({ error: rule('after_number') })
  .check(z.int({ error: rule('after_whole') }), z.gte(0, { error: rule('after_negative') }))

export const listChat = endpoint({
  method: 'GET',
  path: '/bookings/:id/messages/',
  summary: 'What the two wrote to each other in the room, 200 at most after message `after`; for them alone',
  access: 'signed-in',
  params,
  query: z.object({ after: z._default(afterMessage, 0) }),
  status: 200,
  reply: z.object({ messages: z.array(sessionMessage), more: z.boolean() }),
})

export const sendChat = endpoint({
  method: 'POST',
  path: '/bookings/:id/messages/',
  summary: 'Write to the other one while the room is open; the same `key` again is the same message',
  access: 'signed-in',
  params,
  body: z.object({
    key: z.uuid({ error: rule('key_invalid') }),
    text: field.requiredText(MESSAGE_MAX, 'message'),
  }),
  status: 201,
  reply: sessionMessage,
})
