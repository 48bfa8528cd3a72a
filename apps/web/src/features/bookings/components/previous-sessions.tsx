import { awaitsFeedback } from '@shinequo/domain/sessions/session-phase'
import * as messages from '@shinequo/messages/web/bookings'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { RatingStars } from '../../../components/ui/rating-stars.tsx'
import { bookPath, type Session } from '../session-lists.ts'
import { isOver, MissedSession } from './missed-session.tsx'
import { RoomBelow } from './room-below.tsx'
import { SessionBox, SessionCard, SessionRows } from './session-card.tsx'
import { SessionRow, SessionRowsSkeleton } from './session-row.tsx'

/** Rows per page. */
const PAGE = 20
/** Sessions that leave room for a thought in the box. */
const FEW = 2

interface PreviousSessionsProps {
  readonly sessions: readonly Session[]
  readonly now: number
  readonly onFeedback: (session: Session) => void
  readonly className?: string
}

/** Past sessions, with the stars given, or a Feedback button if there are none. */
export function PreviousSessions({ sessions, now, onFeedback, className = '' }: PreviousSessionsProps) {
  const [shown, setShown] = useState(PAGE)
  const box = useRef<HTMLElement>(null)
  const awaiting = sessions.filter((session) => awaits(session, now)).length
  const before = useRef(awaiting)

  // The button that opened the dialog disappears once feedback is given. In the same commit, the focus moves to this
  // list.
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (awaiting < before.current && lost) box.current?.focus()
    before.current = awaiting
  }, [awaiting])

  return (
    <SessionCard
      id="previous-sessions"
      title={messages.previousSessions}
      skeleton={<SessionRowsSkeleton rows={3} />}
      className={className}
    >
      {sessions.length === 0 ? (
        <div className="grid tablet:min-h-80">
          <EmptyState short art="nothing-here" level="h3" title={messages.nothingHereYet}>
            {messages.afterYourFirstSession}
          </EmptyState>
        </div>
      ) : (
        <SessionBox ref={box} label={messages.previousSessionsList}>
          <SessionRows
            rows={sessions.slice(0, shown).map((session) => (
              <SessionRow
                key={session.booking.id}
                session={session}
                now={now}
                note={<Missed session={session} now={now} />}
              >
                {awaits(session, now) ? (
                  <Button
                    kind="soft"
                    size="small"
                    aria-describedby={`session-${session.booking.id}`}
                    onClick={() => onFeedback(session)}
                  >
                    {messages.giveFeedback}
                  </Button>
                ) : session.booking.status === 'no_show' ? null : (
                  <RatingStars rating={session.booking.coach_rating ?? session.booking.rating} bare />
                )}
              </SessionRow>
            ))}
          />
          {sessions.length <= FEW && sessions[0]!.booking.status !== 'no_show' && (
            <RoomBelow
              title={messages.sinceThen}
              action={
                <ButtonLink kind="soft" size="small" to={bookPath(sessions[0]!)}>
                  {messages.bookOneMore}
                </ButtonLink>
              }
            >
              {messages.smallStepsCount}
            </RoomBelow>
          )}
          {sessions.length > shown && (
            <div className="px-6 py-2 text-center">
              <Button kind="ghost" onClick={() => setShown(shown + PAGE)}>
                {messages.showEarlierSessions}
              </Button>
            </div>
          )}
        </SessionBox>
      )}
    </SessionCard>
  )
}

/** For a missed session, without blame: what can be done now. */
function Missed({ session, now }: { readonly session: Session; readonly now: number }) {
  const { booking } = session
  if (booking.status !== 'no_show') return null
  return (
    <>
      {isOver(booking.no_show, now) && <p className="text-sm text-muted">{messages.didNotTakePlace}</p>}
      <MissedSession session={session} now={now} />
    </>
  )
}

function awaits(session: Session, now: number): boolean {
  const { rating, status } = session.booking
  return status !== 'no_show' && awaitsFeedback({ ...session, rating }, now)
}
