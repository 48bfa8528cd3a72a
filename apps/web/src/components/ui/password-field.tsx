import * as messages from '@shinequo/messages/web/components'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'disabled'> & {
    readonly autoComplete: 'current-password' | 'new-password'
    /** Shown under the field, such as hints for a good password. */
    readonly after?: ReactNode
  }

/** A password field with a button that shows and hides the password. */
export function PasswordField({ label, hint, error, after, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} after={after} className={className ?? ''}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="control pe-13!"
          />
          <IconButton
            label={shown ? messages.hidePassword : messages.showPassword}
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute! end-0.5 top-0.5"
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </IconButton>
        </span>
      )}
    </Field>
  )
}
