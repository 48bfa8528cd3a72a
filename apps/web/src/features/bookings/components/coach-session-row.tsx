import type { CoachSession } from '@shinequo/contract/bookings'
import { isJoinable } from '@shinequo/domain/sessions/session-phase'
import { clockChangeText, dayText, slotText } from '@shinequo/domain/time/zoned-text'
import { Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { DayTile } from '../../../components/ui/day-tile.tsx'
import { coachTime } from './coach-time.ts'

interface CoachSessionRowProps {
  readonly session: CoachSession
  readonly now: number
  /** The coach's. */
  readonly zone: string
  /** What can be done with it besides joining. */
  readonly children?: ReactNode
}

/** One session in a coach's list: when, with whom, what the student wrote, and what to do. */
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
    <li className="grid gap-3 border-t border-line px-5 py-4 first:border-t-0 tablet:flex tablet:items-start tablet:gap-4 tablet:px-6">
      <div className="flex min-w-0 flex-1 items-start gap-4">
        <DayTile weekday={day.slice(0, 3)} day={day.slice(day.lastIndexOf(' ') + 1)} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Avatar name={name} url={student.url} size={32} />
            <p id={`session-${session.id}`} className="font-strong leading-snug [overflow-wrap:anywhere]">
              {name}
            </p>
            <StatusChip session={session} />
          </div>
          <p className="mt-1 text-sm tabular-nums text-muted">
            <span className="whitespace-nowrap">{day} ·</span>{' '}
            <span className="whitespace-nowrap">{slotText(time.start, time.end, zone)}</span>
            {theirs && ` · ${theirs}`}
          </p>
          {change !== null && <p className="text-xs text-muted">{change}</p>}
          {student.school !== null && <p className="text-sm text-muted">{student.school}</p>}
          {note !== '' && (
            <p className="mt-2 rounded-in bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
              <b className="font-strong">{student.first_name}’s note.</b> {note}
            </p>
          )}
          {cancellation !== null && cancellation.reason !== '' && (
            <p className="mt-2 text-sm text-muted [overflow-wrap:anywhere]">
              {cancellation.by === 'coach' ? 'Your reason' : 'Reason'}: {cancellation.reason}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-tablet:pl-17">
        {joinable && (
          <ButtonLink
            to={`/coach/session/${session.id}`}
            size="small"
            aria-describedby={`session-${session.id}`}
          >
            <Video aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Join Now
          </ButtonLink>
        )}
        {children}
      </div>
    </li>
  )
}

/** How the session stands, or which of the two people's it is. */
export function StatusChip({ session: { status, number } }: { readonly session: CoachSession }) {
  if (status === 'cancelled') return <Chip tone="danger">Cancelled</Chip>
  if (status === 'no_show') return <Chip tone="amber">Missed</Chip>
  if (status === 'completed') return <Chip tone="success">Done</Chip>
  return number === 1 ? <Chip tone="amber">First time</Chip> : <Chip>Session {number}</Chip>
}
