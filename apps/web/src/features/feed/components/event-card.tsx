import type { Post } from '@shinequo/contract/feed'
import { dayOfMonthText, weekdayText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/feed'
import { Card } from '../../../components/ui/card.tsx'
import { DayTile } from '../../../components/ui/day-tile.tsx'
import { DownloadButton } from '../../../components/ui/download-button.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { OF_THE_PROGRAMME } from '../../../lib/words-of.ts'
import { eventFile } from '../api/student.ts'
import { EventLines } from './event-lines.tsx'
import { Paragraphs, ReadMore } from './post-card.tsx'
import { PostPicture } from './post-picture.tsx'

/** An event with its day, time, place and text. A past one cannot be added to a calendar. */
export function EventCard({ post, past = false }: { readonly post: Post; readonly past?: boolean }) {
  const { id, title, text, link, picture, event } = post
  if (event === null) return null
  const start = Date.parse(event.starts_at)
  const zone = ownZone()
  return (
    <article id={`event-${id}`} tabIndex={-1} aria-labelledby={`event-${id}-title`} className="rounded-box">
      <Card flush>
        <PostPicture picture={picture} />
        <div className="flex items-start gap-3 p-5 tiny:gap-4 tablet:p-6">
          <DayTile weekday={weekdayText(start, zone)} day={dayOfMonthText(start, zone)} chosen={!past} />
          <div className="grid min-w-0 flex-1 gap-3">
            <h3
              {...OF_THE_PROGRAMME}
              id={`event-${id}-title`}
              className="text-balance text-lg font-strong tracking-snug [overflow-wrap:anywhere]"
            >
              {title}
            </h3>
            <EventLines event={event} />
            <Paragraphs text={text} />
            <div className="-mx-3.5 flex flex-wrap items-center gap-x-3 gap-y-1">
              {!past && (
                <DownloadButton
                  label={messages.addToCalendarOf(title)}
                  fileName="event.ics"
                  load={() => eventFile(id)}
                >
                  {messages.addToCalendar}
                </DownloadButton>
              )}
              {link !== null && (
                <span className="px-3.5">
                  <ReadMore title={title} link={link} />
                </span>
              )}
            </div>
          </div>
        </div>
      </Card>
    </article>
  )
}
