import { cancellationBody } from '@shinequo/contract/bookings'
import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import * as messages from '@shinequo/messages/web/bookings'
import { useQueryClient } from '@tanstack/react-query'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useCancelSession } from '../api/coach.ts'
import { timesText } from '../history-words.ts'
import { offerUndo } from './undo-cancellation.tsx'

interface CancelDialogProps {
  readonly session: CoachSession
  readonly zone: string
  readonly onClose: () => void
  readonly onCancelled: () => void
}

/** Asks the coach to confirm a cancellation, and for a reason that the student reads. */
export default function CancelDialog({ session, zone, onClose, onCancelled }: CancelDialogProps) {
  const cancel = useCancelSession()
  const queries = useQueryClient()
  const { first_name, last_name } = session.student
  const form = useForm({
    initial: { reason: '', closeHour: true as boolean },
    rules: ({ reason }) => firstErrors(cancellationBody, { reason }, messages.fieldErrors),
    submit: async (values) => {
      const { restore_until } = await cancel.mutateAsync({ id: session.id, ...values })
      if (restore_until !== null)
        offerUndo(queries, { id: session.id, other: first_name }, Date.parse(restore_until))
      onCancelled()
    },
  })
  return (
    <FormDialog
      title={messages.cancelSessionWith(`${first_name} ${last_name}`)}
      description={messages.cancellationIsTold(timesText(session, zone), first_name)}
      form={form}
      act={messages.cancelSession}
      danger
      keep={messages.keepSession}
      onClose={onClose}
    >
      {session.late && (
        <Note tone="amber">
          <b className="font-strong">{messages.countsAsLate}</b> {messages.onTheWay(first_name)}
        </Note>
      )}
      <TextareaField
        {...form.text('reason')}
        label={messages.reason}
        hint={messages.readsIt(first_name)}
        rows={3}
      />
      <Checkbox {...form.check('closeHour')} label={messages.closeThisHour} />
    </FormDialog>
  )
}
