import { type CoachSession, cancellationBody } from '@shinequo/contract/bookings'
import { dayText, slotText } from '@shinequo/domain/time/zoned-text'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useCancelSession } from './coach-calls.ts'

interface CancelDialogProps {
  readonly session: CoachSession
  readonly zone: string
  readonly onClose: () => void
  readonly onCancelled: () => void
}

/** Asks once whether the session shall not take place, and for the words that the student reads. */
export function CancelDialog({ session, zone, onClose, onCancelled }: CancelDialogProps) {
  const cancel = useCancelSession()
  const { first_name, last_name } = session.student
  const [start, end] = [Date.parse(session.start_time), Date.parse(session.end_time)]
  const form = useForm({
    initial: { reason: '' },
    rules: (values) => firstErrors(cancellationBody, values),
    submit: async ({ reason }) => {
      await cancel.mutateAsync({ id: session.id, reason })
      toast.success(`Cancelled. ${first_name} is told by mail.`)
      onCancelled()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Cancel the session with ${first_name} ${last_name}?`}
      description={`${dayText(start, zone)} · ${slotText(start, end, zone)}. ${first_name} is told at once, with your reason and the nearest times you have open. This cannot be undone.`}
      foot={
        <>
          <Button kind="quiet" disabled={form.busy} onClick={onClose}>
            Keep session
          </Button>
          <Button type="submit" form="cancel-session" kind="danger" busy={form.busy}>
            Cancel session
          </Button>
        </>
      }
    >
      <form {...form.formProps} id="cancel-session" className="grid gap-5">
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
        <TextareaField {...form.text('reason')} label="Reason" hint={`${first_name} reads it.`} rows={3} />
        <p className="text-sm text-muted">
          The time is open to your students again. To keep it closed, take it off in Availability first.
        </p>
      </form>
    </Dialog>
  )
}
