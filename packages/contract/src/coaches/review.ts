import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'
import { ownCoachProfile } from './own-page.ts'

const coachParams = z.object({ id: value.id })
const version = z.int({ error: rule('version_required') })

/** What the audit calls the steps of a review. */
export const REVIEW_ACTIONS = [
  'coach.changes_asked',
  'coach.review_sent',
  'coach.approved',
  'coach.approval_taken_back',
] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

export const getCoach = endpoint({
  method: 'GET',
  path: '/admin/coaches/:id/',
  summary: 'A coach exactly as students will see them, what matching reads, and what an approval needs',
  access: 'admin',
  params: coachParams,
  status: 200,
  reply: z.extend(ownCoachProfile, {
    version: z.number(),
    /** The hours of a usual week, in the coach's zone: weekday 1 (Monday) to 7, minutes of the local day, [start, end). */
    weekly_hours: z.array(
      z.object({ weekday: z.number(), start_minute: z.number(), end_minute: z.number() }),
    ),
    /** Dates from today on that have other hours. */
    other_dates: z.number(),
    /** What happened in the review, newest first. */
    history: z.array(
      z.object({
        action: z.enum(REVIEW_ACTIONS),
        at: z.string(),
        /** '' if the account is deleted. */
        by: z.string(),
        words: z.string(),
      }),
    ),
  }),
})
export type ReviewedCoach = z.infer<typeof getCoach.reply>

export const approveCoach = endpoint({
  method: 'POST',
  path: '/admin/coaches/:id/approval/',
  summary: 'Show a coach to students, once everything is given; the coach is told by mail',
  access: 'admin',
  params: coachParams,
  body: z.object({ version }),
  status: 201,
  reply: field.messageReply,
})

export const changesBody = z.object({
  version,
  words: field.requiredText(2000, 'message', rule('changes_required')),
})

export const askForChanges = endpoint({
  method: 'POST',
  path: '/admin/coaches/:id/changes/',
  summary: 'Ask a coach who is not approved yet to change something; the coach is told by mail',
  access: 'admin',
  params: coachParams,
  body: changesBody,
  status: 201,
  reply: field.messageReply,
})

const CAPACITY_SENTENCE = rule('number_out_of_range', { least: 0, most: 200 })

/** How many students a coach has at most. */
export const capacity = z
  .int({ error: CAPACITY_SENTENCE })
  .check(z.gte(0, { error: CAPACITY_SENTENCE }), z.lte(200, { error: CAPACITY_SENTENCE }))

export const capacityBody = z.object({ version, capacity })

export const setCapacity = endpoint({
  method: 'PUT',
  path: '/admin/coaches/:id/capacity/',
  summary: 'How many students a coach has at most; those there are stay',
  access: 'admin',
  params: coachParams,
  body: capacityBody,
  status: 200,
  reply: z.object({ capacity: z.number(), version: z.number() }),
})
