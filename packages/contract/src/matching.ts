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

const DECISIONS = ['accepted', 'declined'] as const
export type MatchDecision = (typeof DECISIONS)[number]

const params = z.object({ id: field.id })
const decision = z.object({ decision: z.enum(DECISIONS, { error: 'Please choose accepted or declined' }) })
const decided = z.object({ id: z.string(), status: z.enum(MATCH_STATUSES) })

export const decideRequest = endpoint({
  method: 'POST',
  path: '/coach/match-requests/:id/decision/',
  summary: 'Accept or decline a request; the same decision again is answered alike',
  access: 'coach',
  params,
  body: decision,
  status: 200,
  reply: decided,
})

export const endingBody = z.object({
  reason: field.requiredText(500, 'The reason', 'Please say why: it is kept in the audit'),
})

/** An ended match, with the sessions of the two that are booked and stay, by start. */
export const endedMatch = z.object({
  id: z.string(),
  sessions: z.array(z.object({ id: z.string(), start_time: z.string(), end_time: z.string() })),
})
export type EndedMatch = z.infer<typeof endedMatch>

export const endCoaching = endpoint({
  method: 'POST',
  path: '/coach/students/:id/ending/',
  summary:
    'End the own match with a student, who is told and matched with the next best; booked sessions stay',
  access: 'coach',
  params,
  body: endingBody,
  status: 200,
  reply: endedMatch,
})

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
  /** By whom it came to be what it is; null: by the engine. The name is '' when that account is gone. */
  decided: z.nullable(
    z.object({ role: z.enum(['coach', 'admin']), name: z.string(), at: z.string(), reason: z.string() }),
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
    status: z._default(z.enum(MATCH_LISTS, { error: 'Please choose pending, accepted or ended' }), 'pending'),
    /** Part of the student's name or the coach's. */
    search: z.optional(field.text(200, 'Search')),
    cursor: z.optional(field.text(400, 'Cursor')),
  }),
  status: 200,
  reply: z.object({
    matches: z.array(programmeMatch),
    /** Of what the search asks for, in each list. */
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
  body: decision,
  status: 200,
  reply: decided,
})

export const endMatch = endpoint({
  method: 'POST',
  path: '/admin/matches/:id/ending/',
  summary:
    'End a match, or take back a request that waits; the student is matched with the next best, booked sessions stay',
  access: 'admin',
  params,
  body: endingBody,
  status: 200,
  reply: endedMatch,
})

/** A coach with room whom a student could be paired with. */
export const candidate = z.object({
  id: z.string(),
  ...name,
  focus_area: z.string(),
  places_left: z.number(),
  /** Where the engine puts this coach, from 1; null: it does not, because of what was before. */
  rank: z.nullable(z.number()),
  reasons: z.array(z.string()),
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
    student: z.uuid({ error: 'Please choose a student' }),
    /** Part of the coach's name. */
    search: z.optional(field.text(200, 'Search')),
  }),
  status: 200,
  reply: z.object({
    /** `places_left` of the three coaches that a student can have. */
    student: z.object({ ...matchedStudent.shape, completed: z.boolean(), places_left: z.number() }),
    candidates: z.array(candidate),
    total: z.number(),
  }),
})

export const pairByHand = endpoint({
  method: 'POST',
  path: '/admin/matches/',
  summary: 'Match a student with a coach at once, whoever decides otherwise',
  access: 'admin',
  body: z.object({
    student_profile: z.uuid({ error: 'Please choose a student' }),
    mentor_profile: z.uuid({ error: 'Please choose a coach' }),
    reason: z._default(field.text(500, 'The reason'), ''),
  }),
  status: 201,
  reply: decided,
})
