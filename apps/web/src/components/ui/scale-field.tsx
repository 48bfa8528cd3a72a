import { type ReactNode, useId } from 'react'

interface ScaleFieldProps {
  readonly name: string
  readonly legend: ReactNode
  /** What the ends mean, such as 'Not at all' and 'Very much'. */
  readonly ends?: readonly [low: string, high: string]
  /** 1 to 5, or 0 if nothing is chosen. */
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A choice from 1 to 5 in five cells. */
export function ScaleField({ name, legend, ends, value, onChange }: ScaleFieldProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={ends ? `${id}-ends` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold leading-snug">{legend}</legend>
      <div className="grid grid-cols-5 gap-2">
        {[1, 2, 3, 4, 5].map((step) => (
          <label
            key={step}
            className="relative grid min-h-11 place-items-center rounded-box border border-line-strong bg-surface font-semibold transition hover:bg-sunken has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={step}
              checked={value === step}
              onChange={() => onChange(step)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {step}
          </label>
        ))}
      </div>
      {ends && (
        <p id={`${id}-ends`} className="mt-1 flex justify-between text-xs text-muted">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </fieldset>
  )
}
