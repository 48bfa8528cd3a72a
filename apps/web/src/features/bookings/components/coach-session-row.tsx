import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { isJoinable } from '@shinequo/domain/sessions/session-phase'
import { clockChangeText, dayOfMonthText, dayText, slotText, weekdayText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import type { ReactNode } from 'react'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { CareMark } from '../../../components/care/care-mark.tsx'
import { StudentName } from '../../../components/students/student-name.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { DayTile } from '../../../components/ui/day-tile.tsx'
import { StateLine } from '../../../components/ui/state-line.tsx'
import { schoolText } from '../../../lib/school-text.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { coachTime } from '../coach-time.ts'
import { JoinLink } from './join-link.tsx'
import { ObjectionLine } from './objection-line.tsx'
import { SlotLine } from './slot-line.tsx'
import { TimesSuggested } from './times-suggested.tsx'

interface CoachSessionRowProps {
  readonly session: CoachSession
  readonly now: number
  /** The coach's time zone. */
  readonly zone: string
  /** Actions besides joining. */
  readonly children?: ReactNode
}

/** One session in a coach's list: time, student, the student's note, and actions. */
export function CoachSessionRow({ session, now, zone, children }: CoachSessionRowProps) {
  const { student, status, cancellation, pre_session_note: note } = session
  const time = { start: Date.parse(session.start_time), end: Date.parse(session.end_time) }
  const day = dayText(time.start, zone)
  const name = `${student.first_name} ${student.last_name}`
  const theirs =
    student.time_zone && coachTime({ firstName: student.first_name, zone: student.time_zone }, time, zone)
  const change = time.start > now ? clockChangeText(now, time.start, zone) : null
  const joinable = status === 'booked' && isJoinable({ ...time, url: session.url }, now)
  return (
    <li className="grid gap-3 border-t border-line px-5 py-4 first:border-t-0 tablet:flex tablet:flex-wrap tablet:items-start tablet:gap-x-4 tablet:px-6">
      <div className="flex min-w-0 flex-[1_1_24rem] flex-wrap items-start gap-x-4 gap-y-2">
        <DayTile weekday={weekdayText(time.start, zone)} day={dayOfMonthText(time.start, zone)} />
        <div className="min-w-0 flex-[1_1_8rem]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Avatar name={name} url={student.url} size={32} />
            <p id={`session-${session.id}`} className="font-strong leading-snug [overflow-wrap:anywhere]">
              <StudentName id={student.id} name={name} canOpen={student.can_open} />
            </p>
            <StatusChip session={session} />
          </div>
          <p className="mt-1 text-sm tabular-nums text-muted">
            <SlotLine day={day} slot={slotText(time.start, time.end, zone)} />
            {theirs && messages.furtherFact(theirs)}
          </p>
          {time.end > now && <AttendingLine session={session} />}
          <ObjectionLine session={session} className="mt-2" />
          {change !== null && <p className="text-xs text-muted">{change}</p>}
          {student.school !== null && <p className="text-sm text-muted">{schoolText(student.school)}</p>}
          {note !== '' && (
            <p className="mt-2 rounded-in bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
              <b className="font-strong">{messages.noteOf(student.first_name)}</b>{' '}
              <span {...OF_A_PERSON}>{note}</span>
            </p>
          )}
          {session.needs_care && (
            <CareFlag about={messages.noteOn(student.first_name, day)} className="mt-2" />
          )}
          {student.needs_care && time.end > now && status !== 'cancelled' && (
            <CareMark student={student} className="mt-2" />
          )}
          {cancellation !== null && cancellation.reason !== '' && (
            <p className="mt-2 text-sm text-muted [overflow-wrap:anywhere]">
              {messages.cancellationReason(cancellation.by, cancellation.reason)}
            </p>
          )}
          {cancellation !== null && session.history.at(-1)?.late && (
            <p className="mt-1 text-sm text-warning">{messages.cancelledAtShortNotice}</p>
          )}
          {session.proposed.length > 0 && (
            <TimesSuggested times={session.proposed} student={student} zone={zone} className="mt-2" />
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 ps-[clamp(0rem,calc(100vw_-_20rem),4.25rem)] desk:ps-0">
        {joinable && <JoinLink bookingId={session.id} url={session.url} size="small" />}
        {children}
        <SessionPageLink session={session} />
      </div>
    </li>
  )
}

/** Says that the student has confirmed that they will come. */
export function AttendingLine({
  session: { student, status, attending_at },
}: {
  readonly session: CoachSession
}) {
  if (status !== 'booked' || attending_at === null) return null
  return <StateLine tone="fine">{messages.willBeThere(student.first_name)}</StateLine>
}

/** A link to the session's own page, with its mail and its calendar links. */
export function SessionPageLink({ session: { id } }: { readonly session: CoachSession }) {
  return (
    <ButtonLink to={`/coach/sessions/${id}`} kind="ghost" size="small" aria-describedby={`session-${id}`}>
      {messages.details}
    </ButtonLink>
  )
}

/** The session's status, or its number in the series of these two people. */
export function StatusChip({ session: { status, number } }: { readonly session: CoachSession }) {
  if (status === 'cancelled') return <Chip tone="danger">{messages.stateCancelled}</Chip>
  if (status === 'no_show') return <Chip tone="amber">{messages.stateMissed}</Chip>
  if (status === 'completed') return <Chip tone="success">{messages.stateDone}</Chip>
  return number === 1 ? (
    <Chip tone="amber">{messages.firstTime}</Chip>
  ) : (
    <Chip>{messages.sessionNumber(number)}</Chip>
  )
}
