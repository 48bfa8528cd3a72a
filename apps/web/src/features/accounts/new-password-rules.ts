import type { Role } from '@shinequo/contract/accounts'
import { isPasswordTooShort } from '@shinequo/domain/accounts/password-policy'
import * as messages from '@shinequo/messages/web/accounts'
import type { FieldErrors } from '../../lib/form-rules.ts'

/**
 * The errors of a form with a new password: the contract's, then the minimum length for the role, then that both
 * passwords match.
 */
export function withPasswordRules<F extends string>(
  errors: FieldErrors,
  role: Role,
  field: F,
  values: { readonly [field in F | 'confirm']: string },
): FieldErrors {
  const isShort = errors[field] === undefined && isPasswordTooShort(values[field], role)
  return {
    ...errors,
    ...(isShort && { [field]: messages.weakPassword.short }),
    ...(values[field] !== values.confirm && { confirm: messages.passwordsDiffer }),
  }
}
