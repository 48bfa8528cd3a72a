import * as z from 'zod/mini'
import { loginFields, tokens } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import * as person from '../new-account.ts'
import { rule } from '../rules.ts'

export const forgetPasswordBody = z.object({ email: field.accountEmail })

export const forgetPassword = endpoint({
  method: 'POST',
  path: '/auth/password-forget/',
  summary:
    'Send a code for a new password by mail: six digits, or ten letters for coaches and administrators',
  access: 'public',
  body: forgetPasswordBody,
  status: 200,
  reply: field.messageReply,
})

const CODE_WRONG = rule('otp_invalid')
const LETTERS_WRONG = rule('otp_letters_invalid')

/** A code as it was mailed: without the spaces and hyphens that people type, letters in upper case. */
const bareCode = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()

/** Six digits or ten letters. Anything with a digit is taken for the former. */
export const mailedCode = z.string({ error: CODE_WRONG }).check(
  z.overwrite(bareCode),
  z.regex(/^(\d{6}|[A-Z]{10})$/, {
    error: ({ input }) => (/^[A-Z]+$/.test(String(input)) ? LETTERS_WRONG : CODE_WRONG),
  }),
)

/** The new password of a person who already has one. */
export const anotherPassword = person.newPassword(rule('new_password_required'), rule('new_password_short'))

export const resetPasswordBody = z.object({
  email: field.accountEmail,
  otp: mailedCode,
  newPassword: anotherPassword,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/password-reset/',
  summary: 'Set a new password with the code; ends all refresh tokens of the account',
  access: 'public',
  body: resetPasswordBody,
  status: 200,
  reply: field.messageReply,
})

export const changePasswordAtLogin = endpoint({
  method: 'POST',
  path: '/auth/password-change/',
  summary:
    'Sign in with a new password in place of the present one, as a login that answers password_change_required asks for',
  access: 'public',
  body: z.object({ ...loginFields, newPassword: anotherPassword }),
  status: 200,
  reply: tokens,
})
