import { openAuthorBody, type StoryToReview } from '@shinequo/contract/community'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useOpenAuthor } from '../api/admin.ts'
import { decisionFailure } from './refusal-dialog.tsx'

interface AuthorDialogProps {
  readonly story: StoryToReview
  readonly onClose: () => void
}

/** Who wrote a story, after a reason was given that its author can read. */
export function AuthorDialog({ story, onClose }: AuthorDialogProps) {
  const author = useOpenAuthor()
  const form = useForm({
    initial: { reason: '' },
    rules: (values) => firstErrors(openAuthorBody, values),
    submit: async ({ reason }) => void (await author.mutateAsync({ id: story.id, reason })),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="See who wrote this story?"
      description={`“${story.title}”. Students write here because nobody knows who they are. Look only when somebody may need help, or a rule was broken.`}
      foot={
        <>
          <Button kind="quiet" disabled={form.busy} onClick={onClose}>
            {author.data ? 'Close this' : 'Cancel'}
          </Button>
          {author.data ? (
            <ButtonLink to={`/admin/students/${author.data.account_id}`}>Open the record</ButtonLink>
          ) : (
            <Button type="submit" form="story-author" busy={form.busy}>
              Show the name
            </Button>
          )}
        </>
      }
    >
      {author.data && (
        <Note tone="info">
          Written by <strong className="font-strong">{author.data.name}</strong>, who can read that you
          looked, and why.
        </Note>
      )}
      {!author.data && (
        <form {...form.formProps} id="story-author" className="grid gap-5">
          {form.failure !== null && <Note tone="danger">{decisionFailure(form.failure)}</Note>}
          <TextareaField
            {...form.text('reason')}
            label="Reason"
            hint="Kept in the audit, where the author can read it."
            rows={3}
          />
        </form>
      )}
    </Dialog>
  )
}
