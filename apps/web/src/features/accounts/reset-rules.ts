import { resetPasswordBody } from '@shinequo/contract/accounts/passwords'
import * as messages from '@shinequo/messages/web/accounts'
import { type FieldErrors, firstErrors } from '../../lib/form-rules.ts'
import { withPasswordRules } from './new-password-rules.ts'

/** The failing rule of each field of the reset form. The e-mail comes from the URL and is checked separately. */
export function resetErrors(values: { otp: string; newPassword: string; confirm: string }): FieldErrors {
  const { email: _apart, ...errors } = firstErrors(resetPasswordBody, values, messages.fieldErrors)
  // Only the server knows whose account it is, and therefore whether it needs a longer password.
  return withPasswordRules(errors, 'student', 'newPassword', values)
}
