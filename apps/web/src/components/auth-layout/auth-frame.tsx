import type { ReactNode } from 'react'
import { SkipLink } from '../ui/skip-link.tsx'
import { TestimonialPanel } from './testimonial-panel.tsx'

/** Two halves: the form at the left, on large screens the panel of testimonials at the right. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] wide:grid-cols-2">
      <SkipLink />
      {children}
      <aside aria-label="What students say" className="hidden min-w-0 py-4 pr-4 wide:block">
        <TestimonialPanel />
      </aside>
    </div>
  )
}
