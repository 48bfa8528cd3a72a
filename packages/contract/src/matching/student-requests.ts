import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MATCH_STATUSES } from '../matching.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'
import { endingSentences, fitReason } from './reasons.ts'

/**
 * A student who waits for a coach's decision. It shows only what the decision needs, because they are not matched yet.
 */
export const studentRequest = z.object({
  id: z.string(),
  created_at: z.string(),
  /** Until when the coach can answer. After that another coach is asked. */
  answer_by: z.string(),
  first_name: z.string(),
  school: z.string(),
  degree: z.string(),
  course: z.string(),
  language_preference: z.string(),
  /** Whether what the student wrote about themselves has words that may indicate danger. */
  needs_care: z.boolean(),
  reasons: endingSentences,
  /** The reasons for the two. */
  reason_codes: z.array(fitReason),
})
export type StudentRequest = z.infer<typeof studentRequest>

export const listStudentRequests = endpoint({
  method: 'GET',
  path: '/coach/match-requests/',
  summary:
    'Requests that wait for the coach, the longest first; none unless coaches decide in this programme',
  access: 'coach',
  status: 200,
  reply: z.array(studentRequest),
})

export const MATCH_DECISIONS = ['accepted', 'declined'] as const
export type MatchDecision = (typeof MATCH_DECISIONS)[number]

export const decideRequest = endpoint({
  method: 'POST',
  path: '/coach/match-requests/:id/decision/',
  summary: 'Accept or decline a request; the same decision again is answered alike',
  access: 'coach',
  params: z.object({ id: value.id }),
  body: z.object({
    decision: z.enum(MATCH_DECISIONS, { error: rule('choose_between', { values: MATCH_DECISIONS }) }),
  }),
  status: 200,
  reply: z.object({ id: z.string(), status: z.enum(MATCH_STATUSES) }),
})
