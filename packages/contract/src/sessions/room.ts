import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as value from '../values.ts'

const params = z.object({ id: value.id })

const roomPerson = z.object({ first_name: z.string(), last_name: z.string(), url: z.nullable(z.string()) })

/** The room of a session, as one of its two people finds it. */
const sessionRoom = z.object({
  /** The booking's. */
  id: z.string(),
  role: z.enum(['student', 'coach']),
  you: roomPerson,
  other: roomPerson,
  start_time: z.string(),
  end_time: z.string(),
  /** When it opens, and when it closes. */
  opens_at: z.string(),
  closes_at: z.string(),
  state: z.enum(['early', 'open', 'closed', 'cancelled']),
  /** Where the session meets instead of in the room; null: it meets in the room. */
  elsewhere: z.nullable(z.string()),
  /** For the student, while the room is open: the coach's telephone line; null: they gave none. */
  phone: z.nullable(z.string()),
  /** Whether the other one is in it at this moment. */
  other_here: z.boolean(),
  /** How the two browsers reach each other: over our relay alone, directly, or on one network only. */
  network: z.enum(['relay', 'direct', 'local']),
  /** Where they ask for a way, with credentials that end with the room; none while it is not open. */
  ice_servers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.optional(z.string()),
      credential: z.optional(z.string()),
    }),
  ),
  /** The time of the server. */
  now: z.string(),
})
export type SessionRoom = z.infer<typeof sessionRoom>

export const getRoom = endpoint({
  method: 'GET',
  path: '/bookings/:id/room/',
  summary: 'The room of a session, for its two people only',
  access: 'signed-in',
  params,
  status: 200,
  reply: sessionRoom,
})
