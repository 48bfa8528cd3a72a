import * as z from 'zod/mini'
import { booking } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'
import { coachSession } from './coach-sessions.ts'

const params = z.object({ id: value.id })

export const moveBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/move/',
  summary: 'Move a booking of one’s own to the time of a claim; its id, url and history stay',
  access: 'signed-in',
  params,
  body: z.object({ time_slot: value.id }),
  status: 200,
  reply: booking,
})

/** What a coach must give to cancel a session: a reason, which the student reads. */
export const cancellationBody = z.object({
  reason: field.requiredLine(500, 'reason', rule('student_reason_required')),
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/cancel/',
  summary:
    'Cancel a session of one’s own before its start; the other is told by mail a minute later, unless it is undone',
  access: 'signed-in',
  params,
  body: z.object({
    /** Shown to the other person. Required from a coach. */
    reason: z._default(field.line(500, 'reason'), ''),
    /** Set by a coach: the freed time is not offered again. */
    close_hour: z._default(z.boolean({ error: rule('not_boolean', { label: 'close_hour' }) }), true),
  }),
  status: 200,
  reply: booking,
})

export const restoreBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/restore/',
  summary: 'Undo a cancellation of one’s own within a minute, while the time is still free',
  access: 'signed-in',
  params,
  status: 200,
  reply: booking,
})

/** The most times that a coach proposes at once, for a session or for a new one. */
export const MOST_PROPOSED = 3

export const proposeTimes = endpoint({
  method: 'POST',
  path: '/coach/bookings/:id/proposals/',
  summary:
    'Propose up to three other times that are offered, in place of those before; none: take the proposal back',
  access: 'coach',
  params,
  body: z.object({
    /** The start times. */
    times: z
      .array(value.instant, { error: rule('times_required') })
      .check(z.maxLength(MOST_PROPOSED, { error: rule('too_many_proposals') })),
  }),
  status: 200,
  reply: coachSession,
})

export const keepBooking = endpoint({
  method: 'DELETE',
  path: '/bookings/:id/proposals/',
  summary: 'Keep the time of one’s booking and put away what the coach proposes instead',
  access: 'signed-in',
  params,
  status: 200,
  reply: booking,
})
