import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'disabled'>

/** One line of text. */
export function TextField({ label, hint, error, className, type = 'text', ...input }: TextFieldProps) {
  // People's own words; addresses, numbers and dates run as the page does.
  const dir = type === 'text' || type === 'search' ? 'auto' : undefined
  return (
    <Field label={label} hint={hint} error={error} className={className ?? ''}>
      {(control) => <input type={type} dir={dir} {...input} {...control} className="control" />}
    </Field>
  )
}
