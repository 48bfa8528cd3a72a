import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type TextareaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'disabled'> & { readonly optional?: boolean }

/** Several lines of text. */
export function TextareaField({ label, hint, error, optional, className, ...textarea }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false} className={className ?? ''}>
      {(control) => (
        <textarea
          rows={4}
          dir="auto"
          {...textarea}
          {...control}
          className="control block min-h-28! resize-y py-3!"
        />
      )}
    </Field>
  )
}
