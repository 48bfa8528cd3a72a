import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as value from '../values.ts'

const params = z.object({ id: value.id })

const roomPerson = z.object({ first_name: z.string(), last_name: z.string(), url: z.nullable(z.string()) })

/** The room of a session as its student or coach sees it. */
const sessionRoom = z.object({
  /** The booking's id. */
  id: z.string(),
  role: z.enum(['student', 'coach']),
  you: roomPerson,
  other: roomPerson,
  /** The zone in which a coach sees all times; null for students, who see the times of their browser. */
  time_zone: z.nullable(z.string()),
  start_time: z.string(),
  end_time: z.string(),
  /** When it opens, and when it closes. */
  opens_at: z.string(),
  closes_at: z.string(),
  state: z.enum(['early', 'open', 'closed', 'cancelled']),
  /** The address where the session takes place instead; null if it takes place in the room. */
  elsewhere: z.nullable(z.string()),
  /** For the student, while the room is open: the coach's phone number; null if they gave none. */
  phone: z.nullable(z.string()),
  /** Whether the other person is in the room now. */
  other_here: z.boolean(),
  /** How the two browsers connect: only over our relay, directly, or only within one network. */
  network: z.enum(['relay', 'direct', 'local']),
  /** The servers used to connect, with credentials that expire with the room; empty while it is not open. */
  ice_servers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.optional(z.string()),
      credential: z.optional(z.string()),
    }),
  ),
  /** The server's time. */
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
