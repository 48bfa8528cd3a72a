import { Component, type ReactNode } from 'react'
import { NO_RESPONSE } from '../../lib/error-catalogue.ts'
import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'

interface PartBoundaryProps {
  /** What could not be shown, such as 'The calendar did not load'. */
  readonly title: string
  /** Stands for the whole page, where nothing else is left. */
  readonly wholePage?: boolean
  readonly children: ReactNode
}

/** A chunk that the server no longer has: it was part of a version before this one. */
const CHANGED = 'ShineQuo may have changed since you opened it. Load the page again to go on.'

/**
 * Keeps the page when a part of it cannot be shown, such as a chunk that did not come for want of a network, or
 * that went with an older version. The way out is to load the page again: what was typed is kept as a draft.
 */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { title, wholePage = false } = this.props
    const state = (
      <ErrorState
        level={wholePage ? 'h1' : 'h3'}
        title={title}
        message={navigator.onLine ? CHANGED : NO_RESPONSE}
        action={
          <Button kind="quiet" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      />
    )
    return wholePage ? <main className="grid min-h-dvh place-items-center">{state}</main> : state
  }
}
