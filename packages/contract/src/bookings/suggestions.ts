import * as z from 'zod/mini'
import { MOST_PROPOSED, party } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/**
 * `waiting`: the student has not answered; `accepted`: the student has booked the coach since; `expired`: all of its
 * times have passed.
 */
export const SUGGESTION_STATES = ['waiting', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type SuggestionState = (typeof SUGGESTION_STATES)[number]

const times = z.object({ start_time: z.string(), end_time: z.string() })

/** Times for a new session that a coach suggests to a student, as the coach sees them. Nobody holds them. */
export const coachSuggestion = z.object({
  student: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  state: z.enum(SUGGESTION_STATES),
  /** Ordered by start. */
  times: z.array(times),
  created_at: z.string(),
  /** The session that the student booked; null unless accepted. */
  session: z.nullable(z.object({ id: z.string(), start_time: z.string(), end_time: z.string() })),
})
export type CoachSuggestion = z.infer<typeof coachSuggestion>

export const listCoachSuggestions = endpoint({
  method: 'GET',
  path: '/coach/suggestions/',
  summary: "The newest suggestion of times to each of the coach's own students, newest first",
  access: 'coach',
  status: 200,
  reply: z.array(coachSuggestion),
})

const studentOf = z.object({ id: value.id })

export const suggestTimes = endpoint({
  method: 'PUT',
  path: '/coach/students/:id/suggestion/',
  summary:
    'Suggest up to three open times for a session to a student who is matched, or has booked and may book again, in place of the last suggestion; nobody holds them',
  access: 'coach',
  params: studentOf,
  body: z.object({
    /** The start times. */
    times: z
      .array(value.instant, { error: rule('times_required') })
      .check(
        z.minLength(1, { error: rule('times_required') }),
        z.maxLength(MOST_PROPOSED, { error: rule('too_many_proposals') }),
      ),
  }),
  status: 200,
  reply: coachSuggestion,
})

export const withdrawSuggestion = endpoint({
  method: 'DELETE',
  path: '/coach/students/:id/suggestion/',
  summary: 'Withdraw the suggestion that waits for this student; nobody is told',
  access: 'coach',
  params: studentOf,
  status: 200,
  reply: coachSuggestion,
})

/** Times that a coach suggests, as the student sees them while they wait. */
const suggestion = z.object({
  id: z.string(),
  mentor_profile: party,
  /** Those still to come, ordered by start. Whether one is still open shows in the coach's open times. */
  times: z.array(times),
  created_at: z.string(),
})
export type Suggestion = z.infer<typeof suggestion>

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/suggestions/',
  summary: "Times that the student's coaches suggest and that wait for an answer, newest first",
  access: 'signed-in',
  status: 200,
  reply: z.array(suggestion),
})

export const declineSuggestion = endpoint({
  method: 'POST',
  path: '/suggestions/:id/decline/',
  summary: 'Decline all times of a suggestion; the coach sees it. To take one, claim and book it',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 200,
  reply: z.array(suggestion),
})
