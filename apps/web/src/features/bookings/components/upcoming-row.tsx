import { clockChangeText, dayText, slotText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import type { Chosen } from '../booking-failure.ts'
import { type Session, untilText } from '../session-lists.ts'
import { PlanLink } from './session-row.tsx'
import { SlotLine } from './slot-line.tsx'

const ProposedTimes = lazy(() => import('./proposed-times.tsx'))

/** What a student may do with a session; with `time`, move it to that time. */
export type SessionAct =
  | { readonly kind: 'cancel' | 'history' }
  | { readonly kind: 'move'; readonly time?: Chosen }

export interface ActProps {
  readonly session: Session
  readonly now: number
  /** A button that adds a session to the student's calendar. */
  readonly calendar: (session: Session) => ReactNode
  /** Null while the app is offline. */
  readonly onAct: ((session: Session, act: SessionAct) => void) | null
}

/** An upcoming session: time, person, note, and actions. */
export function UpcomingRow({ session, now, calendar, onAct }: ActProps) {
  const { start, end, other, booking } = session
  const zone = ownZone()
  const day = dayText(start, zone)
  const change = clockChangeText(now, start, zone)
  const name = `${other.user.first_name} ${other.user.last_name}`
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3.5 tablet:px-6">
      <Avatar name={name} url={other.url} size={48} />
      <div className="min-w-0 flex-[1_1_8rem]">
        <div id={`session-${booking.id}`}>
          <div className="-mt-2 flex flex-wrap items-center gap-x-3">
            <Link
              to={`/home/selectcoach/${encodeURIComponent(other.id)}`}
              className="text-link flex min-h-11 items-center font-medium"
            >
              {name}
            </Link>
            <span className="rounded-full bg-sunken px-2.5 py-0.5 text-xs font-semibold text-muted">
              {untilText(start, now, zone)}
            </span>
          </div>
          <p className="text-sm tabular-nums text-muted">
            <SlotLine day={day} slot={slotText(start, end, zone)} />
          </p>
          {change !== null && <p className="text-xs text-muted">{change}</p>}
        </div>
        {booking.pre_session_note !== '' && (
          <p className="mt-2 rounded-in bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
            <b className="font-strong">{messages.yourNote}</b>{' '}
            <span {...OF_A_PERSON}>{booking.pre_session_note}</span>
          </p>
        )}
        <PlanLink href={booking.coach_plan} />
        {onAct !== null && booking.proposed.length > 0 && (
          <Suspense fallback={null}>
            <ProposedTimes session={session} onTake={(time) => onAct(session, { kind: 'move', time })} />
          </Suspense>
        )}
      </div>
      {/* In a line of their own, where they have room on phones; on wider screens below the words. */}
      <div className="-mt-2 w-full tablet:ps-16">
        <SessionActs session={session} now={now} onAct={onAct}>
          {calendar(session)}
          <DetailsLink bookingId={booking.id} />
        </SessionActs>
      </div>
    </li>
  )
}

/** A link to the session's own page, with its mail and its calendar links. */
export function DetailsLink({ bookingId }: { readonly bookingId: string }) {
  return (
    <ButtonLink
      kind="ghost"
      size="small"
      to={`/home/sessions/${bookingId}`}
      aria-describedby={`session-${bookingId}`}
    >
      {messages.details}
    </ButtonLink>
  )
}

type ActsProps = Omit<ActProps, 'calendar'> & { readonly children?: ReactNode }

/** The buttons to move, cancel and show the history, each if possible now, followed by `children`. */
export function SessionActs({ session, now, onAct, children }: ActsProps) {
  const { booking, start } = session
  if (onAct === null) return null
  const acts = [
    booking.can.move && !booking.late && (['move', messages.move] as const),
    booking.can.cancel && start > now && (['cancel', actions.cancel] as const),
    booking.history.length > 1 && (['history', messages.whatChanged] as const),
  ]
  return (
    <div className="-mx-3.5 mt-1 flex flex-wrap">
      {acts.map(
        (act) =>
          act !== false && (
            <Button
              key={act[0]}
              kind="ghost"
              size="small"
              aria-describedby={`session-${booking.id}`}
              className={act[0] === 'cancel' ? 'text-danger! hover:text-danger!' : ''}
              onClick={() => onAct(session, { kind: act[0] })}
            >
              {act[1]}
            </Button>
          ),
      )}
      {children}
    </div>
  )
}
