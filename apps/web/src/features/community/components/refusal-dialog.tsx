import type { StoryToReview } from '@shinequo/contract/community'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import type { FieldErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useDecideStory } from '../api/admin.ts'

const WORDS = {
  declined: {
    title: 'Decline this story?',
    loss: 'It does not come to the wall. Its author reads your reason and can change the story and share it again.',
    act: 'Decline story',
  },
  removed: {
    title: 'Take this story off the wall?',
    loss: 'No student can read it any more. Its author reads your reason and can change the story and share it again.',
    act: 'Remove story',
  },
} as const

interface RefusalDialogProps {
  readonly story: StoryToReview
  readonly decision: keyof typeof WORDS
  readonly onClose: () => void
  readonly onDecided: () => void
}

function missing({ reason }: { reason: string }): FieldErrors {
  return reason.trim() === '' ? { reason: 'Please say why: the author reads it' } : {}
}

/** Asks once, and for the reason that the author reads. What is typed stays when somebody else was faster. */
export function RefusalDialog({ story, decision, onClose, onDecided }: RefusalDialogProps) {
  const decide = useDecideStory()
  const words = WORDS[decision]
  const form = useForm({
    initial: { reason: '' },
    rules: missing,
    submit: async ({ reason }) => {
      await decide.mutateAsync({ id: story.id, version: story.version, decision, reason: reason.trim() })
      onDecided()
    },
  })
  return (
    <FormDialog
      title={words.title}
      description={`“${story.title}”. ${words.loss}`}
      form={form}
      act={words.act}
      danger
      failureText={decisionFailure}
      onClose={onClose}
    >
      <TextareaField
        {...form.text('reason')}
        label="Reason"
        hint="Kind and plain: what in these words, and what would be fine."
        maxLength={500}
        rows={3}
      />
    </FormDialog>
  )
}

/** Why a decision was not made, in words of the wall. */
export function decisionFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error)
  if (error.code === 'version_conflict') {
    return 'Somebody else has decided on this story meanwhile. The list shows what is left.'
  }
  return error.code === 'not_found' ? 'This story is gone: its author has deleted it.' : error.message
}
