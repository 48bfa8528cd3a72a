import { sessionText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import { useQueryClient } from '@tanstack/react-query'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useForm } from '../../../lib/use-form.ts'
import { reloadSessions } from '../api/shared.ts'
import { useCancelBooking } from '../api/student.ts'
import { type Session, untilText } from '../session-lists.ts'
import { offerUndo, saveUndo } from './undo-cancellation.tsx'

interface CancelBookingDialogProps {
  readonly session: Session
  readonly now: number
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks the student to confirm, and says beforehand what a late cancellation means for others. */
export default function CancelBookingDialog({ session, now, onClose, onDone }: CancelBookingDialogProps) {
  const { booking, other, start, end } = session
  const name = other.user.first_name
  const zone = ownZone()
  const queries = useQueryClient()
  const care = useCareFirst('booking_note')
  const cancel = useCancelBooking(booking.id)
  const form = useForm({
    initial: { reason: '' },
    rules: () => ({}),
    before: ({ reason }) => care.first([reason]),
    submit: async ({ reason }) => {
      try {
        const { restore_until } = await cancel.mutateAsync(reason.trim())
        if (restore_until !== null) {
          saveUndo(restore_until)
          offerUndo(queries, { id: booking.id, other: name }, Date.parse(restore_until))
        }
        onDone()
      } finally {
        await reloadSessions(queries)
      }
    },
  })
  const { late } = booking
  return (
    <>
      <FormDialog
        title={messages.cancelYourSession(name)}
        description={sessionText(start, end, zone)}
        form={form}
        act={messages.cancelTheSession}
        danger
        keep={messages.keepMySession}
        onClose={onClose}
      >
        {late && (
          <Note tone="amber">
            <b className="font-strong">{messages.countsAsLate}</b>{' '}
            {messages.lateForCoach(untilText(start, now, zone), name)}
          </Note>
        )}
        <TextareaField
          {...form.text('reason')}
          label={messages.aWordFor(name)}
          optional
          rows={3}
          placeholder={messages.reasonPlaceholder}
        />
        <p className="text-sm text-muted">
          {!late && `${messages.freeForOthers} `}
          {messages.canTakeItBack}
        </p>
      </FormDialog>
      {care.dialog}
    </>
  )
}
