import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { isJoinable } from '@shinequo/domain/sessions/session-phase'
import { slotText, timeText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import { waitsForYou } from '@shinequo/messages/web/sessions'
import type { CSSProperties, ReactNode } from 'react'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { CareMark } from '../../../components/care/care-mark.tsx'
import { StudentName } from '../../../components/students/student-name.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { StateLine } from '../../../components/ui/state-line.tsx'
import { schoolText } from '../../../lib/school-text.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { coachTime } from '../coach-time.ts'
import { type DayItem, freeText } from '../day-line.ts'
import { AttendingLine, SessionPageLink, StatusChip } from './coach-session-row.tsx'
import { JoinLink } from './join-link.tsx'
import { ObjectionLine } from './objection-line.tsx'

interface CoachTimelineProps {
  readonly line: readonly DayItem[]
  /** The id of the next session, which is highlighted. */
  readonly next: string | null
  /** The ids of sessions whose student is alone in the room. */
  readonly waiting: readonly string[]
  readonly now: number
  readonly zone: string
  /** The actions for a session besides joining. */
  readonly acts: (session: CoachSession) => ReactNode
  /** What stands below a session that is over. */
  readonly after: (session: CoachSession) => ReactNode
}

/** A coach's day from top to bottom: sessions, free times between them, and the current time. */
export function CoachTimeline({ line, next, waiting, now, zone, acts, after }: CoachTimelineProps) {
  return (
    <ol className="grid gap-3">
      {line.map((item) => {
        if (item.kind === 'now') {
          return (
            <li key="now" className="flex items-center gap-3 text-sm font-strong text-danger">
              <span className="w-18 shrink-0 whitespace-nowrap text-end tabular-nums">
                <span className="sr-only">{messages.nowBefore}</span>
                {timeText(now, zone)}
              </span>
              <span aria-hidden="true" className="h-0.5 flex-1 bg-danger" />
            </li>
          )
        }
        if (item.kind === 'free') {
          return (
            <At key={item.start} start={item.start} zone={zone}>
              <p className="rounded-box border border-dashed border-line-strong/55 px-4 py-3 text-sm text-muted">
                {freeText(item.end - item.start)}
              </p>
            </At>
          )
        }
        return (
          <At
            key={item.session.id}
            start={item.start}
            zone={zone}
            running={
              isRunning(item, now) ? { now, part: (now - item.start) / (item.end - item.start) } : null
            }
          >
            <SessionBlock
              session={item.session}
              time={item}
              big={item.session.id === next}
              waits={waiting.includes(item.session.id)}
              now={now}
              zone={zone}
              after={item.end <= now && after(item.session)}
            >
              {acts(item.session)}
            </SessionBlock>
          </At>
        )
      })}
    </ol>
  )
}

interface AtProps {
  readonly start: number
  readonly zone: string
  /** For a running session: the time that it is now, and how much of the session is over, from 0 to 1. */
  readonly running?: { readonly now: number; readonly part: number } | null
  readonly children: ReactNode
}

function At({ start, zone, running = null, children }: AtProps) {
  return (
    <li className="relative grid gap-x-3 gap-y-1 tablet:flex">
      {/* On phones both times share a line, or take one each where text is large. */}
      <div className="flex flex-wrap justify-between gap-x-3 whitespace-nowrap pt-3.5 text-sm font-strong tabular-nums tablet:contents">
        <span className="tablet:w-18 tablet:shrink-0 tablet:pt-3.5 tablet:text-end">
          {timeText(start, zone)}
        </span>
        {running && (
          <span
            className="flex items-center gap-1 text-danger tablet:absolute tablet:start-0 tablet:top-(--at) tablet:w-21 tablet:justify-end"
            style={{ '--at': `calc(2.5rem + (100% - 4.5rem) * ${running.part})` } as CSSProperties}
          >
            <span className="sr-only">{messages.nowBefore}</span>
            {timeText(running.now, zone)}
            <span aria-hidden="true" className="h-0.5 w-3 shrink-0 bg-danger" />
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}

/** Whether a booked session is going on. */
function isRunning({ session, start, end }: DayItem & { kind: 'session' }, now: number): boolean {
  return session.status === 'booked' && start <= now && now < end
}

interface SessionBlockProps {
  readonly session: CoachSession
  readonly time: { readonly start: number; readonly end: number }
  readonly big: boolean
  /** The student is alone in the room. */
  readonly waits: boolean
  readonly now: number
  readonly zone: string
  readonly after: ReactNode
  readonly children: ReactNode
}

function SessionBlock({ session, time, big, waits, now, zone, after, children }: SessionBlockProps) {
  const { student, status, pre_session_note: note } = session
  const name = `${student.first_name} ${student.last_name}`
  const theirs =
    student.time_zone && coachTime({ firstName: student.first_name, zone: student.time_zone }, time, zone)
  const joinable = status === 'booked' && isJoinable({ ...time, url: session.url }, now)
  const running = status === 'booked' && time.start <= now && now < time.end
  const facts = [slotText(time.start, time.end, zone), theirs, student.school && schoolText(student.school)]
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 rounded-box p-4 ${big ? 'bg-primary-soft tablet:p-5' : 'border border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={name} url={student.url} size={big ? 56 : 40} />
        <div id={`session-${session.id}`} className="min-w-[min(10rem,100%)] flex-1">
          <p
            className={`font-strong leading-snug [overflow-wrap:anywhere] ${big ? 'text-lg tracking-snug' : ''}`}
          >
            <StudentName id={student.id} name={name} canOpen={student.can_open} />
          </p>
          <p className={`text-sm tabular-nums ${big ? '' : 'text-muted'}`}>{messages.facts(facts)}</p>
        </div>
        {joinable ? <JoinLink bookingId={session.id} url={session.url} /> : <StatusChip session={session} />}
      </div>
      {waits && <StateLine tone="fine">{waitsForYou(student.first_name)}</StateLine>}
      {running && <Running time={time} now={now} zone={zone} />}
      {note !== '' && (
        <p
          className={`rounded-in px-3 py-2 text-sm [overflow-wrap:anywhere] ${big ? 'bg-surface' : 'bg-sunken'}`}
        >
          <b className="font-strong">{messages.noteOf(student.first_name)}</b>{' '}
          <span {...OF_A_PERSON}>{note}</span>
        </p>
      )}
      {session.needs_care && (
        <CareFlag about={messages.noteOn(student.first_name, timeText(time.start, zone))} />
      )}
      {student.needs_care && time.end > now && <CareMark student={student} />}
      {time.end > now && <AttendingLine session={session} />}
      <ObjectionLine session={session} />
      <div className="flex flex-wrap gap-2">
        {children}
        <SessionPageLink session={session} />
      </div>
      {after}
    </div>
  )
}

/** The progress of a running session. */
function Running({ time, now, zone }: Pick<SessionBlockProps, 'time' | 'now' | 'zone'>) {
  const minutes = Math.ceil((time.end - now) / 60_000)
  const part = (now - time.start) / (time.end - time.start)
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-primary/20">
        <div className="h-full rounded-full bg-danger" style={{ width: `${part * 100}%` }} />
      </div>
      <p className="text-sm tabular-nums">
        <Sentence
          parts={messages.minutesLeft(
            <b className="font-strong text-danger">{messages.runningNow}</b>,
            timeText(now, zone),
            minutes,
          )}
        />
      </p>
    </div>
  )
}
