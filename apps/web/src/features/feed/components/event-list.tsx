import type { Post } from '@shinequo/contract/feed'
import { formatOfZone } from '@shinequo/domain/time/zoned-day'
import { locale } from '@shinequo/messages/locale'
import * as actions from '@shinequo/messages/web/actions'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import type { useEvents } from '../api/student.ts'
import { EventCard } from './event-card.tsx'

const month = formatOfZone(locale, { month: 'long', year: 'numeric' })

interface EventListProps {
  readonly query: ReturnType<typeof useEvents>
  readonly past?: boolean
}

/** Events under the months in which they begin, in the reader's time. */
export function EventList({ query, past = false }: EventListProps) {
  const events = (query.data?.pages ?? []).flatMap((page) => page.events)
  const months = Map.groupBy(events, ({ event }) => monthOf(event))
  return (
    <div className="grid gap-6">
      {[...months].map(([name, list]) => (
        <div key={name} className="grid gap-3">
          <h2 className="font-strong">{name}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {list.map((post) => (
              <li key={post.id}>
                <EventCard post={post} past={past} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {query.isFetchNextPageError && <Note tone="danger">{messageOf(query.error)}</Note>}
      {query.hasNextPage && (
        <div className="text-center">
          <Button kind="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {query.isFetchNextPageError ? actions.tryAgain : actions.showMore}
          </Button>
        </div>
      )}
    </div>
  )
}

function monthOf(event: Post['event']): string {
  return event === null ? '' : month(ownZone()).format(Date.parse(event.starts_at))
}
