import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** Value and label, in display order, each with its language if it may differ from the page's. */
type Options = readonly (readonly [value: string, label: string, lang?: string])[]

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'disabled'> & {
  /** The choice cannot be changed now; the focus stays. */
  readonly readOnly?: boolean
  /** Shown while nothing is chosen; it cannot be chosen again. Left out if there always is a value. */
  readonly placeholder?: string | undefined
  readonly options: Options
  /** More options in labelled groups. */
  readonly groups?: readonly (readonly [name: string, options: Options])[]
}

type SelectFieldProps = FieldProps & Omit<SelectProps, keyof FieldProps>

/** A choice from a list. Uses the browser's own select, which works best on phones. */
export function SelectField({ label, hint, error, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className ?? ''}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  )
}

/** Only the select of a `SelectField`, for a row with its own label. */
export function Select(props: SelectProps) {
  const {
    placeholder,
    options,
    groups = [],
    className = 'block',
    readOnly = false,
    onChange,
    ...select
  } = props
  return (
    <span className={`relative ${className}`}>
      <select
        {...select}
        aria-disabled={readOnly || undefined}
        onChange={(event) => !readOnly && onChange?.(event)}
        className={`control cursor-pointer text-ellipsis pe-11! ${select.value === '' ? 'text-muted!' : ''}`}
      >
        {placeholder !== undefined && (
          <option value="" disabled={select.value !== ''}>
            {placeholder}
          </option>
        )}
        {options.map(option)}
        {groups.map(([name, grouped]) => (
          <optgroup key={name} label={name} className="text-ink">
            {grouped.map(option)}
          </optgroup>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute end-3 top-3.5 size-5 text-muted"
      />
    </span>
  )
}

const option = ([value, label, lang]: Options[number]) => (
  <option key={value} value={value} lang={lang} className="text-ink">
    {label}
  </option>
)
