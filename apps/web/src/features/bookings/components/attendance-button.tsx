import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import * as messages from '@shinequo/messages/web/bookings'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { offerUndo } from '../../../components/ui/undo-toast.tsx'
import { useCoachZone } from '../../../lib/account.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useNoteAttendance } from '../api/coach.ts'
import { NoShowDialog } from './no-show-dialog.tsx'

/** Notes that the student did not come, after asking, or undoes that. Renders nothing while neither is possible. */
export function AttendanceButton({ session }: { readonly session: CoachSession }) {
  const { isPending, mutateAsync } = useNoteAttendance()
  const [asking, setAsking] = useState(false)
  const zone = useCoachZone()
  const { id, student, can } = session
  if (!can.mark_no_show && !can.undo_no_show) return null

  async function note(noShow: boolean) {
    try {
      await mutateAsync({ id, noShow })
      if (noShow) offerUndo(messages.notedNoShow(student.first_name), () => void note(false))
      else toast.success(messages.noShowTakenBack(student.first_name))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <>
      <Button
        kind="quiet"
        size="small"
        busy={isPending}
        aria-describedby={`session-${id}`}
        onClick={() => (can.mark_no_show ? setAsking(true) : void note(false))}
      >
        {can.mark_no_show ? messages.markNoShow : messages.undoNoShow}
      </Button>
      {asking && can.mark_no_show && (
        <NoShowDialog
          session={session}
          zone={zone}
          onClose={() => setAsking(false)}
          onMark={() => {
            setAsking(false)
            void note(true)
          }}
        />
      )}
    </>
  )
}
