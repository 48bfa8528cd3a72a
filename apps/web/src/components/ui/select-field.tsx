import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    /** Shown while nothing is chosen; cannot itself be chosen again. Left out where something always is. */
    readonly placeholder?: string
    /** Value and label, in the order shown. */
    readonly options: readonly (readonly [value: string, label: string])[]
  }

/** One choice of a list: the browser's own select, which phones show best. */
export function SelectField({
  label,
  hint,
  error,
  className,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className ?? ''}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            className={`control cursor-pointer text-ellipsis pr-11! ${select.value === '' ? 'text-muted!' : ''}`}
          >
            {placeholder !== undefined && (
              <option value="" disabled={select.value !== ''}>
                {placeholder}
              </option>
            )}
            {options.map(([value, text]) => (
              <option key={value} value={value} className="text-ink">
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="pointer-events-none absolute right-3 top-3.5 size-5 text-muted"
          />
        </span>
      )}
    </Field>
  )
}
