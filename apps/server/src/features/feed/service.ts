import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { listPosts } from '@shinequo/contract/feed'
import { pageCursor, parsePageCursor } from '@shinequo/domain/feed/page-cursor'
import type { Context } from '../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { mayReadOwnFeed } from './access.ts'
import { presentPost } from './presenter.ts'
import * as queries from './queries.ts'

/** Posts a page: about three screens of a phone. */
const PAGE = 10

/** A page of what the student's own school has published, newest first; from the start without `before`. */
export async function ownFeed(
  context: Context,
  actor: Actor,
  { before }: QueryOf<typeof listPosts>,
): Promise<Outcome<ReplyOf<typeof listPosts>>> {
  if (!mayReadOwnFeed(actor)) return refuse('forbidden')
  const end = before === undefined ? null : parsePageCursor(before)
  if (before !== undefined && end === null) {
    return refuse('invalid_input', { errors: { before: 'This is not where a page of posts ended' } })
  }
  const rows = await queries.postsOfOwnSchool(
    context.database.root,
    actor.profileId,
    new Date(context.clock.now()),
    end && { published_at: new Date(end.publishedAt), id: end.id },
    PAGE + 1,
  )
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return ok({
    posts: page.map(presentPost),
    next:
      rows.length > PAGE && last
        ? pageCursor({ publishedAt: last.published_at.getTime(), id: last.id })
        : null,
  })
}
