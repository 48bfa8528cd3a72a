import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../../components/ui/icon.tsx'
import { PlainButton } from '../../components/ui/plain-button.tsx'

const ROUND =
  'size-13 bg-night-3 text-night-ink group-hover:bg-night-line group-aria-pressed:bg-night-ink group-aria-pressed:text-night group-aria-expanded:bg-night-ink group-aria-expanded:text-night'

interface ControlProps extends ComponentProps<'button'> {
  readonly icon: IconName
  readonly words: string
  /** Left out by controls that turn nothing on. */
  readonly pressed?: boolean
  /** Whether it ends the visit. */
  readonly leaves?: boolean
}

/** A round button with its name below. */
export function Control({
  icon,
  words,
  pressed,
  leaves = false,
  className = '',
  children,
  ...button
}: ControlProps) {
  const look = leaves ? 'h-13 w-18 bg-[#b0352a] text-white group-hover:bg-[#92281f]' : ROUND
  return (
    <PlainButton
      {...button}
      aria-pressed={pressed}
      className={`group grid min-w-14 justify-items-center gap-1 text-night-ink ${className}`}
    >
      <span className={`grid place-items-center rounded-full transition ${look}`}>
        <Icon name={icon} className="size-6" stroke={icon === 'more' ? 3 : 1.75} />
      </span>
      <span className="text-xs">{words}</span>
      {children}
    </PlainButton>
  )
}
