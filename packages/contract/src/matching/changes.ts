import * as z from 'zod/mini'
import { coachProfile } from '../coaches.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { MATCH_STATUSES } from '../matching.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'
import { endingSentences, fitReason } from './reasons.ts'

/** A coach whom a student can have instead of the present one, with the reasons for the two. */
export const alternativeCoach = z.object({
  coach: coachProfile,
  reasons: endingSentences,
  reason_codes: z.array(fitReason),
})
export type AlternativeCoach = z.infer<typeof alternativeCoach>

export const alternatives = z.object({
  /** How many times the student can still change coaches this term. */
  changes_left: z.number(),
  /** Who has to accept a chosen coach; null: the choice takes effect at once. */
  waits_for: z.nullable(z.enum(['coach', 'programme'])),
  /** At most two, the best first. */
  alternatives: z.array(alternativeCoach),
  /** Sessions with the present coach that have not begun, ordered by start. `late`: cancelling now counts as late. */
  sessions: z.array(
    z.object({ id: z.string(), start_time: z.string(), end_time: z.string(), late: z.boolean() }),
  ),
  /** How many notes the present coach has shared with the student. */
  shared_notes: z.number(),
})
export type Alternatives = z.infer<typeof alternatives>

export const listAlternatives = endpoint({
  method: 'GET',
  path: '/match-requests/:id/alternatives/',
  summary: 'What the student can change an accepted match of their own to, and what it would mean',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 200,
  reply: alternatives,
})

export const changeBody = z.object({
  /** The coach whom the student wants instead; null: the programme finds one. */
  coach: z.nullable(value.uuid(rule('coach_required'))),
  sessions: z._default(z.enum(['keep', 'cancel'], { error: rule('sessions_unsaid') }), 'keep'),
  /** Only the programme's administrators read it. */
  reason: z._default(field.text(500, 'reason'), ''),
  /** Whether the next coach may read the notes that the present one has shared with the student. */
  share_notes: z._default(z.boolean({ error: rule('yes_or_no') }), false),
})

export const changeCoach = endpoint({
  method: 'POST',
  path: '/match-requests/:id/change/',
  summary:
    'End an accepted match of the own and take another coach in its place; the same choice again is answered alike',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  body: changeBody,
  status: 200,
  /** The new match. `coach` and `status` are null while a coach is being found. */
  reply: z.object({
    coach: z.nullable(z.string()),
    status: z.nullable(z.enum(MATCH_STATUSES)),
    changes_left: z.number(),
  }),
})
