import type { AdminPost } from '@shinequo/contract/feed'
import { Note } from '../../../components/ui/note.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { STATE_WORDS, whenText } from './post-words.ts'

/** What somebody else has made of a post while it was being edited. */
export function NewestPost({ post }: { readonly post: AdminPost }) {
  return (
    <Note tone="amber">
      <p>Somebody else has changed this post meanwhile. It is now:</p>
      <div className="my-2 grid gap-1 border-s-4 border-line-strong ps-3 [overflow-wrap:anywhere]">
        <p className="font-semibold">{post.title}</p>
        <p className="max-h-40 overflow-y-auto whitespace-pre-wrap">{post.text}</p>
        <p>
          {STATE_WORDS[post.state]} · {whenText(post, ownZone())}
        </p>
      </div>
      <p>Send yours once more to put it in its place.</p>
    </Note>
  )
}
