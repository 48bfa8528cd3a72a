import { signUpBody } from '@shinequo/contract/accounts'
import { type FieldErrors, firstErrors } from '../../../lib/form-rules.ts'

export const PASSWORDS_DIFFER = 'Passwords do not match'

/** The failing rule of each sign-up field: the contract's, then that both passwords are the same. */
export function signUpErrors(values: { password: string; confirm: string }): FieldErrors {
  const errors = firstErrors(signUpBody, values)
  return values.password === values.confirm ? errors : { ...errors, confirm: PASSWORDS_DIFFER }
}
