import type { Post } from '@shinequo/contract/feed'
import * as messages from '@shinequo/messages/web/feed'
import { PostCard } from './post-card.tsx'

interface PostPreviewProps {
  readonly post: Post
  readonly now: number
}

/** A post as students will see it, or a hint while it has no text yet. */
export function PostPreview({ post, now }: PostPreviewProps) {
  const empty = post.title.trim() === '' && post.text.trim() === ''
  return (
    <section aria-labelledby="preview" className="min-w-0 desk:sticky desk:top-6">
      <h2 id="preview" className="mb-3 font-strong">
        {messages.asStudentsSeeIt}
      </h2>
      {empty ? (
        <p className="rounded-box border border-dashed border-line-strong px-5 py-8 text-center text-sm text-muted">
          {messages.previewEmpty}
        </p>
      ) : (
        <div className="[overflow-wrap:anywhere]">
          <PostCard post={{ ...post, title: post.title || messages.noTitleYet }} now={now} isFirst />
        </div>
      )}
    </section>
  )
}
