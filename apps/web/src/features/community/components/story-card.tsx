import * as messages from '@shinequo/messages/web/community'
import { fieldName } from '@shinequo/messages/web/fields'
import { UserRound } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { OF_A_PERSON } from '../../../lib/words-of.ts'

interface StoryCardProps {
  /** The id of the article, which can then get the focus. */
  readonly id?: string
  readonly title: string
  readonly content: string
  /** Shown only when the story is not anonymous. */
  readonly author: string
  readonly isAnonymous: boolean
  readonly tags: readonly string[]
  /** Shown next to the author. */
  readonly when?: ReactNode
  /** The available actions, shown at the other end. */
  readonly aside?: ReactNode
  /** Shown below the story. */
  readonly foot?: ReactNode
  /** The story is one of the page's own texts, in the language of the page. */
  readonly isSample?: boolean
}

/** A story of the wall: its author, title, text and tags. */
export function StoryCard(props: StoryCardProps) {
  const { id, title, content, author, isAnonymous, tags, when, aside, foot, isSample = false } = props
  const words = isSample ? {} : OF_A_PERSON
  const heading = useId()
  return (
    <article
      aria-labelledby={heading}
      className="rounded-box"
      {...(id !== undefined && { id, tabIndex: -1 })}
    >
      <Card>
        <div className="mb-3 flex flex-wrap items-center gap-3">
          {isAnonymous ? <NoPicture /> : <Avatar name={author} size={40} />}
          <div className="flex min-w-0 flex-1 basis-24 flex-wrap items-baseline gap-x-3 text-sm">
            <p className="font-strong [overflow-wrap:anywhere]">
              {isAnonymous ? messages.anonymous : author}
            </p>
            {when}
          </div>
          {aside}
        </div>
        <h3 {...words} id={heading} className="text-lg font-strong tracking-snug [overflow-wrap:anywhere]">
          {title}
        </h3>
        <p {...words} className="mt-1.5 max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]">
          {content}
        </p>
        {tags.length > 0 && (
          <ul aria-label={fieldName('tags')} className="mt-4 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} {...words}>
                <Chip>{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        {foot}
      </Card>
    </article>
  )
}

/** In place of the picture of somebody who is not named. */
function NoPicture() {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-tone-sand text-tone-ink"
    >
      <UserRound strokeWidth={1.75} className="size-5.5" />
    </span>
  )
}
