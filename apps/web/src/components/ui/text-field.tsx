import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'disabled'>

/** One line of text. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className ?? ''}>
      {(control) => <input type="text" {...input} {...control} className="control" />}
    </Field>
  )
}
