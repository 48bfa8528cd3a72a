import { resetPasswordBody } from '@shinequo/contract/accounts/passwords'
import * as messages from '@shinequo/messages/web/accounts'
import { type FieldErrors, firstErrors } from '../../../lib/form-rules.ts'
import { withPasswordRules } from './new-password-rules.ts'

/** What was typed or pasted as a code: its digits, at most six. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6)
}

/** The failing rule of each field of the reset form; the e-mail stands in the address and is judged apart. */
export function resetErrors(values: { otp: string; newPassword: string; confirm: string }): FieldErrors {
  const { email: _apart, ...errors } = firstErrors(resetPasswordBody, values, messages.fieldErrors)
  // Whose account it is, and so whether it needs more characters, only the server knows.
  return withPasswordRules(errors, 'student', 'newPassword', values)
}
