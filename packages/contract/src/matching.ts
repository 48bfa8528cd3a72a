import * as z from 'zod/mini'
import { coachProfile } from './coaches.ts'
import { endpoint } from './endpoint.ts'
import { matchReason, whyNotReason } from './matching/reasons.ts'
import { rule } from './rules.ts'
import * as value from './values.ts'

export const MATCH_STATUSES = ['pending', 'accepted', 'declined', 'ended'] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

export const matchRequest = z.object({
  id: z.string(),
  status: z.enum(MATCH_STATUSES),
  created_at: z.string(),
  from_user_profile: coachProfile,
  /** Why this coach, in sentences to the student, what weighs most first; none of a match that is over. */
  reasons: z.array(z.string()),
  reason_codes: z.array(matchReason),
  /** Whether the engine made it from the student's answers, and `reasons` are those of that day. */
  from_answers: z.boolean(),
})
export type MatchRequest = z.infer<typeof matchRequest>

export const listMatchRequests = endpoint({
  method: 'GET',
  path: '/match-requests/',
  summary: "The caller's own match requests, every status, newest first",
  access: 'signed-in',
  query: z.object({
    status: z.optional(z.enum(MATCH_STATUSES, { error: rule('choose_between', { values: MATCH_STATUSES }) })),
  }),
  status: 200,
  reply: z.array(matchRequest),
})

/** How a student waits for a coach; never a place in a row, since there is none. */
export const waiting = z.object({
  waits: z.boolean(),
  /** When the student first answered the questionnaire; null of one who does not wait, or has had a coach since. */
  since: z.nullable(z.string()),
  /** About so many days from there to a coach, as it went lately; null while nobody can say. */
  days: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** `no_coach`: nobody has room at present whom the student could be matched with. */
  reached: z.enum(['queue', 'no_coach']),
})
export type Waiting = z.infer<typeof waiting>

export const getWaiting = endpoint({
  method: 'GET',
  path: '/match-requests/waiting/',
  summary: 'Whether the student waits for a coach, and about how long that takes',
  access: 'signed-in',
  status: 200,
  reply: waiting,
})

export const whyNot = z.object({
  /** To the student, what weighs most first. */
  sentences: z.array(z.string()),
  reason_codes: z.array(whyNotReason),
})
export type WhyNot = z.infer<typeof whyNot>

export const getWhyNot = endpoint({
  method: 'GET',
  path: '/mentors/:id/why-not/',
  summary: 'Why the student is not matched with this coach, in words; never what passed between the two',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 200,
  reply: whyNot,
})
