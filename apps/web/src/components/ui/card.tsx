import type { ComponentProps, ReactNode } from 'react'

type CardProps = ComponentProps<'section'> & { readonly flush?: boolean }

/** A white box for one subject. With `flush` it has no padding of its own. */
export function Card({ flush = false, className = '', ...rest }: CardProps) {
  const padding = flush ? 'overflow-hidden' : 'p-5 tablet:p-6'
  return (
    <section
      {...rest}
      className={`min-w-0 rounded-box border border-line bg-surface shadow-soft ${padding} ${className}`}
    />
  )
}

interface CardHeadProps {
  readonly id?: string
  readonly title: string
  /** A link or button at the end of its line. */
  readonly action?: ReactNode
  readonly className?: string
}

/** A card's title with an optional action. Set the card's `aria-labelledby` to the same id. */
export function CardHead({ id, title, action, className = '' }: CardHeadProps) {
  return (
    <div className={`mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-3 ${className}`}>
      <h2 id={id} className="min-w-0 [overflow-wrap:anywhere] text-lg font-strong tracking-snug">
        {title}
      </h2>
      {action}
    </div>
  )
}
