import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { timeText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import { bothWereInTheRoom } from '@shinequo/messages/web/bookings-objections'
import * as wrapUp from '@shinequo/messages/web/sessions-wrap-up'
import { StateLine } from '../../../components/ui/state-line.tsx'

interface WhoCameProps {
  readonly session: CoachSession
  /** The coach's zone. */
  readonly zone: string
}

/** Says in one line what is known of who came to a session. */
export function WhoCame({ session, zone }: WhoCameProps) {
  const { student, status, can, both_in_room_at: both, student_in_room_at: seen } = session
  const name = student.first_name
  if (status === 'no_show') return <StateLine tone="waiting">{messages.notedNoShow(name)}</StateLine>
  const at = both ?? seen
  const wasThere = both === null ? messages.wasInTheRoom : bothWereInTheRoom
  const held = can.mark_no_show ? wrapUp.countsAsHeld(name) : wrapUp.countedAsHeld
  return (
    <StateLine tone="fine">{at === null ? held : wasThere(name, timeText(Date.parse(at), zone))}</StateLine>
  )
}
