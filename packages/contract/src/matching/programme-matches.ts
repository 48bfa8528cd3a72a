import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { MATCH_STATUSES } from '../matching.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'
import { endingSentences, fitReason } from './reasons.ts'
import { MATCH_DECISIONS } from './student-requests.ts'

const params = z.object({ id: value.id })
const decided = z.object({ id: z.string(), status: z.enum(MATCH_STATUSES) })

const name = { first_name: z.string(), last_name: z.string(), url: z.nullable(z.string()) }

/** A student as administrators see them in a match. `id` is the profile's; `coaches` counts the live matches. */
const matchedStudent = z.object({
  id: z.string(),
  account_id: z.string(),
  ...name,
  school: z.string(),
  coaches: z.number(),
})

/** A match as administrators see it. */
export const programmeMatch = z.object({
  id: z.string(),
  status: z.enum(MATCH_STATUSES),
  created_at: z.string(),
  student: matchedStudent,
  /** `places_left` of the coach's capacity. A live match takes one place, and so does a pending request. */
  coach: z.object({ id: z.string(), ...name, places_left: z.number() }),
  reasons: endingSentences,
  /** The reasons for the two by the student's newest answers. */
  reason_codes: z.array(fitReason),
  /** Whether it was a request that the coach did not answer in time. */
  expired: z.boolean(),
  /** Whether it ended because a student with a confirmed address, or one known otherwise, needed the place. */
  gave_way: z.boolean(),
  /** Who decided its current status; null: the engine. `name` is '' if that account is gone. */
  decided: z.nullable(
    z.object({
      role: z.enum(['student', 'coach', 'admin']),
      name: z.string(),
      at: z.string(),
      reason: z.string(),
      /** Whether a student's reason has words that may indicate danger. */
      needs_care: z.boolean(),
    }),
  ),
  can: z.object({ decide: z.boolean(), end: z.boolean() }),
})
export type ProgrammeMatch = z.infer<typeof programmeMatch>

/**
 * The lists of matches: `pending` ones wait for a decision, `accepted` ones are live, `ended` ones are over and include
 * declined requests.
 */
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
    /**
     * Part of the student's or the coach's name or address. One or two characters match only the beginning of a word of
     * the name, or of the address.
     */
    search: z.optional(field.line(200, 'search')),
    cursor: z.optional(field.opaque(400, 'cursor')),
  }),
  status: 200,
  reply: z.object({
    matches: z.array(programmeMatch),
    /** How many matches fit the search in each list, up to MAX_COUNTED. */
    counts: z.record(z.enum(MATCH_LISTS), z.number()),
    next: z.nullable(z.string()),
  }),
})

/** The columns of the file of matches. docs/exports.md describes them. */
export const MATCH_COLUMNS = [
  'Student',
  'School',
  'Coach',
  'Status',
  'Created',
  'Expired',
  'Decided by (role)',
  'Decided by',
  'Decided',
  'Reason',
] as const

export const exportMatches = endpoint({
  method: 'GET',
  path: '/admin/matches/export/',
  summary: 'All matches of a list as CSV, in its order',
  access: 'admin',
  query: z.object({
    status: z._default(
      z.enum(MATCH_LISTS, { error: rule('choose_between', { values: MATCH_LISTS }) }),
      'pending',
    ),
    search: z.optional(field.line(200, 'search')),
  }),
  inParts: true,
  status: 200,
  reply: z.string(),
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

/** A student whom an administrator can pair by hand. */
export const studentToPair = z.object({ ...matchedStudent.shape, email: z.string(), completed: z.boolean() })
export type StudentToPair = z.infer<typeof studentToPair>

export const listStudentsToPair = endpoint({
  method: 'GET',
  path: '/admin/matches/students/',
  summary: 'The first 25 students by name to pair by hand, those without a coach before the others',
  access: 'admin',
  query: z.object({
    /** Part of the name or e-mail. */
    search: z.optional(field.line(200, 'search')),
  }),
  status: 200,
  reply: z.object({ students: z.array(studentToPair), more: z.boolean() }),
})

/** A coach with room, whom a student could be paired with. */
export const candidate = z.object({
  id: z.string(),
  ...name,
  focus_area: z.string(),
  places_left: z.number(),
  /**
   * The engine's rank of this coach, from 1; null if the engine excludes them because of an earlier match or the
   * language.
   */
  rank: z.nullable(z.number()),
  reasons: endingSentences,
  reason_codes: z.array(fitReason),
  /** How a person ended an earlier match of the two. */
  before: z.nullable(z.enum(['declined', 'ended'])),
})
export type Candidate = z.infer<typeof candidate>

export const listCandidates = endpoint({
  method: 'GET',
  path: '/admin/candidates/',
  summary: 'The 20 coaches who fit a student best, of those with room who are not matched with them',
  access: 'admin',
  query: z.object({
    /** The id of the student's account. */
    student: value.uuid(rule('student_required')),
    /** Part of the coach's name. */
    search: z.optional(field.line(200, 'search')),
  }),
  status: 200,
  reply: z.object({
    /** `places_left` of the three coaches that a student can have. */
    student: z.object({ ...matchedStudent.shape, completed: z.boolean(), places_left: z.number() }),
    /** The student's live matches. `id` is the match's. */
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
    /** A match of the student that ends to make room. Ending a match needs a reason. */
    instead_of: z.optional(value.uuid(rule('place_required'))),
    reason: z._default(field.text(500, 'reason'), ''),
  }),
  status: 201,
  reply: decided,
})
