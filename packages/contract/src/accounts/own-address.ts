import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { email } from '../mail-address.ts'
import { rule } from '../rules.ts'

export const newAddressBody = z.object({ password: field.currentPassword, email })

export const sendAddressCode = endpoint({
  method: 'POST',
  path: '/account/address/',
  summary: 'Send a code to the address that the caller wants instead of their own; changes nothing yet',
  access: 'signed-in',
  body: newAddressBody,
  status: 200,
  reply: field.messageReply,
})

const SIX_DIGITS = rule('school_code_invalid')

export const addressCodeBody = z.object({
  email,
  otp: z.string({ error: SIX_DIGITS }).check(z.regex(/^\d{6}$/, { error: SIX_DIGITS })),
})

export const changeOwnAddress = endpoint({
  method: 'POST',
  path: '/account/address/confirm/',
  summary:
    'Take that address by the code from its mailbox; tells the former one, and ends all own sign-ins save this one',
  access: 'signed-in',
  body: addressCodeBody,
  status: 200,
  reply: field.messageReply,
})
