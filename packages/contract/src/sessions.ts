import * as z from 'zod/mini'
import { BOOKING_STATUSES } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import * as value from './values.ts'

/** A session's time; the end is not included. */
const time = z.object({ start_time: z.string(), end_time: z.string() })

const params = z.object({ id: value.id })

/** A session as the page of it shows it to one of its two people. */
export const sessionDetails = z.object({
  ...time.shape,
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Where the two meet. */
  url: z.string(),
  other: z.object({
    /** The profile's. */
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    url: z.nullable(z.string()),
    /** IANA; null while nobody has told it. */
    time_zone: z.nullable(z.string()),
  }),
  pre_session_note: z.string(),
  /** For the coach: whether the note has words that may mean danger. */
  needs_care: z.boolean(),
  /** When the student said that they will be there; null: not yet. */
  attending_at: z.nullable(z.string()),
  /** Whether the caller may say so now. */
  can_attend: z.boolean(),
  /** Whether the caller may give feedback on it now. */
  can_rate: z.boolean(),
})
export type SessionDetails = z.infer<typeof sessionDetails>

export const getSession = endpoint({
  method: 'GET',
  path: '/sessions/:id/',
  summary: 'One session, for its two people',
  access: 'signed-in',
  params,
  status: 200,
  reply: sessionDetails,
})
