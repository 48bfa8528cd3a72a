import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { addressChange, personStates } from '../people.ts'
import { SCHOOL_PROOFS } from '../schools/proofs.ts'
import * as value from '../values.ts'

const personParams = z.object({ id: value.id })

/** What became of a session, as named in the API. */
const outcomes = ['ahead', 'held', 'no_show', 'cancelled'] as const

/** A student's record: facts and dates, without anything the student wrote and without coaches' notes. */
export const studentRecord = z.object({
  /** The account's id. */
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** What coaches and mail call them, and the search of people finds; '' if they chose none. */
  preferred_name: z.string(),
  email: z.string(),
  address_change: z.nullable(addressChange),
  url: z.nullable(z.string()),
  /** The stored value; '' before the profile is completed. */
  school: z.string(),
  /** The proved school, how and when it was proved; null if none is. */
  proof: z.nullable(z.object({ school: z.string(), by: z.enum(SCHOOL_PROOFS), at: z.string() })),
  profile_completed: z.boolean(),
  /** Whether only people choose coaches for them, not the engine. */
  matching_held: z.boolean(),
  state: z.enum(personStates),
  created_at: z.string(),
  /** When the account is deleted; null if deletion was not requested. */
  deletes_at: z.nullable(z.string()),
  /** Newest first. */
  matches: z.array(
    z.object({
      id: z.string(),
      coach: z.string(),
      status: z.enum(['pending', 'accepted', 'declined', 'ended']),
      created_at: z.string(),
    }),
  ),
  session_counts: z.record(z.enum(outcomes), z.number()),
  /** The 50 with the latest start, latest first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      coach: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      outcome: z.enum(outcomes),
    }),
  ),
})
export type StudentRecord = z.infer<typeof studentRecord>

export const getStudentRecord = endpoint({
  method: 'GET',
  path: '/admin/students/:id/',
  summary:
    "Open a student's record by the account's id; each time is an entry of the audit that the student can read",
  access: 'admin',
  params: personParams,
  status: 200,
  reply: studentRecord,
})
