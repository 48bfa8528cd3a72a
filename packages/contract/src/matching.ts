import * as z from 'zod/mini'
import { coachProfile } from './coaches.ts'
import { endpoint } from './endpoint.ts'
import { endingSentences, matchReason, whyNotReason } from './matching/reasons.ts'
import { type Missing, rule } from './rules.ts'
import * as value from './values.ts'

export const MATCH_STATUSES = ['pending', 'accepted', 'declined', 'ended'] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

export const matchRequest = z.object({
  id: z.string(),
  status: z.enum(MATCH_STATUSES),
  created_at: z.string(),
  from_user_profile: coachProfile,
  reasons: endingSentences,
  /** Why this coach, to the student, the most important first. Empty for a match that is over. */
  reason_codes: z.array(matchReason),
  /** Whether the engine made the match from the student's answers; the reasons are then those of that day. */
  from_answers: z.boolean(),
  /** What the coach of an accepted match wrote to welcome the student; '' for nothing, and once the two have met. */
  welcome: z.string(),
  /** Whether it ended for a student with a confirmed address, which this one can still confirm. */
  gave_way: z.boolean(),
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

/** How long a student may wait for a coach. Never a position in a queue, because there is no queue order. */
export const waiting = z.object({
  waits: z.boolean(),
  /** When the student first answered the questionnaire; null if they are not waiting or have had a coach since. */
  since: z.nullable(z.string()),
  /**
   * Estimated days from `since` until they have a coach, based on recent waits; null if there is no estimate, or nothing
   * to wait for yet.
   */
  days: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /**
   * `no_coach`: no coach that the student could be matched with has room at present. `confirm_email`: a coach is found or
   * kept only once the student has confirmed their address.
   */
  reached: z.enum(['queue', 'no_coach', 'confirm_email']),
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
  sentences: endingSentences,
  /** To the student, the most important first. */
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

/** The rules of matching. Their sentences are in the catalogues of this noun. */
export interface MatchingRules extends Missing<'coach' | 'student' | 'place'> {
  sessions_unsaid: null
  no_such_coach: null
  no_such_student: null
  student_incomplete: null
  nothing_weighs: null
}

/** The fields of matching that messages name. */
export type MatchingLabel =
  | 'language_of_the_profile'
  | 'own_words'
  | 'room'
  | 'times'
  | 'track_record'
  | 'way_of_coaching'
  | 'what_to_work_on'
