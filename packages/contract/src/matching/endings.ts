import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import * as value from '../values.ts'

const params = z.object({ id: value.id })

export const endingBody = z.object({
  reason: field.requiredText(500, 'reason'),
})

/** An ended match, with the sessions that stay booked, ordered by start. */
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
