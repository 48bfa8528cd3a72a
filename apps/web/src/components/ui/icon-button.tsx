import { PlainButton, type PlainButtonProps } from './plain-button.tsx'

type IconButtonProps = Omit<PlainButtonProps, 'aria-label'> & {
  /** What it does, for people who do not see the icon. */
  readonly label: string
}

/** A 44 px square with one icon. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <PlainButton
      {...rest}
      aria-label={label}
      className={`grid size-11 shrink-0 place-items-center rounded-box text-muted transition hover:bg-hover hover:text-ink aria-disabled:opacity-40 ${className}`}
    />
  )
}
