import * as actions from '@shinequo/messages/web/actions'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/error-catalogue.ts'
import { Card } from './card.tsx'
import { ErrorState } from './error-state.tsx'
import { Waiting } from './spinner.tsx'

interface PendingCardProps {
  /** The query without data yet. */
  readonly query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown }
  /** The message if it did not load. */
  readonly failure: string
  /** Shown below the words while it loads. */
  readonly children?: ReactNode
}

/** A placeholder for a card without data yet: loading, then the error with a retry button. */
export function PendingCard({ query, failure, children }: PendingCardProps) {
  return (
    <Card className="grid min-h-80 content-center">
      {query.error ? (
        <ErrorState
          level="h2"
          title={failure}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className="grid gap-4">
          <Waiting>{actions.loading}</Waiting>
          {children}
        </div>
      )}
    </Card>
  )
}
