import type { ComponentProps, MouseEvent } from 'react'

export type PlainButtonProps = ComponentProps<'button'> & {
  /** What it did is still going on. */
  readonly busy?: boolean
}

/**
 * A button without a look of its own. While it is `disabled` or `busy` it says so and ignores presses, and it keeps the
 * focus, which browsers take from a natively disabled button at once. It also keeps its form from being sent, because
 * Enter in a field presses the form's submit button.
 */
export function PlainButton({
  disabled = false,
  busy = false,
  type = 'button',
  onClick,
  onKeyDown,
  ...rest
}: PlainButtonProps) {
  const isOff = disabled || busy
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={isOff ? ignore : onClick}
      onKeyDown={isOff ? undefined : onKeyDown}
    />
  )
}

function ignore(event: MouseEvent): void {
  event.preventDefault()
}
