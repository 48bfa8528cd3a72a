import { type ComponentProps, type ReactNode, useId } from 'react'
import { controlProps, FieldError } from './field.tsx'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode
  readonly error?: string | undefined
}

/** A checkbox whose label is part of its click target. While `disabled` it ignores presses, but keeps the focus. */
export function Checkbox({
  label,
  error,
  className = '',
  disabled = false,
  onChange,
  ...input
}: CheckboxProps) {
  const id = useId()
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label className="flex min-h-8 items-start gap-2.5 py-1 text-sm max-wide:min-h-11 max-wide:py-2.5">
        <span className="relative grid size-5.5 shrink-0">
          <input
            {...controlProps(id, undefined, error)}
            {...input}
            type="checkbox"
            aria-disabled={disabled || undefined}
            onChange={(event) => !disabled && onChange?.(event)}
            className="peer size-5.5 cursor-pointer aria-disabled:cursor-default appearance-none rounded-[6px] border border-line-strong bg-surface transition checked:border-primary checked:bg-primary hover:border-primary aria-invalid:border-danger"
          />
          <Icon
            name="check"
            stroke={3}
            className="pointer-events-none absolute inset-0 m-auto size-4 scale-0 text-on-primary transition duration-200 ease-spring peer-checked:scale-100"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
