import { openAuthorBody, type StoryToReview } from '@shinequo/contract/community'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/community'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useOpenAuthor } from '../api/admin.ts'
import { decisionFailure } from './refusal-dialog.tsx'

interface AuthorDialogProps {
  readonly story: StoryToReview
  readonly onClose: () => void
}

/** Reveals who wrote a story, after a reason was given that its author can read. */
export function AuthorDialog({ story, onClose }: AuthorDialogProps) {
  const author = useOpenAuthor()
  const form = useForm({
    initial: { reason: '' },
    rules: (values) => firstErrors(openAuthorBody, values, messages.fieldErrors),
    submit: async ({ reason }) => void (await author.mutateAsync({ id: story.id, reason })),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.authorTitle}
      description={messages.authorLede(story.title)}
      foot={
        <>
          <Button kind="quiet" disabled={form.busy} onClick={onClose}>
            {author.data ? actions.done : actions.cancel}
          </Button>
          {author.data ? (
            <ButtonLink to={`/admin/students/${author.data.account_id}`}>{messages.openTheRecord}</ButtonLink>
          ) : (
            <Button type="submit" form="story-author" busy={form.busy}>
              {messages.showTheName}
            </Button>
          )}
        </>
      }
    >
      {author.data && (
        <Note tone="info">
          <Sentence parts={messages.writtenBy(<strong className="font-strong">{author.data.name}</strong>)} />
        </Note>
      )}
      {!author.data && (
        <form {...form.formProps} id="story-author" className="grid gap-5">
          {form.failure !== null && <Note tone="danger">{decisionFailure(form.failure)}</Note>}
          <TextareaField
            {...form.text('reason')}
            label={messages.reason}
            hint={messages.authorHint}
            rows={3}
          />
        </form>
      )}
    </Dialog>
  )
}
