import type { StoryToReview } from '@shinequo/contract/community'
import * as messages from '@shinequo/messages/web/community'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import type { FieldErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useDecideStory } from '../api/admin.ts'

interface RefusalDialogProps {
  readonly story: StoryToReview
  readonly decision: keyof typeof messages.REFUSALS
  readonly onClose: () => void
  readonly onDecided: () => void
}

function missing({ reason }: { reason: string }): FieldErrors {
  return reason.trim() === '' ? { reason: messages.sayWhy } : {}
}

/** Asks for the reason, which the author can read. What was typed stays if somebody else was faster. */
export function RefusalDialog({ story, decision, onClose, onDecided }: RefusalDialogProps) {
  const decide = useDecideStory()
  const words = messages.REFUSALS[decision]
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
      description={words.means(story.title)}
      form={form}
      act={words.act}
      danger
      failureText={decisionFailure}
      onClose={onClose}
    >
      <TextareaField
        {...form.text('reason')}
        label={messages.reason}
        hint={messages.refusalHint}
        maxLength={500}
        rows={3}
      />
    </FormDialog>
  )
}

/** Why a decision failed, in the wall's words. */
export function decisionFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error)
  if (error.code === 'version_conflict') return messages.alreadyDecided
  return error.code === 'not_found' ? messages.storyIsGone : error.message
}
