import { resetPasswordBody } from '@shinequo/contract/accounts'
import { type FieldErrors, firstErrors } from '../../../lib/form-rules.ts'
import { PASSWORDS_DIFFER } from './sign-up-rules.ts'

/** What was typed or pasted as a code: its digits, at most six. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6)
}

/** The failing rule of each field of the reset form; the e-mail stands in the address and is judged apart. */
export function resetErrors(values: { otp: string; newPassword: string; confirm: string }): FieldErrors {
  const { email: _apart, ...errors } = firstErrors(resetPasswordBody, values)
  return values.newPassword === values.confirm ? errors : { ...errors, confirm: PASSWORDS_DIFFER }
}
