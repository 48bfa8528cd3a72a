import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { MATCH_STATUSES } from '../matching.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'
import { fitReason } from './reasons.ts'
import { MATCH_DECISIONS } from './student-requests.ts'

const params = z.object({ id: value.id })
const decided = z.object({ id: z.string(), status: z.enum(MATCH_STATUSES) })

const name = { first_name: z.string(), last_name: z.string(), url: z.nullable(z.string()) }

/** A student as administrators see them beside a match: `id` is the profile's. */
const matchedStudent = z.object({ id: z.string(), account_id: z.string(), ...name, school: z.string() })

/** A match as administrators see it. */
export const programmeMatch = z.object({
  id: z.string(),
  status: z.enum(MATCH_STATUSES),
  created_at: z.string(),
  student: matchedStudent,
  /** `places_left` of the coach's capacity; a live match takes one, and so does a request that waits. */
  coach: z.object({ id: z.string(), ...name, places_left: z.number() }),
  /** What speaks for the two by the student's newest answers, in words. */
  reasons: z.array(z.string()),
  reason_codes: z.array(fitReason),
  /** Whether it was a request that its coach did not answer in time. */
  expired: z.boolean(),
  /** By whom it came to be what it is; null: by the engine. The name is '' when that account is gone. */
  decided: z.nullable(
    z.object({
      role: z.enum(['student', 'coach', 'admin']),
      name: z.string(),
      at: z.string(),
      reason: z.string(),
      /** Whether a student's reason has words that may mean danger. */
      needs_care: z.boolean(),
    }),
  ),
  can: z.object({ decide: z.boolean(), end: z.boolean() }),
})
export type ProgrammeMatch = z.infer<typeof programmeMatch>

/** The lists of matches: what waits, what stands, and what does not any more, declined requests among it. */
export const MATCH_LISTS = ['pending', 'accepted', 'ended'] as const
export type MatchList = (typeof MATCH_LISTS)[number]

export const listMatches = endpoint({
  method: 'GET',
  path: '/admin/matches/',
  summary: 'Matches of the programme, 25 a page: those that wait the longest first, the others newest first',
  access: 'admin',
  query: z.object({
    status: z._default(
      z.enum(MATCH_LISTS, { error: rule('choose_between', { values: MATCH_LISTS }) }),
      'pending',
    ),
    /** Part of the student's name or the coach's; one or two characters are the beginning of a word of it. */
    search: z.optional(field.text(200, 'search')),
    cursor: z.optional(field.text(400, 'cursor')),
  }),
  status: 200,
  reply: z.object({
    matches: z.array(programmeMatch),
    /** Of what the search asks for, in each list, up to MAX_COUNTED. */
    counts: z.record(z.enum(MATCH_LISTS), z.number()),
    next: z.nullable(z.string()),
  }),
})

export const decideMatch = endpoint({
  method: 'POST',
  path: '/admin/matches/:id/decision/',
  summary:
    'Approve or decline a request, unless its coach decides; the same decision again is answered alike',
  access: 'admin',
  params,
  body: z.object({
    decision: z.enum(MATCH_DECISIONS, { error: rule('choose_between', { values: MATCH_DECISIONS }) }),
  }),
  status: 200,
  reply: decided,
})

/** A coach with room whom a student could be paired with. */
export const candidate = z.object({
  id: z.string(),
  ...name,
  focus_area: z.string(),
  places_left: z.number(),
  /** Where the engine puts this coach, from 1; null: it does not, because of what was before or of the language. */
  rank: z.nullable(z.number()),
  reasons: z.array(z.string()),
  reason_codes: z.array(fitReason),
  /** How a former match of the two went out by a person's decision. */
  before: z.nullable(z.enum(['declined', 'ended'])),
})
export type Candidate = z.infer<typeof candidate>

export const listCandidates = endpoint({
  method: 'GET',
  path: '/admin/candidates/',
  summary: 'The 20 coaches who fit a student best, of those with room who are not matched with them',
  access: 'admin',
  query: z.object({
    /** The student's account. */
    student: value.uuid(rule('student_required')),
    /** Part of the coach's name. */
    search: z.optional(field.text(200, 'search')),
  }),
  status: 200,
  reply: z.object({
    /** `places_left` of the three coaches that a student can have. */
    student: z.object({ ...matchedStudent.shape, completed: z.boolean(), places_left: z.number() }),
    /** Whom the student is matched with: `id` is the match's. */
    standing: z.array(z.object({ id: z.string(), ...name })),
    candidates: z.array(candidate),
    total: z.number(),
  }),
})

export const pairByHand = endpoint({
  method: 'POST',
  path: '/admin/matches/',
  summary:
    'Match a student with a coach at once, whoever decides otherwise; in place of a match that stands, where named',
  access: 'admin',
  body: z.object({
    student_profile: value.uuid(rule('student_required')),
    mentor_profile: value.uuid(rule('coach_required')),
    /** The student's match that ends to make room; an ending needs a reason. */
    instead_of: z.optional(value.uuid(rule('place_required'))),
    reason: z._default(field.text(500, 'reason'), ''),
  }),
  status: 201,
  reply: decided,
})
