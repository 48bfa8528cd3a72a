import * as z from 'zod/mini'
import { BOOKING_STATUSES } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import type { Missing } from './rules.ts'
import * as value from './values.ts'

/** A session's time; the end is exclusive. */
const time = z.object({ start_time: z.string(), end_time: z.string() })

const params = z.object({ id: value.id })

/** A session as shown to its student or coach. */
export const sessionDetails = z.object({
  ...time.shape,
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** The address where the two meet. */
  url: z.string(),
  other: z.object({
    /** The profile's id. */
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    url: z.nullable(z.string()),
    /** IANA name; null if unknown. */
    time_zone: z.nullable(z.string()),
    /** For the coach of a matched student: whether what the student wrote elsewhere may indicate danger. */
    needs_care: z.boolean(),
    /** For the coach: whether they can open the student's page. */
    can_open: z.boolean(),
  }),
  pre_session_note: z.string(),
  /** For the coach: whether the note has words that may indicate danger. */
  needs_care: z.boolean(),
  /** When the student confirmed that they will attend; null if they have not. */
  attending_at: z.nullable(z.string()),
  /** Whether the caller may confirm attendance now. */
  can_attend: z.boolean(),
  /** Whether the caller may give feedback now. */
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

/** The rules of sessions. Their sentences are in the catalogues of this noun. */
export interface SessionRules extends Missing<'note' | 'session'> {
  after_negative: null
  after_number: null
  after_whole: null
  key_invalid: null
  ticket_kind: null
  session_unrelated: null
  date_beyond_a_year: null
}

/** The fields of sessions that messages name. */
export type SessionLabel = 'shared'
