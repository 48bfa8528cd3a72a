import type { Role } from '@shinequo/contract/accounts'
import { leastPasswordLength } from '@shinequo/domain/accounts/password-policy'
import * as messages from '@shinequo/messages/web/accounts'
import * as signIn from '@shinequo/messages/web/sign-in'
import type { ComponentProps } from 'react'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { PasswordHints } from './password-hints.tsx'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'> & {
  readonly value: string
  /** The role of the account. */
  readonly owner: Role
  readonly label?: string
}

/** A new password with its requirements: for students the product document's hints, for others the minimum length. */
export function NewPasswordField({ owner, label = signIn.password, ...props }: NewPasswordFieldProps) {
  if (owner === 'student') {
    return (
      <PasswordField
        {...props}
        label={label}
        hint={messages.atLeastEight}
        autoComplete="new-password"
        after={<PasswordHints password={props.value} />}
      />
    )
  }
  const hint = messages.atLeast(leastPasswordLength(owner))
  return <PasswordField {...props} label={label} hint={hint} autoComplete="new-password" />
}
