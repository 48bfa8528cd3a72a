import type { ComponentProps, ReactNode } from 'react'

/**
 * A page's main action: on phones a bar that stays at the bottom edge, elsewhere in its normal place. In a low window,
 * for example when zoomed, it does not cover the content.
 */
export function ActionBar({ children, className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={`max-tablet:sticky max-tablet:bottom-0 max-tablet:z-20 max-tablet:-mx-3 max-tablet:border-t max-tablet:border-line max-tablet:bg-surface max-tablet:px-3 max-tablet:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-tablet:pt-3 max-tablet:tiny:-mx-4 max-tablet:tiny:px-4 [@media(max-height:30rem)]:static! ${className}`}
    >
      {children}
    </div>
  )
}

/** The acts on a long draft: stays at the bottom edge of every window. Toasts appear above it. */
export function EditBar({ children }: { readonly children: ReactNode }) {
  return (
    <ActionBar
      data-edit-bar
      className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center gap-2 rounded-box tablet:border tablet:border-line tablet:bg-raised tablet:p-3 tablet:shadow-float"
    >
      {children}
    </ActionBar>
  )
}
