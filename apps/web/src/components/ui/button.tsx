import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'primary' | 'quiet' | 'soft' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'default' | 'large'

const KINDS: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-pressed',
  quiet: 'bg-surface text-ink border-line-strong/55 hover:bg-sunken hover:border-line-strong',
  soft: 'border-transparent bg-primary-soft text-on-soft hover:bg-[color-mix(in_srgb,var(--primary-soft)_84%,var(--primary))]',
  ghost: 'border-transparent text-primary hover:bg-hover hover:text-primary-hover',
  danger:
    'border-transparent bg-danger-soft text-danger hover:bg-[color-mix(in_srgb,var(--danger-soft)_88%,var(--danger))]',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 text-sm pointer-coarse:min-h-11 max-wide:min-h-11',
  default: 'min-h-11 px-5',
  large: 'min-h-13 px-6',
}

function look(kind: ButtonKind, size: ButtonSize, block: boolean, extra = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded-box border text-center font-strong leading-tight no-underline transition active:translate-y-px print:hidden ${KINDS[kind]} ${SIZES[size]} ${block ? 'w-full [overflow-wrap:anywhere]' : 'max-w-full'} ${extra}`
}

interface Look {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  /** Full width of its container. */
  readonly block?: boolean
}

type ButtonProps = ComponentProps<'button'> & Look & { readonly busy?: boolean }

/** A button labelled with its action. While `busy` it shows a spinner and cannot be pressed; it has the focus again afterwards. */
export function Button({
  kind = 'primary',
  size = 'default',
  block = false,
  busy = false,
  disabled = false,
  className,
  children,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useImperativeHandle(ref, () => button.current!)
  // Browsers take the focus from a button that is disabled.
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [busy])
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={look(
        kind,
        size,
        block,
        `disabled:opacity-62 disabled:active:translate-y-0 ${className ?? ''}`,
      )}
    >
      {busy && <Spinner />}
      {children}
    </button>
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
