import { type ReactNode, Suspense } from 'react'
import { PartBoundary } from './part-boundary.tsx'

interface LazyPartProps {
  /** What could not be shown, such as 'The form did not load'. */
  readonly title: string
  readonly children: ReactNode
}

/** A part whose chunk is loaded when it is needed, such as a dialog. Shows nothing until then, and an error in place. */
export function LazyPart({ title, children }: LazyPartProps) {
  return (
    <PartBoundary title={title}>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  )
}
