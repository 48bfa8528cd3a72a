import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'

/**
 * Students without a coach whose profile is complete. `requested`: a request waits for a decision; `no_coach`: they have
 * answered and no coach was found yet; `no_answers`: they have sent no answers. The first two wait for a match. A student
 * with a coach counts as `requested` too while a request for another one waits.
 */
export const UNMATCHED_GROUPS = ['requested', 'no_coach', 'no_answers'] as const
export type UnmatchedGroup = (typeof UNMATCHED_GROUPS)[number]

/** How many students are in a group, and since when the first of them is; null if there are none. */
const groupCount = z.object({ students: z.number(), since: z.nullable(z.string()) })
export type GroupCount = z.infer<typeof groupCount>

const search = z.optional(field.line(200, 'search'))

export const countUnmatched = endpoint({
  method: 'GET',
  path: '/admin/matches/unmatched/counts/',
  summary: 'How many students wait for a match, and how many have a profile and sent no answers, as of now',
  access: 'admin',
  query: z.object({
    /** Part of the student's name or address; of those with a request, also of its coach's. */
    search,
  }),
  status: 200,
  reply: z.object({ groups: z.record(z.enum(UNMATCHED_GROUPS), groupCount) }),
})

/** Whose last reminder counts: of everybody, or of those who can be reminded again. */
export const REMINDED = ['anybody', 'not_lately'] as const
export type Reminded = (typeof REMINDED)[number]

/** A student of a group. `id` is the profile's. */
export const unmatchedStudent = z.object({
  id: z.string(),
  account_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  url: z.nullable(z.string()),
  school: z.string(),
  /** Since when they are in the group. */
  since: z.string(),
  /** When they were last reminded to answer; null if never. */
  reminded_at: z.nullable(z.string()),
  /** Only people choose coaches for the student. */
  held: z.boolean(),
  /** Whether it is known who the student is, by a confirmed mailbox or a verified school. */
  known: z.boolean(),
})
export type UnmatchedStudent = z.infer<typeof unmatchedStudent>

export const listUnmatched = endpoint({
  method: 'GET',
  path: '/admin/matches/unmatched/',
  summary: 'The students of a group, 25 a page, those who are in it the longest first',
  access: 'admin',
  query: z.object({
    group: z._default(
      z.enum(UNMATCHED_GROUPS, { error: rule('choose_one_of', { values: UNMATCHED_GROUPS }) }),
      'no_answers',
    ),
    search,
    reminded: z._default(
      z.enum(REMINDED, { error: rule('choose_between', { values: REMINDED }) }),
      'anybody',
    ),
    cursor: z.optional(field.opaque(400, 'cursor')),
  }),
  status: 200,
  reply: z.object({
    students: z.array(unmatchedStudent),
    /** How many fit, on all pages. */
    total: z.number(),
    next: z.nullable(z.string()),
  }),
})
