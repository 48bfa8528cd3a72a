import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'
import { ownCoachProfile } from './own-page.ts'

const coachParams = z.object({ id: value.id })
const version = z.int({ error: rule('version_required') })

export const getCoach = endpoint({
  method: 'GET',
  path: '/admin/coaches/:id/',
  summary: 'A coach exactly as students will see them, what matching reads, and what an approval needs',
  access: 'admin',
  params: coachParams,
  status: 200,
  reply: z.extend(ownCoachProfile, { version: z.number() }),
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

const CAPACITY_SENTENCE = rule('number_out_of_range', { least: 0, most: 200 })

export const capacityBody = z.object({
  version,
  capacity: z
    .int({ error: CAPACITY_SENTENCE })
    .check(z.gte(0, { error: CAPACITY_SENTENCE }), z.lte(200, { error: CAPACITY_SENTENCE })),
})

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
