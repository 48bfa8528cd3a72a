import type { ComponentProps } from 'react'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for people who do not see the icon. */
  readonly label: string
}

/** A 44 px square with one icon. */
export function IconButton({ label, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={`grid size-11 shrink-0 place-items-center rounded-box text-muted transition hover:bg-hover hover:text-ink disabled:opacity-40 ${className}`}
    />
  )
}
