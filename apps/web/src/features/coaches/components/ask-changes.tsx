import { changesBody, type ReviewedCoach } from '@shinequo/contract/coaches/review'
import * as messages from '@shinequo/messages/web/coach-review'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useAskForChanges } from '../api/admin.ts'

interface AskChangesProps {
  readonly coach: ReviewedCoach
  readonly onClose: () => void
}

/** Writes to a coach what to change before the approval. */
export function AskChangesDialog({ coach, onClose }: AskChangesProps) {
  const ask = useAskForChanges()
  const { id, user } = coach.profile
  const form = useForm({
    initial: { words: coach.changes?.words ?? '' },
    rules: (values) => firstErrors(changesBody, { ...values, version: coach.version }, messages.fieldErrors),
    submit: async ({ words }) => {
      await ask.mutateAsync({ id, version: coach.version, words })
      toast.success(messages.askedOf(user.first_name))
      onClose()
    },
  })
  return (
    <FormDialog
      title={messages.askTitle(user.first_name)}
      description={messages.askMeans(user.first_name)}
      form={form}
      act={messages.ask}
      onClose={onClose}
    >
      <TextareaField
        {...form.text('words')}
        label={messages.whatToChange}
        hint={messages.whatToChangeHint}
        rows={6}
      />
    </FormDialog>
  )
}
