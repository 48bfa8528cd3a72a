import type { Post } from '@shinequo/contract/feed'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/feed'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { PostCard, postCardId } from './post-card.tsx'

interface PostListProps {
  readonly pages: readonly (readonly Post[])[]
  /** Loads the next page; null if there is none. */
  readonly onMore: (() => void) | null
  readonly loading: boolean
  /** Why the next page failed to load; null if it did not. */
  readonly failure: string | null
}

/**
 * Posts in pages. The focus stays on Show more while there are more pages, and moves to the first new post after the
 * last one.
 */
export function PostList({ pages, onMore, loading, failure }: PostListProps) {
  const now = useNow()
  const asked = useRef(false)
  const last = pages.at(-1) ?? []
  const added = pages.length > 1 ? last.length : 0
  const isEnd = onMore === null
  const firstAdded = added > 0 ? last[0] : undefined

  // In the same commit that removes Show more, because later the person may have moved the focus.
  useLayoutEffect(() => {
    if (!asked.current || !isEnd || firstAdded === undefined) return
    asked.current = false
    document.getElementById(postCardId(firstAdded))?.focus()
  }, [firstAdded, isEnd])

  return (
    <>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
        {pages.flat().map((post, at) => (
          <li key={post.id}>
            <PostCard post={post} now={now} isFirst={at === 0} />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {added > 0 && (isEnd ? messages.lastShown(added) : messages.moreShown(added))}
      </p>
      {failure !== null && !loading && (
        <Note tone="danger" className="mt-4">
          {failure}
        </Note>
      )}
      <Foot>
        {isEnd ? (
          pages.length > 1 && <p className="py-3 text-sm text-muted">{messages.thatIsEverything}</p>
        ) : (
          <Button
            kind="quiet"
            busy={loading}
            onClick={() => {
              asked.current = true
              onMore()
            }}
          >
            {failure === null ? actions.showMore : actions.tryAgain}
          </Button>
        )}
      </Foot>
    </>
  )
}

function Foot({ children }: { readonly children: ReactNode }) {
  return <div className="mt-5 text-center">{children}</div>
}
