import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/components'
import * as failures from '@shinequo/messages/web/errors'
import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'

interface PartBoundaryProps {
  /** What could not be shown, such as 'The calendar did not load'. */
  readonly title: string
  /** Replaces the whole page, if nothing else is left. */
  readonly wholePage?: boolean
  readonly children: ReactNode
}

/**
 * Keeps the rest of the page if a part of it cannot be shown, for example because a chunk did not load without a
 * network or belonged to an older version. Reloading the page helps; what was typed is kept as a draft.
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
        // Online, the chunk is missing because it belonged to an earlier version.
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
