import { cancellationBody } from '@shinequo/contract/bookings/changes'
import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { dayText, slotText } from '@shinequo/messages/times'
import { useQueryClient } from '@tanstack/react-query'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useCancelSession } from '../api/coach.ts'
import { offerUndo } from './undo-cancellation.tsx'

interface CancelDialogProps {
  readonly session: CoachSession
  readonly zone: string
  readonly onClose: () => void
  readonly onCancelled: () => void
}

/** Asks once whether the session shall not take place, and for the words that the student reads. */
export default function CancelDialog({ session, zone, onClose, onCancelled }: CancelDialogProps) {
  const cancel = useCancelSession()
  const queries = useQueryClient()
  const { first_name, last_name } = session.student
  const [start, end] = [Date.parse(session.start_time), Date.parse(session.end_time)]
  const form = useForm({
    initial: { reason: '', closeHour: true as boolean },
    rules: ({ reason }) => firstErrors(cancellationBody, { reason }),
    submit: async (values) => {
      const { restore_until } = await cancel.mutateAsync({ id: session.id, ...values })
      if (restore_until !== null)
        offerUndo(queries, { id: session.id, other: first_name }, Date.parse(restore_until))
      onCancelled()
    },
  })
  return (
    <FormDialog
      title={`Cancel the session with ${first_name} ${last_name}?`}
      description={`${dayText(start, zone)} · ${slotText(start, end, zone)}. ${first_name} is told by mail in a minute, with your reason and the nearest times you have open. Until then you can take it back.`}
      form={form}
      act="Cancel session"
      danger
      keep="Keep session"
      onClose={onClose}
    >
      {session.late && (
        <Note tone="amber">
          <b className="font-strong">This counts as late.</b> {first_name} may be on the way already.
        </Note>
      )}
      <TextareaField {...form.text('reason')} label="Reason" hint={`${first_name} reads it.`} rows={3} />
      <Checkbox {...form.check('closeHour')} label="Close this hour too, so that nobody books it" />
    </FormDialog>
  )
}
