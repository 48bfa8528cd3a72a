import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/** What a coach is notified of: requests that wait for an answer, notes before sessions, and ratings. */
export const NOTICES = ['requests', 'notes', 'ratings'] as const
export type Notice = (typeof NOTICES)[number]

/** How many of each the coach has not seen on any device. */
export const coachNotices = z.object({
  requests: z.number(),
  notes: z.number(),
  ratings: z.number(),
  /**
   * The matched students with words that may mean danger, in their answers or about themselves, which the coach has not
   * read.
   */
  care: z.array(z.string()),
  /** The first names of students whose place went to somebody with a confirmed address in the last seven days. */
  gave_way: z.array(z.string()),
  /** When this was counted. */
  at: z.string(),
})
export type CoachNotices = z.infer<typeof coachNotices>

export const getCoachNotices = endpoint({
  method: 'GET',
  path: '/coach/notices/',
  summary:
    'How many requests, notes before sessions and ratings the coach has not seen yet, and whose words of danger',
  access: 'coach',
  status: 200,
  reply: coachNotices,
})

export const markNoticesSeen = endpoint({
  method: 'POST',
  path: '/coach/notices/seen/',
  summary: 'The coach has seen what there was of a kind at `until`; an earlier `until` changes nothing',
  access: 'coach',
  body: z.object({
    kind: z.enum(NOTICES, { error: rule('choose_between', { values: NOTICES }) }),
    until: value.instant,
  }),
  status: 200,
  reply: coachNotices,
})

export const markWordsRead = endpoint({
  method: 'POST',
  path: '/coach/notices/students/:id/read/',
  summary:
    'The coach has read what a matched student wrote up to `until`; an earlier `until` changes nothing',
  access: 'coach',
  params: z.object({ id: value.id }),
  body: z.object({ until: value.instant }),
  status: 200,
  reply: coachNotices,
})
