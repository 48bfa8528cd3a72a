import { signUpBody } from '@shinequo/contract/accounts/sign-up'
import * as messages from '@shinequo/messages/web/accounts'
import { type FieldErrors, firstErrors } from '../../lib/form-rules.ts'
import { withPasswordRules } from './new-password-rules.ts'

/** The failing rule of each sign-up field: the contract's, then that both passwords match. */
export function signUpErrors(values: { password: string; confirm: string }): FieldErrors {
  return withPasswordRules(
    firstErrors(signUpBody, values, messages.fieldErrors),
    'student',
    'password',
    values,
  )
}
