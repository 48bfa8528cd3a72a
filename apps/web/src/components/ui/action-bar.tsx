import type { ReactNode } from 'react'

/**
 * A page's main action: on phones a bar that stays at the bottom edge, elsewhere in its normal place. In a low window,
 * for example when zoomed, it does not cover the content.
 */
export function ActionBar({
  children,
  className = '',
}: {
  readonly children: ReactNode
  readonly className?: string
}) {
  return (
    <div
      className={`max-tablet:sticky max-tablet:bottom-0 max-tablet:z-20 max-tablet:-mx-3 max-tablet:border-t max-tablet:border-line max-tablet:bg-surface max-tablet:px-3 max-tablet:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-tablet:pt-3 max-tablet:tiny:-mx-4 max-tablet:tiny:px-4 [@media(max-height:30rem)]:static! ${className}`}
    >
      {children}
    </div>
  )
}
