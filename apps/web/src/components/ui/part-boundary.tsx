import { Component, type ReactNode } from 'react'
import { NO_RESPONSE } from '../../lib/error-catalogue.ts'
import { ErrorState } from './error-state.tsx'

interface PartBoundaryProps {
  /** What could not be shown, such as 'The calendar did not load'. */
  readonly title: string
  readonly children: ReactNode
}

/**
 * Keeps the page when a part of it cannot be shown, such as a chunk that did not come for want of a network. The
 * way out is to load the page again: what was typed is kept as a draft.
 */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState title={this.props.title} message={NO_RESPONSE} onRetry={() => window.location.reload()} />
    )
  }
}
