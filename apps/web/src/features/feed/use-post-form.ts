import type { AdminPost } from '@shinequo/contract/feed'
import * as messages from '@shinequo/messages/web/feed'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { useAccount } from '../../lib/account.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { dropDraft, storeDraft } from '../../lib/form-draft.ts'
import { ownZone } from '../../lib/own-zone.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useForm } from '../../lib/use-form.ts'
import { useNow } from '../../lib/use-now.ts'
import { useUnsavedGuard } from '../../lib/use-unsaved-guard.ts'
import { useFileUrl } from './components/picture-field.tsx'
import { plannedInstant, postErrors, valuesOf, wordsOf } from './post-plan.ts'
import { useSavePost } from './use-save-post.ts'

export interface EditedPost {
  readonly school: string
  /** The newest known version of the post; null for a new one. */
  readonly post: AdminPost | null
  /** Called when there is a newer version and nothing was typed: starts again with that version. */
  readonly onRenew: () => void
}

const draftOf = (account: string, school: string, post: AdminPost | null) =>
  `post:${account}:${post ? `${post.id}:${post.version}` : `new:${school}`}`

/**
 * The state of a post's form. Typed text survives a reload, the chosen picture does not. `overtaken`: somebody else has
 * saved the post meanwhile; nothing typed is lost.
 */
export function usePostForm({ school, post, onRenew }: EditedPost) {
  const account = useAccount()
  const navigate = useNavigate()
  const now = useNow()
  const zone = ownZone()
  const [initial] = useState(() => valuesOf(post, zone))
  const [draft] = useState(() => draftOf(account.id, school, post))
  const [own, setOwn] = useState(post)
  const [picture, setPicture] = useState<File | null>(null)
  const pictureUrl = useFileUrl(picture)
  const save = useSavePost(school)
  const list = `/admin/schools/${school}/posts`

  const form = useForm({
    initial,
    rules: (values) =>
      postErrors(values, {
        pictured: picture !== null || values.keeps_picture,
        now: serverNow(),
        zone,
        kept: post?.event ?? null,
      }),
    draft: { name: draft },
    submit: async (values) => {
      let reached: AdminPost | null = null
      const onStep = (made: AdminPost) => {
        reached = made
        setOwn(made)
      }
      try {
        const saved = await save(post, { values, picture, zone }, onStep)
        toast.success(messages.SAVED[saved.state])
        dropDraft(draft)
        navigate(list)
      } catch (error) {
        if (post !== null || reached === null) throw error
        // The text is saved; from here on the form edits that post.
        const made: AdminPost = reached
        storeDraft(draftOf(account.id, school, made), { ...values, keeps_picture: made.picture !== null })
        navigate(`${list}/${made.id}`, { replace: true, state: { failure: messageOf(error) } })
      }
    },
  })
  const { values } = form
  const dirty = picture !== null || JSON.stringify(values) !== JSON.stringify(initial)
  useUnsavedGuard(dirty && !form.busy)

  const overtaken = post !== null && own !== null && post.version !== own.version && !form.busy
  useEffect(() => {
    if (overtaken && !dirty) onRenew()
  }, [overtaken, dirty, onRenew])

  const at = values.plan === 'later' ? plannedInstant(values, zone) : null
  const published = values.plan === 'stay' && post?.published_at ? Date.parse(post.published_at) : now
  const kept = values.keeps_picture && picture === null ? (post?.picture ?? null) : null
  return {
    form,
    zone,
    /** The post was published when the form was opened. */
    isOut: initial.plan === 'stay',
    dirty,
    overtaken,
    picture,
    setPicture,
    /** The stored picture, if it is kept. */
    kept,
    /** When students will see it, if that is planned. */
    at,
    preview: {
      now: at ?? now,
      post: {
        id: post?.id ?? 'new',
        title: values.title,
        text: values.text,
        link: values.link || null,
        picture:
          pictureUrl === null && kept === null
            ? null
            : { url: pictureUrl ?? kept!.url, alt: values.picture_alt },
        published_at: new Date(at ?? published).toISOString(),
        event: wordsOf(values).event ?? null,
      },
    },
    discard: () => {
      dropDraft(draft)
      onRenew()
    },
  }
}

export type PostEditing = ReturnType<typeof usePostForm>
