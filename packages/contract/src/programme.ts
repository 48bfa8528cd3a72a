import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

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
  /** By how much of this week's hours is taken, the fullest first. */
  coaches: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      url: z.nullable(z.string()),
      students: z.number(),
      this_week: z.number(),
      /** In percent; null without weekly hours. */
      filled: z.nullable(z.number()),
      rating: z.nullable(z.number()),
    }),
  ),
})
export type ProgrammeFigures = z.infer<typeof programmeFigures>

const period = z._default(z.enum(periods, { error: 'Please choose term, 30d or 7d' }), 'term')

export const getProgrammeFigures = endpoint({
  method: 'GET',
  path: '/admin/programme/figures/',
  summary: 'How the programme does in a period; groups under 10 are never shown apart',
  access: 'admin',
  query: z.object({ period }),
  status: 200,
  reply: programmeFigures,
})

/** Who decides a match: the engine at once, the coach, or an administrator. */
export const MATCHING_MODES = ['automatic', 'coach', 'admin'] as const
export type MatchingMode = (typeof MATCHING_MODES)[number]

const settings = {
  matching_mode: z.enum(MATCHING_MODES, { error: 'Please choose automatic, coach or admin' }),
  restrict_booking_to_matches: z.boolean({ error: 'Please choose whom students may book' }),
}

export const programmeSettings = z.object({ ...settings, version: z.number() })
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
    'Choose who decides matches and whom students may book; what stands is not changed, and what waits when the engine takes over is decided by it',
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
