import type { Post } from '@shinequo/contract/feed'
import { PostCard } from './post-card.tsx'

interface PostPreviewProps {
  readonly post: Post
  readonly now: number
}

/** A post as students will see it; while there are no words yet, what is missing. */
export function PostPreview({ post, now }: PostPreviewProps) {
  const empty = post.title.trim() === '' && post.text.trim() === ''
  return (
    <section aria-labelledby="preview" className="min-w-0 desk:sticky desk:top-6">
      <h2 id="preview" className="mb-3 font-strong">
        As students see it
      </h2>
      {empty ? (
        <p className="rounded-box border border-dashed border-line-strong px-5 py-8 text-center text-sm text-muted">
          Write a title and a text, and the post shows here.
        </p>
      ) : (
        <div className="[overflow-wrap:anywhere]">
          <PostCard post={{ ...post, title: post.title || 'No title yet' }} now={now} isFirst />
        </div>
      )}
    </section>
  )
}
