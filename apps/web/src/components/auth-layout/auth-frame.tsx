import * as messages from '@shinequo/messages/web/sign-in'
import type { ReactNode } from 'react'
import { SkipLink } from '../ui/skip-link.tsx'
import { TestimonialPanel } from './testimonial-panel.tsx'

interface AuthFrameProps {
  /** Called when a form inside is submitted. */
  readonly onSend?: () => void
  readonly children: ReactNode
}

/** Two halves: the form at the start and, on large screens, the panel of testimonials at the end. */
export function AuthFrame({ onSend, children }: AuthFrameProps) {
  return (
    <div
      onSubmitCapture={onSend}
      className="grid min-h-dvh grid-cols-[minmax(0,1fr)] wide:grid-cols-2 print:block"
    >
      <SkipLink />
      {children}
      <aside
        aria-label={messages.whatStudentsSay}
        className="hidden min-w-0 py-4 pe-4 wide:block print:hidden"
      >
        <TestimonialPanel />
      </aside>
    </div>
  )
}
