import { type ComponentProps, useId } from 'react'
import { Field, type FieldProps } from './field.tsx'

type ComboboxFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'list'> & { readonly suggestions: readonly string[] }

/** Free text with suggestions from the browser's datalist. */
export function ComboboxField({ label, hint, error, className, suggestions, ...input }: ComboboxFieldProps) {
  const listId = useId()
  return (
    <Field label={label} hint={hint} error={error} className={className ?? ''}>
      {(control) => (
        <>
          <input type="text" {...input} {...control} list={listId} className="control" />
          <datalist id={listId}>
            {suggestions.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
