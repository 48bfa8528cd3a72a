import type { ComponentProps } from 'react'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { PasswordHints } from './password-hints.tsx'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'> & {
  readonly value: string
}

/** The password of a new account, with its hints. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...props}
      label="Password"
      hint="Must be at least 8 characters"
      autoComplete="new-password"
      after={<PasswordHints password={props.value} />}
    />
  )
}
