import * as z from 'zod/mini'
import { coachProfile } from './coaches.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

export const MATCH_STATUSES = ['pending', 'accepted', 'declined', 'ended'] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

export const matchRequest = z.object({
  id: z.string(),
  status: z.enum(MATCH_STATUSES),
  created_at: z.string(),
  from_user_profile: coachProfile,
})
export type MatchRequest = z.infer<typeof matchRequest>

export const listMatchRequests = endpoint({
  method: 'GET',
  path: '/match-requests/',
  summary: "The caller's own match requests, every status, newest first",
  access: 'signed-in',
  query: z.object({
    status: z.optional(
      z.enum(MATCH_STATUSES, { error: 'Please choose pending, accepted, declined or ended' }),
    ),
  }),
  status: 200,
  reply: z.array(matchRequest),
})

/** A student who waits for a coach's decision: no more than it needs, since the coach is not theirs yet. */
export const studentRequest = z.object({
  id: z.string(),
  created_at: z.string(),
  first_name: z.string(),
  school: z.string(),
  degree: z.string(),
  course: z.string(),
  language_preference: z.string(),
  /** What speaks for the two, in words. */
  reasons: z.array(z.string()),
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
  params: z.object({ id: field.id }),
  body: z.object({ decision: z.enum(MATCH_DECISIONS, { error: 'Please choose accepted or declined' }) }),
  status: 200,
  reply: z.object({ id: z.string(), status: z.enum(MATCH_STATUSES) }),
})
