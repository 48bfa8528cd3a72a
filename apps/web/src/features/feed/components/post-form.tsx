import * as messages from '@shinequo/messages/web/feed'
import { fieldName } from '@shinequo/messages/web/fields'
import { useState } from 'react'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import type { Plan } from '../post-plan.ts'
import { type EditedPost, usePostForm } from '../use-post-form.ts'
import { AudienceFields } from './audience-fields.tsx'
import { EventFields } from './event-fields.tsx'
import { NewestPost } from './newest-post.tsx'
import { PostPictureFields } from './post-picture-fields.tsx'
import { PostPlanFields } from './post-plan-fields.tsx'
import { PostPreview } from './post-preview.tsx'

const ACTS: Readonly<Record<Plan, string>> = {
  draft: messages.saveDraft,
  now: messages.publishNow,
  later: messages.schedule,
  stay: messages.saveChanges,
}

/**
 * Edits a post next to a preview of what students will see. If somebody else has saved meanwhile, shows their version
 * above.
 */
export function PostForm(props: EditedPost) {
  const { post } = props
  const editing = usePostForm(props)
  const { form, isOut, dirty, overtaken } = editing
  const { values, failure } = form
  const [asking, setAsking] = useState(false)
  const act = isOut && values.plan === 'draft' ? messages.unpublish : ACTS[values.plan]
  const atField =
    failure instanceof ApiError && Object.keys(failure.fields).some((name) => Object.hasOwn(values, name))
  return (
    <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Card>
        <form {...form.formProps} aria-label={messages.post} className="grid gap-5">
          {overtaken && post !== null && <NewestPost post={post} />}
          {failure !== null && !atField && !overtaken && <Note tone="danger">{messageOf(failure)}</Note>}
          <TextField {...form.text('title')} label={fieldName('title')} autoComplete="off" maxLength={160} />
          <TextareaField
            {...form.text('text')}
            label={messages.text}
            hint={messages.textHint}
            rows={9}
            maxLength={10_000}
          />
          <TextField
            {...form.text('link')}
            label={messages.link}
            hint={messages.linkHint}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PostPictureFields editing={editing} stored={Boolean(post?.picture)} />
          <EventFields editing={editing} />
          <AudienceFields editing={editing} school={props.school} />
          <PostPlanFields editing={editing} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.busy}>
              {act}
            </Button>
            {dirty && (
              <Button kind="quiet" disabled={form.busy} onClick={() => setAsking(true)}>
                {messages.discardChanges}
              </Button>
            )}
          </div>
        </form>
      </Card>
      {asking && (
        <AskDialog
          title={messages.discardTitle}
          description={post ? messages.staysAsSaved : messages.nothingSavedYet}
          act={messages.discardChanges}
          onClose={() => setAsking(false)}
          onAct={editing.discard}
        />
      )}
      <PostPreview {...editing.preview} />
    </div>
  )
}
