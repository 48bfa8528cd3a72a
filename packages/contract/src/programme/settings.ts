import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/** Who decides a match: the engine at once, the coach, or an administrator. */
export const MATCHING_MODES = ['automatic', 'coach', 'admin'] as const
export type MatchingMode = (typeof MATCHING_MODES)[number]

/** Whether only students with a confirmed address, or a proved school, are matched. */
const match_confirmed_only = z.boolean({ error: rule('match_confirmed_unsaid') })

const settings = {
  matching_mode: z.enum(MATCHING_MODES, { error: rule('choose_between', { values: MATCHING_MODES }) }),
  restrict_booking_to_matches: z.boolean({ error: rule('booking_unsaid') }),
  /** How many upcoming sessions a student may have at a time. */
  most_upcoming_sessions: value.wholeNumber('number_of_sessions_ahead', 1, 100),
  /** How long before its start a session can no longer be moved and a cancellation counts as late. */
  cancel_notice_minutes: value.wholeNumber('notice', 0, 7 * 1440),
  /** Calls may bypass the relay, which lets each of the two learn the other's network address. */
  direct_calls: z.boolean({ error: rule('direct_calls_unsaid') }),
}

export const programmeSettings = z.object({
  ...settings,
  match_confirmed_only,
  /** The name of the person who reviewed the Spanish pages. Spanish is offered once it is set; empty: only English. */
  spanish_read_by: z.string(),
  /** The IANA zone whose days, weeks and hours the figures go by, whoever reads them. */
  figures_zone: z.string(),
  version: z.number(),
  /** Whether the operator of the service has set up a relay. Without one, `direct_calls` has no effect. */
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
    'Choose who decides matches, who is matched, whom students may book, how many sessions ahead, the notice of a change, the way of calls, whether there is Spanish, and the time zone of the figures; what stands is not changed, and what waits when the engine takes over is decided by it',
  access: 'admin',
  body: z.object({
    ...settings,
    /** Left out: unchanged. */
    match_confirmed_only: z.optional(match_confirmed_only),
    /** Left out: unchanged. */
    spanish_read_by: z.optional(field.line(100, 'the_name')),
    figures_zone: z.optional(
      z.string({ error: rule('zone_required') }).check(z.maxLength(64), field.storable),
    ),
    /** The version that the change is based on. */
    version: value.wholeNumber('version', 1, 1_000_000_000),
  }),
  status: 200,
  reply: programmeSettings,
})
