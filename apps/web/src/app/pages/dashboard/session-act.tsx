import { useBookings } from '../../../features/bookings/api/student.ts'
import CancelBookingDialog from '../../../features/bookings/components/cancel-booking-dialog.tsx'
import HistoryDialog from '../../../features/bookings/components/history-dialog.tsx'
import type { SessionAct } from '../../../features/bookings/components/upcoming-row.tsx'
import type { Session } from '../../../features/bookings/session-lists.ts'
import { focusMain } from '../../../lib/focus-main.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import MoveDialog from './move-dialog.tsx'

interface SessionActDialogProps {
  readonly session: Session
  readonly act: SessionAct
  readonly now: number
  /** The student's sessions. */
  readonly own: readonly { readonly start: number; readonly end: number }[]
  readonly onClose: () => void
}

/** The dialog of a student's action on an upcoming session. */
export default function SessionActDialog({ session, act, now, own, onClose }: SessionActDialogProps) {
  const { data } = useBookings()
  const newest = data?.find(({ id }) => id === session.booking.id) ?? session.booking
  const present = { ...session, booking: newest }
  function done() {
    onClose()
    // The button that opened it may have disappeared, so the focus moves to the page.
    focusMain()
  }
  if (act.kind === 'cancel')
    return <CancelBookingDialog session={present} now={now} onClose={onClose} onDone={done} />
  if (act.kind === 'move')
    return (
      <MoveDialog session={present} wanted={act.time} now={now} own={own} onClose={onClose} onDone={done} />
    )
  return (
    <HistoryDialog
      history={newest.history}
      reader="student"
      other={session.other.user.first_name}
      zone={ownZone()}
      onClose={onClose}
    />
  )
}
