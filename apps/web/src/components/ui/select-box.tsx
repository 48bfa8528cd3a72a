import { Icon } from './icon.tsx'

interface SelectBoxProps {
  /** The accessible name, such as 'Select Maya Torres'. */
  readonly label: string
  readonly checked: boolean
  /** Presses are ignored, but the focus stays. */
  readonly disabled?: boolean
  readonly onChange: () => void
}

/** A checkbox at a row of a list, 44 px wide and high to touch. */
export function SelectBox({ label, checked, disabled = false, onChange }: SelectBoxProps) {
  return (
    <label className="relative -m-2.5 inline-grid size-11 shrink-0 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <span className="relative grid size-5.5">
        <input
          type="checkbox"
          checked={checked}
          aria-disabled={disabled || undefined}
          onChange={() => !disabled && onChange()}
          className="peer size-5.5 cursor-pointer aria-disabled:cursor-default appearance-none rounded-[6px] border border-line-strong bg-surface transition checked:border-primary checked:bg-primary hover:border-primary"
        />
        <Icon
          name="check"
          stroke={3}
          className="pointer-events-none absolute inset-0 m-auto size-4 scale-0 text-on-primary peer-checked:scale-100"
        />
      </span>
    </label>
  )
}
