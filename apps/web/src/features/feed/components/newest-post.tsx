import type { AdminPost } from '@shinequo/contract/feed'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/feed'
import { Note } from '../../../components/ui/note.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { OF_THE_PROGRAMME } from '../../../lib/words-of.ts'
import { whenText } from '../post-words.ts'

/** Shows the version of a post that somebody else saved while it was being edited. */
export function NewestPost({ post }: { readonly post: AdminPost }) {
  return (
    <Note tone="amber">
      <p>{messages.overtaken}</p>
      <div className="my-2 grid gap-1 border-s-4 border-line-strong ps-3 [overflow-wrap:anywhere]">
        <p {...OF_THE_PROGRAMME} className="font-semibold">
          {post.title}
        </p>
        <p {...OF_THE_PROGRAMME} className="max-h-40 overflow-y-auto whitespace-pre-wrap">
          {post.text}
        </p>
        <p>{messages.stateAndTime(post.state, whenText(post, ownZone()))}</p>
      </div>
      <p>{actions.saveOnceMore}</p>
    </Note>
  )
}
