import * as actions from '@shinequo/messages/web/actions'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/error-catalogue.ts'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'
import { Waiting } from './spinner.tsx'

interface CardPartProps<Data> {
  readonly query: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly isFetching: boolean
    refetch(): unknown
  }
  /** The message if it did not load. */
  readonly failure: string
  /** The level of the failure's heading. */
  readonly level: 'h2' | 'h3'
  readonly children: (data: Data) => ReactNode
}

/** What a card shows of a query: a line while it loads, its data, or the error with a retry button. */
export function CardPart<Data>({ query, failure, level, children }: CardPartProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error) {
    return (
      <ErrorState
        level={level}
        title={failure}
        message={messageOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Waiting>{actions.loading}</Waiting>
      <Skeleton className="h-6 w-56" />
    </div>
  )
}
