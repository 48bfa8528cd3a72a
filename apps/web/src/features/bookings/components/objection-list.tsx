import type { Objection } from '@shinequo/contract/bookings'
import { sessionText, timeText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings-objections'
import { Link } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { dayAndTime } from '../day-and-time.ts'

interface ObjectionListProps {
  readonly objections: readonly Objection[]
  /** Asks about a decision: the session took place, or stays missed. */
  readonly onDecide: (objection: Objection, tookPlace: boolean) => void
}

/** Who says that they were there, when, and what the room knows. */
export function ObjectionList({ objections, onDecide }: ObjectionListProps) {
  const zone = ownZone()
  return (
    <ul aria-label={messages.title}>
      {objections.map((objection) => {
        const { id, student, coach, start_time, end_time, marked_at, objected_at } = objection
        const name = `${student.first_name} ${student.last_name}`
        return (
          <li
            key={id}
            className="flex flex-wrap items-start gap-x-6 gap-y-3 border-t border-line px-5 py-4 tablet:px-6"
          >
            <div className="grid min-w-0 flex-1 basis-80 gap-1 text-sm [overflow-wrap:anywhere]">
              <Link
                to={`/admin/students/${student.account_id}`}
                className="-my-2 inline-flex min-h-11 w-fit items-center text-base font-strong text-ink"
              >
                {name}
              </Link>
              <p className="tabular-nums">
                {sessionText(Date.parse(start_time), Date.parse(end_time), zone)}
              </p>
              <Link
                to={`/admin/coaches/${coach.id}`}
                className="text-link -my-2 inline-flex min-h-11 w-fit items-center"
              >
                {messages.withCoach(`${coach.first_name} ${coach.last_name}`)}
              </Link>
              <p className="font-medium">{whatTheRoomKnows(objection, zone)}</p>
              <p className="text-muted">
                {messages.markedOn(coach.first_name, ...dayAndTime(marked_at, zone))}
              </p>
              <p className="text-muted">
                {messages.saidOn(student.first_name, ...dayAndTime(objected_at, zone))}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                kind="soft"
                size="small"
                aria-label={messages.tookPlaceOf(name)}
                onClick={() => onDecide(objection, true)}
              >
                {messages.tookPlace}
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={messages.keepAsMissedOf(name)}
                onClick={() => onDecide(objection, false)}
              >
                {messages.keepAsMissed}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** When the room last saw both, or the student alone. */
export function whatTheRoomKnows(
  { both_in_room_at: both, student_in_room_at: student, student: { first_name } }: Objection,
  zone: string,
): string {
  if (both !== null) return messages.bothSeen(timeText(Date.parse(both), zone))
  if (student !== null) return messages.studentSeen(first_name, timeText(Date.parse(student), zone))
  return messages.nobodySeen(first_name)
}
