import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/components'
import type { ReactNode } from 'react'
import { isPastCounting } from '../../lib/counted.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'
import { Waiting } from './spinner.tsx'

/** The part of a query that a list uses. */
interface ListQuery {
  readonly error: unknown
  readonly isFetching: boolean
  /** Left out for a list without pages. */
  readonly hasNextPage?: boolean
  refetch(): unknown
  fetchNextPage?(): unknown
}

interface ListRegionProps {
  /** Says how many are shown of all there are; null for more than are counted. */
  readonly count: (shown: number, all: number | null) => string
  readonly shown: number
  /** Undefined until the first page has loaded. */
  readonly total: number | undefined
  /** The total is only counted up to a thousand. */
  readonly capped?: boolean
  /** The query whose data is shown. */
  readonly query: ListQuery
  readonly empty: { readonly title: string; readonly words?: string; readonly action?: ReactNode }
  /** Acts on what is selected, beside the number. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/** A list in its four states, with the number of results, announced when it changes, and a button to load more. */
export function ListRegion(props: ListRegionProps) {
  const { shown, total, query, empty, bar, children } = props
  const { error, isFetching: loading, hasNextPage: hasMore } = query
  const isMore = props.capped === true && total !== undefined && isPastCounting(total)
  const all = isMore ? (hasMore ? null : shown) : total
  const count = all === undefined ? '' : props.count(shown, all)
  return (
    <Card flush>
      {/* With a bar, as high before its buttons come as with them. */}
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-5 tablet:px-6 ${bar === undefined ? 'pb-1 pt-4' : 'min-h-16 py-2'}`}
      >
        <p role="status" className="text-sm text-muted">
          {loading && total === undefined ? '' : count}
          {loading && total !== undefined && <span className="sr-only"> {messages.loadingMore}</span>}
        </p>
        {bar}
      </div>
      {total === undefined && error === null && (
        <div className="grid gap-4 px-5 pb-5 tablet:px-6">
          <Waiting>{actions.loading}</Waiting>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-14 w-full" />
          ))}
        </div>
      )}
      {error !== null && (
        <ErrorState
          level="h2"
          title={messages.listDidNotLoad}
          message={messageOf(error)}
          retrying={loading}
          onRetry={() => void query.refetch()}
        />
      )}
      {total === 0 && error === null && (
        <EmptyState art="nothing-here" title={empty.title} action={empty.action}>
          {empty.words}
        </EmptyState>
      )}
      {shown > 0 && children}
      {hasMore && (
        <div className="border-t border-line p-4 text-center">
          <Button kind="quiet" busy={loading} onClick={() => void query.fetchNextPage?.()}>
            {actions.showMore}
          </Button>
        </div>
      )}
    </Card>
  )
}
