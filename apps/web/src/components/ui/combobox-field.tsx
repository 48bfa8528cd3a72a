import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Field, type FieldProps } from './field.tsx'

type ComboboxFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'list' | 'disabled'> & {
    readonly suggestions: readonly string[]
  }

/** Free text with suggestions from the browser's datalist. */
export function ComboboxField({ label, hint, error, className, suggestions, ...input }: ComboboxFieldProps) {
  const listId = useId()
  return (
    <Field label={label} hint={hint} error={error} className={className ?? ''}>
      {(control) => (
        <>
          <span className="relative block">
            {/* The browser's own button to open the list lies invisibly over our arrow, because it only shows on hover. */}
            <input
              type="text"
              dir="auto"
              {...input}
              {...control}
              list={listId}
              className="control pe-11! [&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:end-0 [&::-webkit-calendar-picker-indicator]:top-0 [&::-webkit-calendar-picker-indicator]:m-0 [&::-webkit-calendar-picker-indicator]:h-full [&::-webkit-calendar-picker-indicator]:w-11 [&::-webkit-calendar-picker-indicator]:cursor-pointer [&::-webkit-calendar-picker-indicator]:p-0 [&::-webkit-calendar-picker-indicator]:opacity-0!"
            />
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="pointer-events-none absolute end-3 top-3.5 size-5 text-muted"
            />
          </span>
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
