import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { fitReason, MATCH_DECISIONS, MATCH_STATUSES } from './matching.ts'

/** A figure of students or their sessions; null: fewer than 10 students are behind it, or would show beside it. */
const figure = z.nullable(z.number())
const waits = z.nullable(z.object({ median_hours: z.number(), p90_hours: z.number() }))

/** The steps from sign-up to feedback, in order. */
export const FUNNEL_STEPS = {
  signed_up: 'Signed up',
  completed: 'Profile completed',
  matched: 'Matched with a coach',
  met: 'First session held',
  spoke: 'Gave feedback',
} as const

export type FunnelStep = keyof typeof FUNNEL_STEPS

const periods = ['term', '30d', '7d'] as const
export type ProgrammePeriod = (typeof periods)[number]

/** A coach with how much of this week's hours is taken. */
export const coachLoad = z.object({
  id: z.string(),
  name: z.string(),
  url: z.nullable(z.string()),
  students: z.number(),
  /** Sessions of this week that nobody called off. */
  this_week: z.number(),
  /** In percent; null without weekly hours. */
  filled: z.nullable(z.number()),
  rating: z.nullable(z.number()),
})
export type CoachLoad = z.infer<typeof coachLoad>

export const programmeFigures = z.object({
  period: z.enum(periods),
  /** The zone whose days, weeks and hours these are. */
  zone: z.string(),
  /** Students with a session in the period that nobody called off; `before` is of the period compared with. */
  active: z.object({ now: figure, before: figure }),
  /** Those that are over. */
  sessions: z.object({
    booked: figure,
    held: figure,
    no_show: figure,
    cancelled: figure,
    attendance: figure,
  }),
  held_before: figure,
  /** Of the feedback given in the period. */
  rating: z.nullable(z.object({ mean: z.number(), count: z.number() })),
  /** From sign-up on, of those who were matched, or had their first session, in the period. */
  wait_for_match: waits,
  wait_for_session: waits,
  waiting: z.object({ students: figure, oldest_days: figure }),
  each: z.enum(['week', 'day']),
  /** Sessions held in each part of the period, and in that of the period compared with. */
  over_time: z.array(z.object({ date: z.string(), held: figure, before: figure })),
  by_hour: z.array(z.object({ hour: z.number(), held: figure })),
  /** Of everybody who ever signed up. */
  funnel: z.array(z.object({ step: z.enum(Object.keys(FUNNEL_STEPS) as FunnelStep[]), students: figure })),
  /** When it was counted: now in a small programme, within the last hour in a large one. */
  as_of: z.string(),
  /** The first page of `listCoachLoads`, and where the next one begins. */
  coaches: z.array(coachLoad),
  next: z.nullable(z.string()),
})
export type ProgrammeFigures = z.infer<typeof programmeFigures>

const period = z._default(z.enum(periods, { error: 'Please choose term, 30d or 7d' }), 'term')

export const getProgrammeFigures = endpoint({
  method: 'GET',
  path: '/admin/programme/figures/',
  summary:
    'How the programme does in a period; groups under 10 are never shown apart. A large programme is counted each hour, and answers 409 figures_coming while it is counted for the first time in a zone',
  access: 'admin',
  query: z.object({ period }),
  status: 200,
  reply: programmeFigures,
})

export const listCoachLoads = endpoint({
  method: 'GET',
  path: '/admin/programme/coaches/',
  summary: 'Coaches whom students may see, 20 a page, by how much of this week is taken, the fullest first',
  access: 'admin',
  query: z.object({ cursor: z.optional(field.text(400, 'Cursor')) }),
  status: 200,
  reply: z.object({ coaches: z.array(coachLoad), next: z.nullable(z.string()) }),
})

/** Who decides a match: the engine at once, the coach, or an administrator. */
export const MATCHING_MODES = ['automatic', 'coach', 'admin'] as const
export type MatchingMode = (typeof MATCHING_MODES)[number]

