import { type ReactNode, useId } from 'react'

interface ChoiceBarProps<Choice extends string> {
  /** For screen readers. */
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly chosen: Choice
  readonly onChoose: (choice: Choice) => void
  readonly labelOf: (choice: Choice) => ReactNode
  /** On a phone the choices share the whole width, two in a row. */
  readonly wide?: boolean
}

/** A choice of one among a few, as a row of radio buttons that looks like tabs. */
export function ChoiceBar<Choice extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  labelOf,
  wide = false,
}: ChoiceBarProps<Choice>) {
  const name = useId()
  return (
    <fieldset
      className={`inline-flex min-w-0 max-w-full flex-wrap gap-1 rounded-box border border-line bg-sunken p-1 ${wide ? 'max-tablet:w-full' : ''}`}
    >
      <legend className="sr-only">{legend}</legend>
      {choices.map((one) => (
        <label
          key={one}
          className={`relative inline-flex min-h-11 items-center rounded-in px-2.5 text-sm font-semibold tablet:px-4 text-muted transition hover:text-ink has-checked:bg-surface has-checked:text-primary has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-focus ${wide ? 'max-tablet:flex-1 max-tablet:basis-2/5 max-tablet:justify-center max-tablet:px-1 max-tablet:text-center' : ''}`}
        >
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === chosen}
            onChange={() => onChoose(one)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {labelOf(one)}
        </label>
      ))}
    </fieldset>
  )
}
