import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/components'
import * as failures from '@shinequo/messages/web/errors'
import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'

interface PartBoundaryProps {
  /** What could not be shown, such as 'The calendar did not load'. */
  readonly title: string
  /** Stands for the whole page, where nothing else is left. */
  readonly wholePage?: boolean
  readonly children: ReactNode
}

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
        // With a network, the server no longer has the chunk: it was part of a version before this one.
        message={navigator.onLine ? messages.mayHaveChanged : failures.noResponse}
        action={
          <Button kind="quiet" onClick={() => window.location.reload()}>
            {actions.reload}
          </Button>
        }
      />
    )
    return wholePage ? <main className="grid min-h-dvh place-items-center">{state}</main> : state
  }
}