const settings = {
  matching_mode: z.enum(MATCHING_MODES, { error: 'Please choose automatic, coach or admin' }),
  restrict_booking_to_matches: z.boolean({ error: 'Please choose whom students may book' }),
  /** How many sessions a student may have ahead at a time. */
  most_upcoming_sessions: field.wholeNumber('The number of sessions ahead', 1, 100),
  /** How long before its start moving a session ends and cancelling it is late. */
  cancel_notice_minutes: field.wholeNumber('The notice', 0, 7 * 1440),
  /** Calls may go past the relay, so that each of the two could learn the other's network address. */
  direct_calls: z.boolean({ error: 'Please choose whether calls may go directly' }),
}

export const programmeSettings = z.object({
  ...settings,
  version: z.number(),
  /** Whether there is a relay, which whoever runs the service sets; without one `direct_calls` changes nothing. */
  has_relay: z.boolean(),
})
export type ProgrammeSettings = z.infer<typeof programmeSettings>

export const getProgrammeSettings = endpoint({
  method: 'GET',
  path: '/admin/programme/settings/',
  summary: 'What the programme chose',
  access: 'admin',
  status: 200,
  reply: programmeSettings,
})

export const saveProgrammeSettings = endpoint({
  method: 'PUT',
  path: '/admin/programme/settings/',
  summary:
    'Choose who decides matches, whom students may book, how many sessions ahead, the notice of a change, and the way of calls; what stands is not changed, and what waits when the engine takes over is decided by it',
  access: 'admin',
  body: z.object({
    ...settings,
    /** The version that the change was made from. */
    version: field.wholeNumber('version', 1, 1_000_000_000),
  }),
  status: 200,
  reply: programmeSettings,
})

/** Sessions over time, the load of coaches, the way of students, and the hours of the day. */
const tables = ['sessions', 'load', 'funnel', 'hours'] as const
export type ProgrammeTable = (typeof tables)[number]

export const exportProgramme = endpoint({
  method: 'GET',
  path: '/admin/programme/export/',
  summary: 'One of the programme’s tables as CSV; what the figures hide is hidden here too',
  access: 'admin',
  query: z.object({
    table: z.enum(tables, { error: `Please choose ${tables.slice(0, -1).join(', ')} or ${tables.at(-1)}` }),
    period,
  }),
  status: 200,
  reply: z.string(),
})

/*
 * Matches as administrators, and coaches who end one, see them. They stand here and not in matching.ts, which a
 * student's browser loads.
 */

const params = z.object({ id: field.id })
const decided = z.object({ id: z.string(), status: z.enum(MATCH_STATUSES) })

export const endingBody = z.object({
  reason: field.requiredText(500, 'The reason', field.REASON_MISSING),
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
    status: z._default(z.enum(MATCH_LISTS, { error: 'Please choose pending, accepted or ended' }), 'pending'),
    /** Part of the student's name or the coach's; one or two characters are the beginning of a word of it. */
    search: z.optional(field.text(200, 'Search')),
    cursor: z.optional(field.text(400, 'Cursor')),
  }),
  status: 200,
  reply: z.object({
    matches: z.array(programmeMatch),
    /** Of what the search asks for, in each list, up to MOST_COUNTED. */
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
    decision: z.enum(MATCH_DECISIONS, { error: 'Please choose accepted or declined' }),
  }),
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
    student: field.uuid('Please choose a student'),
    /** Part of the coach's name. */
    search: z.optional(field.text(200, 'Search')),
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
    student_profile: field.uuid('Please choose a student'),
    mentor_profile: field.uuid('Please choose a coach'),
    /** The student's match that ends to make room; an ending needs a reason. */
    instead_of: z.optional(field.uuid('Please choose whose place it takes')),
    reason: z._default(field.text(500, 'The reason'), ''),
  }),
  status: 201,
  reply: decided,
})
