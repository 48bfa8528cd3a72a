import type { EventTimes } from '@shinequo/contract/feed'
import { CalendarDays, MapPin } from 'lucide-react'
import { ownZone } from '../../../lib/own-zone.ts'
import { OF_THE_PROGRAMME } from '../../../lib/words-of.ts'
import { eventTime, eventTimeThere } from '../event-words.ts'

/** When and where an event takes place. */
export function EventLines({ event }: { readonly event: EventTimes }) {
  const zone = ownZone()
  const there = eventTimeThere(event, zone)
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex items-start gap-2">
        <CalendarDays aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0 text-muted" />
        <span className="min-w-0">
          <time dateTime={event.starts_at} className="font-medium">
            {eventTime(event, zone)}
          </time>
          {there !== null && <span className="block text-muted">{there}</span>}
        </span>
      </p>
      {event.place !== '' && (
        <p className="flex items-start gap-2">
          <MapPin aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0 text-muted" />
          <span {...OF_THE_PROGRAMME} className="min-w-0 [overflow-wrap:anywhere]">
            {event.place}
          </span>
        </p>
      )}
    </div>
  )
}
