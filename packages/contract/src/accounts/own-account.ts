import * as z from 'zod/mini'
import { ROLES } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { LOCALES } from '../locales.ts'
import { mailedCode } from './passwords.ts'

/** The signed-in person. `url` is the picture of a student or coach. */
export const account = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(ROLES),
  time_zone: z.nullable(z.string()),
  /** The language of pages and mail; null if none was chosen, which means English. */
  locale: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** When the account is deleted; its owner can cancel the deletion until then. Null if deletion was not requested. */
  deletes_at: z.nullable(z.string()),
  /** Whether the owner has proved that they can read mail to this address. */
  email_proved: z.boolean(),
  /** Whether mail to the address bounces. */
  mail_refused: z.boolean(),
})
export type Account = z.infer<typeof account>

export const getAccount = endpoint({
  method: 'GET',
  path: '/account/',
  summary: 'Who is signed in',
  access: 'signed-in',
  status: 200,
  reply: account,
})

export const chooseLocale = endpoint({
  method: 'PATCH',
  path: '/account/',
  summary: 'Choose the language of one’s own pages and mail',
  access: 'signed-in',
  body: z.object({ locale: z.enum(LOCALES, { error: 'Please choose a language of the list' }) }),
  status: 200,
  reply: account,
})

export const verifyEmailBody = z.object({ email: field.accountEmail, otp: mailedCode })

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/verify-email/',
  summary:
    'Prove the mailbox of an account with the code that was mailed to it; a proved one may be proved again',
  access: 'public',
  body: verifyEmailBody,
  status: 200,
  reply: field.messageReply,
})

export const resendProofBody = z.object({ email: field.accountEmail })

export const resendProof = endpoint({
  method: 'POST',
  path: '/verify-email/resend/',
  summary: 'Mail a new code that proves an address; answers alike whether or not there is one to prove',
  access: 'public',
  body: resendProofBody,
  status: 200,
  reply: field.messageReply,
})
