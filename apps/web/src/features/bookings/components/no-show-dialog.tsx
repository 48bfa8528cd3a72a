import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { timeText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import { bothWereInTheRoom } from '@shinequo/messages/web/bookings-objections'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'

interface NoShowDialogProps {
  readonly session: CoachSession
  /** The coach's zone. */
  readonly zone: string
  readonly onClose: () => void
  readonly onMark: () => void
}

/** Asks before a student is marked as absent, and says when both, or else the student, were last seen in the room. */
export function NoShowDialog({ session, zone, onClose, onMark }: NoShowDialogProps) {
  const { student, both_in_room_at: both } = session
  const seen = both ?? session.student_in_room_at
  const wasThere = both === null ? messages.wasInTheRoom : bothWereInTheRoom
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.didNotComeQuestion(student.first_name)}
      description={messages.whatNoShowMeans(student.first_name)}
      foot={
        <>
          <Button kind={seen === null ? 'quiet' : 'primary'} onClick={onClose}>
            {seen === null ? actions.cancel : messages.tookPlace}
          </Button>
          <Button kind={seen === null ? 'primary' : 'quiet'} onClick={onMark}>
            {messages.markNoShow}
          </Button>
        </>
      }
    >
      {seen !== null && (
        <Note tone="amber">{wasThere(student.first_name, timeText(Date.parse(seen), zone))}</Note>
      )}
    </Dialog>
  )
}
