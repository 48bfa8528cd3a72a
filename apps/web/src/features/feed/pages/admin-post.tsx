import type { AdminPost } from '@shinequo/contract/feed'
import * as messages from '@shinequo/messages/web/feed'
import { useCallback, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { PendingCard } from '../../../components/ui/pending-card.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { usePost } from '../api/admin.ts'
import { DeletePost } from '../components/post-acts.tsx'
import { PostForm } from '../components/post-form.tsx'
import { STATE_TONES, whenText } from '../post-words.ts'

/** /admin/schools/{school}/posts/{id}, or `new` instead of the id: edits a post and sets when students see it. */
export default function AdminPostPage() {
  const { value = '', id } = useParams()
  return (
    <>
      <BackLink to={`/admin/schools/${value}/posts`}>{messages.posts}</BackLink>
      <PageHead lede={messages.editLede}>{id === undefined ? messages.newPost : messages.editPost}</PageHead>
      {id === undefined ? <Editor school={value} post={null} /> : <SavedPost key={id} id={id} />}
    </>
  )
}

function SavedPost({ id }: { readonly id: string }) {
  const post = usePost(id)
  const { state } = useLocation()
  const failure = (state as { failure?: string } | null)?.failure
  const { data } = post
  if (data === undefined || !post.isFetchedAfterMount) {
    return <PendingCard query={post} failure={messages.postDidNotLoad} />
  }
  return (
    <div className="grid gap-4">
      {failure !== undefined && <Note tone="danger">{messages.onlyWordsSaved(failure)}</Note>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Chip tone={STATE_TONES[data.state]}>{messages.STATES[data.state]}</Chip>
          {whenText(data, ownZone())}
        </p>
        <DeletePost post={data} />
      </div>
      <Editor school={data.school} post={data} />
    </div>
  )
}

/** The form, remounted when it should show another version. */
function Editor({ school, post }: { readonly school: string; readonly post: AdminPost | null }) {
  const [turn, setTurn] = useState(0)
  const renew = useCallback(() => setTurn((now) => now + 1), [])
  return <PostForm key={turn} school={school} post={post} onRenew={renew} />
}
