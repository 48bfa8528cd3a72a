import type { StoryToReview } from '@shinequo/contract/community'
import { storyMessageBody } from '@shinequo/contract/community/messages'
import * as messages from '@shinequo/messages/web/community'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useCrisisLine } from '../../../lib/crisis-line.ts'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useReachOut } from '../api/admin.ts'

interface ReachDialogProps {
  readonly story: StoryToReview
  readonly onClose: () => void
}

/** Writes to the author of a story, who stays unknown. The form starts with the words of the protocol. */
export function ReachDialog({ story, onClose }: ReachDialogProps) {
  const reach = useReachOut()
  const line = useCrisisLine()
  const form = useForm({
    initial: { message: messages.reachOutStart(line.number, line.asking_for_spanish) },
    rules: (values) => firstErrors(storyMessageBody, values, messages.fieldErrors),
    submit: async ({ message }) => {
      await reach.mutateAsync({ id: story.id, message })
      toast.success(messages.messageSentToAuthor)
      onClose()
    },
  })
  return (
    <FormDialog
      title={messages.reachOutTitle}
      description={messages.reachOutLede(story.title)}
      form={form}
      act={messages.sendMessage}
      failureText={failure}
      onClose={onClose}
    >
      <TextareaField
        {...form.text('message')}
        label={messages.message}
        hint={`${messages.reachOutHint} ${messages.inTheStorysLanguage}`}
        rows={9}
      />
    </FormDialog>
  )
}

function failure(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) return messages.twoWithoutAnswer
  if (error instanceof ApiError && error.status === 404) return messages.storyIsGone
  return messageOf(error)
}
