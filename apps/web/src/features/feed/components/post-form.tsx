import { useState } from 'react'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { NewestPost } from './newest-post.tsx'
import { PostPictureFields } from './post-picture-fields.tsx'
import type { Plan } from './post-plan.ts'
import { PostPlanFields } from './post-plan-fields.tsx'
import { PostPreview } from './post-preview.tsx'
import { type EditedPost, usePostForm } from './use-post-form.ts'

const ACTS: Readonly<Record<Plan, string>> = {
  draft: 'Save draft',
  now: 'Publish now',
  later: 'Schedule',
  stay: 'Save changes',
}

/** Writes a post, with what students will see beside it. Where somebody else was faster, theirs stands above. */
export function PostForm(props: EditedPost) {
  const { post } = props
  const editing = usePostForm(props)
  const { form, isOut, dirty, overtaken } = editing
  const { values, failure } = form
  const [asking, setAsking] = useState(false)
  const act = isOut && values.plan === 'draft' ? 'Unpublish' : ACTS[values.plan]
  const atField =
    failure instanceof ApiError && Object.keys(failure.fields).some((name) => Object.hasOwn(values, name))
  return (
    <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Card>
        <form {...form.formProps} aria-label="Post" className="grid gap-5">
          {overtaken && post !== null && <NewestPost post={post} />}
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
          <PostPictureFields editing={editing} stored={Boolean(post?.picture)} />
          <PostPlanFields editing={editing} />
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
          onAct={editing.discard}
        />
      )}
      <PostPreview {...editing.preview} />
    </div>
  )
}
