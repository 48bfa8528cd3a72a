import { isJoinable } from '@shinequo/domain/sessions/session-phase'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { dayText, slotText, timeText, yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import type { ReactNode } from 'react'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { bookPath, type Session, startsText } from '../session-lists.ts'
import { JoinLink } from './join-link.tsx'
import { RoomBelow } from './room-below.tsx'
import { SessionBox, SessionCard, SessionRows } from './session-card.tsx'
import { PlanLink, SessionRowsSkeleton } from './session-row.tsx'
import { SlotLine } from './slot-line.tsx'
import { type ActProps, DetailsLink, SessionActs, UpcomingRow } from './upcoming-row.tsx'

/** What a student without sessions can do: book with a coach, wait for one, or look for one. */
type NextStep = 'book' | 'wait' | 'look'

interface UpcomingSessionsProps {
  readonly sessions: readonly Session[]
  readonly now: number
  /** The student's next step, which the empty list offers; null until it is known. */
  readonly nextStep: NextStep | null
  /** When the sessions were fetched, if they are not the present ones; else null. */
  readonly asOf: number | null
  /** How many of them will not change when the present ones come; null if those are not on their way. */
  readonly whole?: number | null
  /** Notices about sessions, shown below the list, where they move nothing when they come. */
  readonly notices?: ReactNode
  /** Whether notices may still come. */
  readonly noticesPending?: boolean
  readonly calendar: ActProps['calendar']
  readonly onAct: ActProps['onAct']
  readonly className?: string
}

/** Upcoming sessions. Joinable ones are shown as cards, the others as rows. */
export function UpcomingSessions({
  sessions,
  now,
  nextStep,
  asOf,
  whole = null,
  notices = null,
  noticesPending = false,
  calendar,
  onAct,
  className = '',
}: UpcomingSessionsProps) {
  const zone = ownZone()
  const joinable = (session: Session) => isJoinable({ ...session, url: session.booking.url }, now)
  const comes = asOf !== null && whole !== null
  const cutOff = asOf !== null && whole === null
  // Without a network none come.
  const calm = notices === null && (cutOff || !noticesPending)
  const cardActs = cutOff ? null : onAct
  const rowActs = (session: Session) =>
    whole === null || sessions.indexOf(session) < whole ? cardActs : null
  const age = asOf !== null && messages.saved(dayText(asOf, zone), timeText(asOf, zone))
  return (
    <SessionCard
      id="upcoming-sessions"
      title={messages.upcomingSessions}
      aside={
        // On the narrowest phones it has a line of its own, also while it is empty.
        <span className="inline-block text-xs text-muted first-letter:uppercase max-tiny:min-h-5.5 max-tiny:w-full">
          {cutOff && <strong className="font-strong text-warning">{age}</strong>}
          {sessions.length > 0 && (cutOff ? messages.furtherFact(yourTime(zone)) : yourTime(zone))}
        </span>
      }
      atHand={asOf !== null}
      skeleton={<UpcomingSkeleton />}
      className={className}
    >
      {sessions.length === 0 && notices === null ? (
        <div className="grid tablet:min-h-80">
          {nextStep !== null && (
            <NothingUpcoming nextStep={nextStep} className={calm ? '' : 'tablet:hidden'} />
          )}
          {(nextStep === null || !calm) && (
            <div className={nextStep === null ? '' : 'max-tablet:hidden'}>
              <UpcomingSkeleton />
            </div>
          )}
        </div>
      ) : (
        <SessionBox label={messages.upcomingSessionsList} age={comes && age}>
          {sessions.length === 0 && nextStep !== null && (
            <NothingUpcoming nextStep={nextStep} className="tablet:hidden" />
          )}
          {sessions.filter(joinable).map((session) => (
            <JoinCard
              key={session.booking.id}
              session={session}
              now={now}
              calendar={calendar}
              onAct={cardActs}
            />
          ))}
          <SessionRows
            rows={sessions
              .filter((session) => !joinable(session))
              .map((session) => (
                <UpcomingRow
                  key={session.booking.id}
                  session={session}
                  now={now}
                  calendar={calendar}
                  onAct={rowActs(session)}
                />
              ))}
          />
          {notices}
          {sessions.length === 1 && calm && (
            <RoomBelow
              title={messages.beforeYouMeet}
              action={
                <ButtonLink kind="soft" size="small" to={bookPath(sessions[0]!)}>
                  {messages.bookOneMore}
                </ButtonLink>
              }
            >
              {messages.thinkOfOneThing}
            </RoomBelow>
          )}
        </SessionBox>
      )}
    </SessionCard>
  )
}

const NOTHING = {
  book: [messages.nothingBooked, messages.chooseACoach],
  wait: [messages.notYetBooked, messages.onceYouAreMatched],
  look: [messages.noSessionsYet, messages.yourFirstSession],
} as const

/** On phones without the link to a coach, which the card above has. */
function NothingUpcoming({
  nextStep,
  className,
}: {
  readonly nextStep: NextStep
  readonly className: string
}) {
  const [title, words] = NOTHING[nextStep]
  return (
    <div className={`grid ${className}`}>
      <EmptyState
        short
        art="no-sessions"
        level="h3"
        title={title}
        action={
          nextStep === 'look' && (
            <ButtonLink to="/home/findcoach" className="max-tablet:hidden">
              {messages.findYourCoach}
            </ButtonLink>
          )
        }
      >
        {words}
      </EmptyState>
    </div>
  )
}

function JoinCard({ session, now, calendar, onAct }: ActProps) {
  const { start, end, other, booking } = session
  const zone = ownZone()
  const name = `${other.user.first_name} ${other.user.last_name}`
  const day = dayText(start, zone)
  const isToday = localDate(start, zone) === localDate(now, zone)
  return (
    <div className="mx-3 mb-2 mt-1 grid gap-4 rounded-box bg-primary-soft p-4 tablet:mx-6 tablet:flex tablet:items-center tablet:p-5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={name} url={other.url} size={64} />
        <div id={`session-${booking.id}`} className="min-w-0 flex-[1_1_8rem]">
          <span className="mb-1 inline-flex min-h-7 items-center gap-2 rounded-full bg-surface px-2.5 text-xs font-semibold text-on-soft">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-primary" />
            {startsText(start, now)}
          </span>
          <p className="text-lg font-strong leading-snug tracking-snug">{name}</p>
          <p className="text-sm tabular-nums text-muted">
            <SlotLine day={isToday ? messages.todayIs(day) : day} slot={slotText(start, end, zone)} />
          </p>
          <PlanLink href={booking.coach_plan} />
        </div>
        {/* In a line of their own, where they have room; on wider screens below the words. */}
        <div className="-mt-2 w-full tablet:ps-20">
          <SessionActs session={session} now={now} onAct={onAct}>
            {calendar(session)}
            <DetailsLink bookingId={booking.id} />
          </SessionActs>
        </div>
      </div>
      <JoinLink bookingId={booking.id} url={booking.url} />
    </div>
  )
}

function UpcomingSkeleton() {
  return (
    <>
      <div className="mx-3 mb-2 mt-1 flex items-center gap-4 rounded-box bg-sunken p-4 tablet:mx-6 tablet:p-5">
        <Skeleton className="size-16 shrink-0 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-36 max-w-full" />
          <Skeleton className="h-5 w-48 max-w-full" />
          <Skeleton className="h-4 w-56 max-w-full" />
        </div>
        <Skeleton className="hidden h-11 w-32 rounded-box tablet:block" />
      </div>
      <SessionRowsSkeleton rows={2} />
    </>
  )
}
