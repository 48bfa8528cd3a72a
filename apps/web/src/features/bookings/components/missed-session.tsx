import type { NoShow } from '@shinequo/contract/bookings'
import * as actions from '@shinequo/messages/web/actions'
import { bookAnotherTime } from '@shinequo/messages/web/bookings'
import * as messages from '@shinequo/messages/web/bookings-objections'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { useProgrammeName } from '../../../lib/look.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useObjectToNoShow } from '../api/student.ts'
import { dayAndTime } from '../day-and-time.ts'
import { bookPath, type Session } from '../session-lists.ts'

interface MissedSessionProps {
  readonly session: Session
  readonly now: number
  readonly className?: string
}

/** Whether nobody has objected to a mark at `now`, and nobody can any more. */
export function isOver(mark: NoShow | null, now: number): boolean {
  if (mark === null) return true
  return mark.state === 'marked' && (mark.object_until === null || now >= Date.parse(mark.object_until))
}

/**
 * That the coach marked the student as absent, with a button to object as long as that is possible, and what became of
 * the objection, with a link to book another time. Renders nothing for a session without a mark.
 */
export function MissedSession({ session, now, className = '' }: MissedSessionProps) {
  const { booking, other } = session
  const programme = useProgrammeName()
  const [asking, setAsking] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const { no_show: mark } = booking
  if (mark === null) return null
  const coach = other.user.first_name
  const canObject = mark.state === 'marked' && !isOver(mark, now)
  return (
    <div ref={line} tabIndex={-1} className={`text-sm ${className}`}>
      {canObject ? (
        <>
          <p>{messages.coachMarked(coach)}</p>
          {mark.object_until !== null && (
            <p className="text-muted">
              {messages.canSaySoUntil(...dayAndTime(mark.object_until, ownZone()))}
            </p>
          )}
        </>
      ) : (
        mark.state !== 'marked' && <p>{outcome(mark, coach, programme)}</p>
      )}
      {booking.status === 'no_show' && (
        <div className="mt-1 flex flex-wrap items-center gap-x-5">
          {canObject && (
            <Button
              kind="quiet"
              size="small"
              aria-describedby={`session-${booking.id}`}
              onClick={() => setAsking(true)}
            >
              {messages.iWasThere}
            </Button>
          )}
          <Link
            to={bookPath(session)}
            aria-describedby={`session-${booking.id}`}
            className="text-link inline-flex min-h-11 items-center font-medium"
          >
            {bookAnotherTime}
          </Link>
        </div>
      )}
      {asking && (
        <ObjectionDialog
          id={booking.id}
          coach={coach}
          programme={programme}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            // The button that opened the dialog disappears.
            focusAfterDialog(() => line.current)
          }}
        />
      )}
    </div>
  )
}

/** What became of the student's objection. */
function outcome({ state, decided_by }: NoShow, coach: string, programme: string): string {
  if (state === 'objected') return messages.youSaid(programme)
  if (decided_by === 'coach') return messages.coachTookBack(coach)
  return state === 'kept' ? messages.staysMissed(programme) : messages.countsAsHeld(programme)
}

interface ObjectionDialogProps {
  readonly id: string
  readonly coach: string
  readonly programme: string
  readonly onClose: () => void
  /** Called when the objection is stored. */
  readonly onDone: () => void
}

function ObjectionDialog({ id, coach, programme, onClose, onDone }: ObjectionDialogProps) {
  const { isPending, error, mutate } = useObjectToNoShow(id, onDone)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.wereYouThere}
      description={messages.whatFollows(coach, programme)}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button busy={isPending} onClick={() => mutate()}>
            {messages.iWasThere}
          </Button>
        </>
      }
    >
      {error && <Note tone="danger">{messageOf(error)}</Note>}
    </Dialog>
  )
}
