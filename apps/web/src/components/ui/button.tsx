import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { PlainButton, type PlainButtonProps } from './plain-button.tsx'
import { Spinner } from './spinner.tsx'

/** `light` and `night` stand on the night of the room, which is the same in both themes. */
export type ButtonKind = 'primary' | 'quiet' | 'soft' | 'ghost' | 'danger' | 'light' | 'night'
export type ButtonSize = 'small' | 'default' | 'large'

const KINDS: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-pressed',
  quiet: 'bg-surface text-ink border-line-strong/55 hover:bg-sunken hover:border-line-strong',
  soft: 'border-transparent bg-primary-soft text-on-soft hover:bg-[color-mix(in_srgb,var(--primary-soft)_84%,var(--primary))]',
  ghost: 'border-transparent text-primary hover:bg-hover hover:text-primary-hover',
  danger:
    'border-transparent bg-danger-soft text-danger hover:bg-[color-mix(in_srgb,var(--danger-soft)_88%,var(--danger))]',
  light: 'border-transparent bg-night-ink text-night hover:bg-white',
  night: 'border-night-muted/50 text-night-ink hover:bg-night-3',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 text-sm pointer-coarse:min-h-11 max-wide:min-h-11',
  default: 'min-h-11 px-5',
  large: 'min-h-13 px-6',
}

function look(kind: ButtonKind, size: ButtonSize, block: boolean, extra = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded-box border text-center font-strong leading-tight no-underline transition [&>svg]:shrink-0 active:translate-y-px print:hidden ${KINDS[kind]} ${SIZES[size]} ${block ? 'w-full [overflow-wrap:anywhere]' : 'max-w-full'} ${extra}`
}

interface Look {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  /** Full width of its container. */
  readonly block?: boolean
}

/**
 * A button labelled with its action. While `busy` it shows a spinner. While `busy` or `disabled` it cannot be pressed, but
 * keeps the focus.
 */
export function Button({
  kind = 'primary',
  size = 'default',
  block = false,
  busy = false,
  className,
  children,
  ...rest
}: PlainButtonProps & Look) {
  return (
    <PlainButton
      {...rest}
      busy={busy}
      className={look(kind, size, block, `aria-disabled:opacity-62 ${className ?? ''}`)}
    >
      {busy && <Spinner />}
      {children}
    </PlainButton>
  )
}

/** A link that looks like a button; for navigation, never for actions. */
export function ButtonLink({
  kind = 'primary',
  size = 'default',
  block = false,
  className,
  ...rest
}: LinkProps & Look) {
  return <Link {...rest} className={look(kind, size, block, className)} />
}

/** The same for what is no page of this document: a phone number, another site, a page on the way out of the room. */
export function ButtonAnchor({
  kind = 'primary',
  size = 'default',
  block = false,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={look(kind, size, block, className)}>
      {children}
    </a>
  )
}
