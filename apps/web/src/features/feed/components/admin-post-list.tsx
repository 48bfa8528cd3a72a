import type { AdminPost } from '@shinequo/contract/feed'
import * as messages from '@shinequo/messages/web/feed'
import { Link } from 'react-router'
import { Chip } from '../../../components/ui/chip.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { OF_THE_PROGRAMME } from '../../../lib/words-of.ts'
import { about, STATE_TONES, whenText } from '../post-words.ts'

interface AdminPostListProps {
  /** The school whose students see them. */
  readonly school: string
  readonly posts: readonly AdminPost[]
}

/** A school's posts with their state, each linked to its editor. */
export function AdminPostList({ school, posts }: AdminPostListProps) {
  const zone = ownZone()
  return (
    <ul aria-label={messages.posts}>
      {posts.map((post) => (
        <li
          key={post.id}
          className="flex min-w-0 items-center gap-4 border-t border-line px-5 py-3 tablet:px-6"
        >
          {post.picture && (
            <img
              src={post.picture.url}
              alt=""
              width={96}
              height={48}
              loading="lazy"
              className="hidden aspect-[2/1] h-12 w-24 shrink-0 rounded-in bg-sunken object-cover tablet:block"
            />
          )}
          <div className="grid min-w-0 flex-1">
            <Link
              to={`/admin/schools/${post.school}/posts/${post.id}`}
              className="-my-1 inline-flex min-h-11 items-center font-strong text-ink [overflow-wrap:anywhere]"
            >
              <span {...OF_THE_PROGRAMME}>{post.title}</span>
            </Link>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <Chip tone={STATE_TONES[post.state]}>{messages.STATES[post.state]}</Chip>
              {whenText(post, zone)}
            </span>
            {about(post, school, zone).map((line) => (
              <span key={line} className="text-sm text-muted [overflow-wrap:anywhere]">
                {line}
              </span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
