import type { AdminPost } from '@shinequo/contract/feed'
import { yourTime } from '@shinequo/domain/time/zoned-text'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { ChoiceTiles } from '../../../components/ui/choice-tiles.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useAccount } from '../../../lib/account.ts'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { dropDraft, keepDraft } from '../../../lib/form-draft.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts'
import { NewestPost } from './newest-post.tsx'
import { PictureField, useFileUrl } from './picture-field.tsx'
import { type Plan, plannedInstant, postErrors, valuesOf } from './post-plan.ts'
import { PostPreview } from './post-preview.tsx'
import { momentText, STATE_WORDS } from './post-words.ts'
import { useSavePost } from './use-save-post.ts'

const ACTS: Readonly<Record<Plan, string>> = {
  draft: 'Save draft',
  now: 'Publish now',
  later: 'Schedule',
  stay: 'Save changes',
}

interface PostFormProps {
  readonly school: string
  /** The newest that is known of the post; null for a new one. */
  readonly post: AdminPost | null
  /** Nothing is typed and there is a newer version: begin with that. */
  readonly onRenew: () => void
}

const draftOf = (account: string, school: string, post: AdminPost | null) =>
  `post:${account}:${post ? `${post.id}:${post.version}` : `new:${school}`}`

/**
 * Writes a post, with what students will see beside it. What is typed outlasts a reload; the chosen picture cannot.
 * Where somebody else was faster, theirs stands above, and nothing typed is lost.
 */
export function PostForm({ school, post, onRenew }: PostFormProps) {
  const account = useAccount()
  const navigate = useNavigate()
  const now = useNow()
  const zone = ownZone()
  const [initial] = useState(() => valuesOf(post, zone))
  const [draft] = useState(() => draftOf(account.id, school, post))
  const [own, setOwn] = useState(post)
  const [picture, setPicture] = useState<File | null>(null)
  const [asking, setAsking] = useState(false)
  const pictureUrl = useFileUrl(picture)
  const save = useSavePost(school)
  const list = `/admin/schools/${school}/posts`

  const form = useForm({
    initial,
    rules: (values) => postErrors(values, picture !== null || values.keeps_picture, Date.now(), zone),
    draft: { name: draft },
    submit: async (values) => {
      let reached: AdminPost | null = null
      const onStep = (made: AdminPost) => {
        reached = made
        setOwn(made)
      }
      try {
        const saved = await save(post, { values, picture, zone }, onStep)
        toast.success(saved.state === 'draft' ? 'The draft is saved.' : `${STATE_WORDS[saved.state]}.`)
        dropDraft(draft)
        navigate(list)
      } catch (error) {
        if (post !== null || reached === null) throw error
        // The words are saved: from here on it is that post which is edited.
        const made: AdminPost = reached
        keepDraft(draftOf(account.id, school, made), { ...values, keeps_picture: made.picture !== null })
        navigate(`${list}/${made.id}`, { replace: true, state: { failure: messageOf(error) } })
      }
    },
  })
  const { values, failure } = form
  const dirty = picture !== null || JSON.stringify(values) !== JSON.stringify(initial)
  useUnsavedGuard(dirty && !form.busy)

  const overtaken = post !== null && own !== null && post.version !== own.version && !form.busy
  useEffect(() => {
    if (overtaken && !dirty) onRenew()
  }, [overtaken, dirty, onRenew])

  const at = values.plan === 'later' ? plannedInstant(values, zone) : null
  const published = values.plan === 'stay' && post?.published_at ? Date.parse(post.published_at) : now
  const kept = values.keeps_picture && picture === null ? (post?.picture ?? null) : null
  const shown = pictureUrl ?? kept?.url ?? null
  const isOut = initial.plan === 'stay'
  const choices: readonly (readonly [Plan, string])[] = isOut
    ? [
        ['stay', 'Stays published'],
        ['draft', 'A draft again'],
      ]
    : [
        ['draft', 'Not yet: a draft'],
        ['now', 'Now'],
        ['later', 'At a time'],
      ]
  const act = isOut && values.plan === 'draft' ? 'Unpublish' : ACTS[values.plan]
  const atField =
    failure instanceof ApiError && Object.keys(failure.fields).some((name) => Object.hasOwn(values, name))

  return (
    <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Card>
        <form {...form.formProps} aria-label="Post" className="grid gap-5">
          {overtaken && <NewestPost post={post} />}
          {failure !== null && !atField && !overtaken && <Note tone="danger">{messageOf(failure)}</Note>}
          <TextField {...form.text('title')} label="Title" autoComplete="off" maxLength={160} />
          <TextareaField
            {...form.text('text')}
            label="Text"
            hint="An empty line begins a new paragraph."
            rows={9}
            maxLength={10_000}
          />
          <TextField
            {...form.text('link')}
            label="Link (optional)"
            hint="A page that says more. Begins with https://"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PictureField
            kept={kept !== null}
            chosen={picture}
            onChoose={setPicture}
            onRemove={() => form.set('keeps_picture', false)}
          />
          {post?.picture && !values.keeps_picture && picture === null && (
            <div>
              <Button kind="quiet" size="small" onClick={() => form.set('keeps_picture', true)}>
                Bring the picture back
              </Button>
            </div>
          )}
          {(picture !== null || kept !== null) && (
            <TextField
              {...form.text('picture_alt')}
              label="What the picture shows"
              hint="For students who cannot see it"
              autoComplete="off"
              maxLength={300}
            />
          )}
          <ChoiceTiles
            name="plan"
            legend={isOut ? 'This post is published' : 'When do students see it?'}
            choices={choices.map(([value, label]) => ({ value, label }))}
            value={values.plan}
            onChange={(plan) => form.set('plan', plan as Plan)}
          />
          {isOut && values.plan === 'draft' && (
            <p className="text-sm text-muted">
              Students no longer see it, and its date is lost: published again, it has the date of that day.
            </p>
          )}
          {values.plan === 'later' && (
            <div className="grid gap-2">
              <div className="grid gap-4 tablet:grid-cols-2">
                <TextField {...form.text('date')} label="Day" type="date" />
                <TextField {...form.text('time')} label="Time" type="time" />
              </div>
              <p role="status" className="text-sm text-muted">
                {at === null ? `In ${yourTime(zone)}.` : `${momentText(at, zone)}.`}
              </p>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.busy}>
              {act}
            </Button>
            {dirty && (
              <Button kind="quiet" disabled={form.busy} onClick={() => setAsking(true)}>
                Discard changes
              </Button>
            )}
          </div>
        </form>
      </Card>
      {asking && (
        <AskDialog
          title="Discard what you changed?"
          description={post ? 'The post stays as it was saved.' : 'Nothing of this post is saved yet.'}
          act="Discard changes"
          onClose={() => setAsking(false)}
          onAct={() => {
            dropDraft(draft)
            onRenew()
          }}
        />
      )}
      <PostPreview
        now={at ?? now}
        post={{
          id: post?.id ?? 'new',
          title: values.title,
          text: values.text,
          link: values.link || null,
          picture: shown === null ? null : { url: shown, alt: values.picture_alt },
          published_at: new Date(at ?? published).toISOString(),
        }}
      />
    </div>
  )
}
