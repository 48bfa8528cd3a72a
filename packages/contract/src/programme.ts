import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { rule } from './rules.ts'

/** A number of students or sessions; null if it is about fewer than 10 students, or would reveal such a number. */
const figure = z.nullable(z.number())
const waits = z.nullable(z.object({ median_hours: z.number(), p90_hours: z.number() }))

/** The steps from sign-up to feedback, in order. */
export const FUNNEL_STEPS = ['signed_up', 'completed', 'matched', 'met', 'spoke'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

const periods = ['term', 'last_term', '30d', '7d'] as const
export type ProgrammePeriod = (typeof periods)[number]

/** A coach, and how much of this week's hours is booked. */
export const coachLoad = z.object({
  id: z.string(),
  name: z.string(),
  url: z.nullable(z.string()),
  students: z.number(),
  /** Sessions of this week that were not cancelled. */
  this_week: z.number(),
  /** In percent; null without weekly hours. */
  filled: z.nullable(z.number()),
  rating: z.nullable(z.number()),
})
export type CoachLoad = z.infer<typeof coachLoad>

export const programmeFigures = z.object({
  period: z.enum(periods),
  /** The zone of these days, weeks and hours: the programme's, whoever reads. */
  zone: z.string(),
  /** Students with a session in the period that was not cancelled. `before` is for the comparison period. */
  active: z.object({ now: figure, before: figure }),
  /** Sessions that are over. */
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
  /** Measured from sign-up, for students who were matched, or had their first session, in the period. */
  wait_for_match: waits,
  wait_for_session: waits,
  each: z.enum(['week', 'day']),
  /** Sessions held in each part of the period, and in the same part of the comparison period. */
  over_time: z.array(z.object({ date: z.string(), held: figure, before: figure })),
  /**
   * The same by month if the parts are weeks, otherwise empty. A week belongs to the month of its Monday; `date` is the
   * first of them.
   */
  by_month: z.array(z.object({ date: z.string(), held: figure, before: figure })),
  /** Whether months show clearly more than weeks, of which too many are hidden. */
  months_first: z.boolean(),
  by_hour: z.array(z.object({ hour: z.number(), held: figure })),
  /** Of everybody who ever signed up. */
  funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), students: figure })),
  /**
   * By the school that students chose, the one with most students first: of everybody who ever signed up, of those with
   * a session in the period that was not cancelled, and the sessions held. A name is null for students without a
   * school, 'other' stands for all schools after the first hundred.
   */
  by_school: z.array(
    z.object({
      kind: z.enum(['school', 'none', 'other']),
      name: z.nullable(z.string()),
      students: figure,
      active: figure,
      held: figure,
    }),
  ),
  /** When it was counted: now in a small programme, within the last hour in a large one. */
  as_of: z.string(),
  /** The first page of `listCoachLoads`, and its cursor to the next. */
  coaches: z.array(coachLoad),
  next: z.nullable(z.string()),
})
export type ProgrammeFigures = z.infer<typeof programmeFigures>

const period = z._default(z.enum(periods, { error: rule('choose_between', { values: periods }) }), 'term')

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
  query: z.object({ cursor: z.optional(field.opaque(400, 'cursor')) }),
  status: 200,
  reply: z.object({ coaches: z.array(coachLoad), next: z.nullable(z.string()) }),
})

/** Sessions over time, the coaches' load, the students' funnel, the hours of the day, and the schools. */
const tables = ['sessions', 'load', 'funnel', 'hours', 'schools'] as const
export type ProgrammeTable = (typeof tables)[number]

const parts = ['week', 'month'] as const

export const exportProgramme = endpoint({
  method: 'GET',
  path: '/admin/programme/export/',
  summary: 'One of the programme’s tables as CSV; what the figures hide is hidden here too',
  access: 'admin',
  query: z.object({
    table: z.enum(tables, { error: rule('choose_between', { values: tables }) }),
    period,
    /** The parts of the table of sessions over a term; of other tables and periods it changes nothing. */
    each: z._default(z.enum(parts, { error: rule('choose_between', { values: parts }) }), 'week'),
  }),
  status: 200,
  reply: z.string(),
})

/** The rules of programme. Their sentences are in the catalogues of this noun. */
export interface ProgrammeRules {
  booking_unsaid: null
  match_confirmed_unsaid: null
  direct_calls_unsaid: null
  term_name_required: null
  /** The last day is before the first. */
  term_ends_before: null
  term_too_long: { days: number }
  /** A day of it belongs to the term of that name. */
  terms_overlap: { name: string }
  terms_too_many: { most: number }
}

/** The fields of programme that messages name. */
export type ProgrammeLabel = 'number_of_sessions_ahead'
