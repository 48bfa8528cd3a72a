import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

const personParams = z.object({ id: value.id })
const reason = field.requiredText(500, 'reason')

export const holdBody = z.object({
  held: z.boolean({ error: rule('yes_or_no') }),
  reason,
})

export const holdMatching = endpoint({
  method: 'PUT',
  path: '/admin/students/:id/matching-hold/',
  summary:
    "Have people alone choose coaches for a student, by the account's id, or end that; matches stay as they are",
  access: 'admin',
  params: personParams,
  body: holdBody,
  status: 200,
  reply: field.messageReply,
})
