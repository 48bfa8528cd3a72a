import * as z from 'zod/mini'
import { coachProfile } from './coaches.ts'
import { endpoint } from './endpoint.ts'

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
