import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export interface Choice {
  readonly value: string
  readonly label: ReactNode
  /** A line below the label. */
  readonly about?: ReactNode
}

interface ChoiceTilesProps {
  readonly name: string
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly choices: readonly Choice[]
  /** The selected value, '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  /** For a choice inside a larger part of a form. */
  readonly small?: boolean
}

/**
 * A choice between a few options as tiles, two per row; on phones one per row if they have a second line. If there are
 * exactly three, the third spans the row.
 */
export function ChoiceTiles(props: ChoiceTilesProps) {
  const { name, legend, hint, choices, value, onChange, error, small = false } = props
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend
        className={`max-w-[34em] p-0 font-strong leading-snug [overflow-wrap:anywhere] ${small ? 'mb-2' : 'mb-3.5 text-lg tracking-snug'}`}
      >
        {legend}
      </legend>
      {hint !== undefined && <p className="-mt-2.5 mb-3 text-sm text-muted">{hint}</p>}
      <div
        className={`grid gap-2 tablet:grid-cols-2 tablet:gap-3 ${choices.some(({ about }) => about) ? '' : 'tiny:grid-cols-2'} ${choices.length === 3 ? 'tiny:[&>:nth-child(3)]:col-span-full' : ''}`}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-16 items-center gap-3 rounded-box border border-line-strong bg-surface p-3 font-medium leading-snug transition hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-on-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus tablet:min-h-15 tablet:px-4"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition checked:border-[6px] checked:border-primary focus-visible:outline-none"
            />
            <span className="grid min-w-0 [overflow-wrap:anywhere]">
              {choice.label}
              {choice.about && <span className="text-sm font-normal text-muted">{choice.about}</span>}
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </fieldset>
  )
}
