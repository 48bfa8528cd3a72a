import type { AdminPost } from '@shinequo/contract/feed'
import * as messages from '@shinequo/messages/web/feed'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { useDeletePost } from '../api/admin.ts'
import { schoolsOf } from '../post-words.ts'

/** A deleted post, passed to the list so that it can offer to restore it. */
export interface Deleted {
  readonly id: string
  readonly title: string
  /** The schools whose students have lost it; null for all. */
  readonly schools: readonly string[] | null
}

/** Deletes a post after a confirmation; the list then offers to undo that. */
export function DeletePost({ post }: { readonly post: AdminPost }) {
  const [asking, setAsking] = useState(false)
  const remove = useDeletePost()
  const navigate = useNavigate()
  const { id, version, title, school, state } = post
  const schools = schoolsOf(post)
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {messages.deletePost}
      </Button>
      {asking && (
        <AskDialog
          title={messages.deleteTitle(title)}
          description={[messages.DELETE_MEANS[state], ...loses(schools)].join(' ')}
          act={messages.deletePost}
          busy={remove.isPending}
          error={remove.error}
          onClose={() => setAsking(false)}
          onAct={() =>
            remove.mutate(
              { id, version },
              {
                onSuccess: () => {
                  const deleted: Deleted = { id, title, schools }
                  navigate(`/admin/schools/${school}/posts`, { state: { deleted } })
                },
              },
            )
          }
        />
      )}
    </>
  )
}

/** Which schools lose a post, if that is more than one. */
function loses(schools: readonly string[] | null): string[] {
  if (schools === null) return [messages.losesAtAll]
  return schools.length > 1 ? [messages.losesAt(schools)] : []
}
