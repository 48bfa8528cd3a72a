import type { Post } from '@shinequo/contract/feed'
import { dayOfMonthText, weekdayText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/feed'
import { ExternalLink } from 'lucide-react'
import { Card } from '../../../components/ui/card.tsx'
import { DayTile } from '../../../components/ui/day-tile.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { OF_THE_PROGRAMME } from '../../../lib/words-of.ts'
import { postDate } from '../post-date.ts'
import { EventLines } from './event-lines.tsx'
import { PostPicture } from './post-picture.tsx'

interface PostCardProps {
  readonly post: Post
  readonly now: number
  /** The first of the page, whose picture is loaded eagerly. */
  readonly isFirst: boolean
}

/** The id of a post's card, which is focused when there are no more posts to load. */
export function postCardId({ id }: Pick<Post, 'id'>): string {
  return `post-${id}`
}

/** One post: date and title, picture, paragraphs, and a link to more. */
export function PostCard({ post, now, isFirst }: PostCardProps) {
  const { title, text, link, picture, published_at, event } = post
  const published = Date.parse(published_at)
  const titleId = `${postCardId(post)}-title`
  const zone = ownZone()
  return (
    <article id={postCardId(post)} tabIndex={-1} aria-labelledby={titleId} className="rounded-box">
      <Card flush>
        <PostPicture picture={picture} eager={isFirst} />
        <div className="p-5 tablet:p-6">
          <header className="mb-3 flex items-center gap-3 tiny:gap-4">
            <DayTile weekday={weekdayText(published, zone)} day={dayOfMonthText(published, zone)} />
            <div className="flex min-w-0 flex-col">
              <h2
                {...OF_THE_PROGRAMME}
                id={titleId}
                className="text-balance text-lg font-strong tracking-snug [overflow-wrap:anywhere]"
              >
                {title}
              </h2>
              <time
                dateTime={published_at}
                className="inline-block text-sm text-muted first-letter:uppercase"
              >
                {postDate(published, now, zone)}
              </time>
            </div>
          </header>
          {event !== null && (
            <div className="mb-3">
              <EventLines event={event} />
            </div>
          )}
          <Paragraphs text={text} />
          {link !== null && (
            <div className="mt-2">
              <ReadMore title={title} link={link} />
            </div>
          )}
        </div>
      </Card>
    </article>
  )
}

/** The text of a post. */
export function Paragraphs({ text }: { readonly text: string }) {
  return (
    <div {...OF_THE_PROGRAMME} className="grid max-w-[66ch] gap-3">
      {paragraphsOf(text).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs stay where they are
        <p key={at} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

/** The link to the page that says more. */
export function ReadMore({ title, link }: { readonly title: string; readonly link: string }) {
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link inline-flex min-h-11 items-center gap-1.5 font-medium"
    >
      <Sentence parts={messages.readMore(title, (text) => <span className="sr-only">{text}</span>)} />
      <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
    </a>
  )
}

/** The non-empty paragraphs of a text, separated by empty lines. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** A placeholder for a post that is loading. */
export function PostSkeleton() {
  return (
    <Card aria-hidden="true">
      <div className="mb-4 flex items-center gap-4">
        <Skeleton className="h-14 w-13 shrink-0" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-64 max-w-full" />
          <Skeleton className="h-4 w-36 max-w-full" />
        </div>
      </div>
      <div className="grid max-w-[66ch] gap-2.5">
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </Card>
  )
}
