import type { ReactNode } from 'react'

/**
 * A page's main act: on phones a bar at the bottom edge that stays in view, elsewhere in its place. In a low window, as
 * zoom makes one, it covers nothing.
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
