import * as z from 'zod/mini'
import { coachSuggestion } from '../bookings/suggestions.ts'
import { endpoint } from '../endpoint.ts'
import * as value from '../values.ts'
import { coachNote } from './notes.ts'

const times = z.object({ start_time: z.string(), end_time: z.string() })

/** What a coach has to do with a session once it is over: write a note, and suggest when the two meet next. */
const wrapUp = z.object({
  student: z.object({ id: z.string(), first_name: z.string() }),
  /** The coach's newest note about this session; null for none. */
  note: z.nullable(coachNote),
  /** Whether notes can be written: the session was not cancelled, and the student is still one of the coach's. */
  can_write: z.boolean(),
  /** The first other session of the two that is not over; null for none. */
  next: z.nullable(z.object({ id: z.string(), ...times.shape })),
  /** Whether the coach may suggest times for a new session. */
  can_suggest: z.boolean(),
  /** The coach's newest suggestion to the student. */
  suggestion: z.nullable(coachSuggestion),
  /**
   * Up to three open times of the coach that the student could book: the same weekday and time of day first, then those
   * nearest to it. None if the coach may not suggest times.
   */
  times: z.array(times),
  /** Whether the first of them is a week after the session. */
  same_time: z.boolean(),
})
export type WrapUp = z.infer<typeof wrapUp>

export const getWrapUp = endpoint({
  method: 'GET',
  path: '/coach/bookings/:id/wrap-up/',
  summary: "What to do after one of the coach's own sessions: the own note about it, and times for the next",
  access: 'coach',
  params: z.object({ id: value.id }),
  status: 200,
  reply: wrapUp,
})
