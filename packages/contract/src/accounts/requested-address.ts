import * as z from 'zod/mini'
import { ROLES } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'

/** Of the link in the mail. Sent in the body, so that it does not appear in logged URLs. */
const token = z
  .string({ error: rule('link_required') })
  .check(z.minLength(1, { error: rule('link_required') }), z.maxLength(200), field.storable)

const body = z.object({ token })

export const lookAtRequestedAddress = endpoint({
  method: 'POST',
  path: '/requested-addresses/lookup/',
  summary: "Whose account a programme wants to use the link's mailbox for; changes nothing",
  access: 'public',
  body,
  status: 200,
  reply: z.object({ first_name: z.string(), role: z.enum(ROLES) }),
})

export const confirmRequestedAddress = endpoint({
  method: 'POST',
  path: '/requested-addresses/confirmation/',
  summary:
    'Take the address that a programme asked for, by the link mailed there: proved, all sign-ins end, the former one is told',
  access: 'public',
  body,
  status: 200,
  reply: field.messageReply,
})

export const declineRequestedAddress = endpoint({
  method: 'POST',
  path: '/requested-addresses/refusal/',
  summary: 'Say that the mailbox is not this person’s: the link is dead, and the present address stays',
  access: 'public',
  body,
  status: 200,
  reply: field.messageReply,
})
