import { dayText, slotText, yourTime } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as sessions from '@shinequo/messages/web/bookings'
import * as feedback from '@shinequo/messages/web/feedback'
import { lazy, Suspense, useMemo, useState } from 'react'
import { DownloadButton } from '../../components/ui/download-button.tsx'
import { PartBoundary } from '../../components/ui/part-boundary.tsx'
import { Sentence } from '../../components/ui/sentence.tsx'
import { ProofLine } from '../../features/accounts/components/proof-line.tsx'
import { NextTime } from '../../features/availability/components/next-time.tsx'
import {
  canUndo,
  useBookings,
  useCancellations,
  useReloadBookings,
  useSessionsAtHand,
  useSuggestions,
} from '../../features/bookings/api/student.ts'
import { PreviousSessions } from '../../features/bookings/components/previous-sessions.tsx'
import { SlotLine } from '../../features/bookings/components/slot-line.tsx'
import type { SessionAct } from '../../features/bookings/components/upcoming-row.tsx'
import { UpcomingSessions } from '../../features/bookings/components/upcoming-sessions.tsx'
import { type Session, sessionLists, takenTimes } from '../../features/bookings/session-lists.ts'
import { sessionFile } from '../../features/calendars/api/shared.ts'
import { useStanding } from '../../features/matching/api/student.ts'
import { MatchedCoaches } from '../../features/matching/components/matched-coaches.tsx'
import { messageOf } from '../../lib/error-catalogue.ts'
import { ownZone } from '../../lib/own-zone.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { useNow } from '../../lib/use-now.ts'
import { useNoticeFacts, useProfile } from '../../lib/user-state.ts'
import { DailyMotivation } from './dashboard/daily-motivation.tsx'
import { FindCoachCard } from './dashboard/find-coach-card.tsx'
import { NoticesSkeleton } from './dashboard/notices-skeleton.tsx'
import { WinsSpotlight } from './dashboard/wins-spotlight.tsx'
import { SessionFeedback } from './session-feedback.tsx'

const SessionActDialog = lazy(() => import('./dashboard/session-act.tsx'))
const JustCancelled = lazy(() => import('./dashboard/just-cancelled.tsx'))
const CoachNotices = lazy(() => import('./dashboard/coach-notices.tsx'))

const NEXT_STEP = { loading: null, unknown: 'look', coached: 'book', waiting: 'wait', new: 'look' } as const

const WIDE = 'tablet:col-span-2 desk:col-span-8'
const NARROW = 'desk:col-span-4'
const FIRST_ON_A_PHONE = 'max-tablet:-order-1'

/** /home/dashboard. Its heading, the greeting, is in the top bar. */
export default function DashboardPage() {
  const profile = useProfile()
  const { user } = profile
  const noticed = useNoticeFacts() ?? profile
  const bookings = useBookings()
  const atHand = useSessionsAtHand()
  const standing = useStanding()
  const [next, setNext] = useState<number | null>(null)
  const now = useNow(next)
  const reloadBookings = useReloadBookings()
  const undoable = canUndo(now)
  const lists = useMemo(
    () => sessionLists(atHand.bookings ?? [], user.id, now),
    [atHand.bookings, user.id, now],
  )
  if (lists.nextChange !== next) setNext(lists.nextChange)
  const [asked, setAsked] = useState<Session | null>(null)
  const [act, setAct] = useState<{ readonly session: Session; readonly act: SessionAct } | null>(null)
  const taken = useMemo(() => takenTimes(bookings.data ?? [], now), [bookings.data, now])
  const [cancelled, suggestions] = [useCancellations(now), useSuggestions(now)]
  const told = cancelled.list.length + suggestions.list.length > 0
  useFailureToast(messageOf(bookings.error), bookings.error ? bookings.errorUpdatedAt : 0)

  const zone = ownZone()
  // On a phone each card is as high as what it holds, and what helps most stands first. So the others come when that is
  // known, and then they stay where they are.
  const hasFailed = bookings.isPaused || bookings.failureCount > 0
  const hasAhead = lists.upcoming.length > 0
  const [first, setFirst] = useState<'sessions' | 'coaches' | 'find' | null>(null)
  if (first === null && (hasFailed || (atHand.bookings && standing !== 'loading'))) {
    const hasCoach = standing === 'coached' || standing === 'waiting'
    setFirst(hasAhead || !atHand.bookings ? 'sessions' : hasCoach ? 'coaches' : 'find')
  }
  const below = first === null ? 'max-tablet:hidden' : ''
  const allReady = standing === 'coached' && hasAhead && lists.previous.length > 0
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] content-start gap-4 ${first === null ? 'max-tablet:min-h-lvh' : ''} tablet:grid-flow-dense tablet:grid-cols-2 tablet:gap-6 desk:grid-cols-12`}
    >
      <ProofLine
        profile={noticed}
        dismissible
        className="max-tablet:-order-2 tablet:col-span-2 desk:col-span-12"
      />
      <UpcomingSessions
        // Its skeleton does not move to another place: it ends.
        key={first === null || first === 'sessions' ? 'first' : 'below'}
        sessions={lists.upcoming}
        now={now}
        nextStep={NEXT_STEP[standing]}
        asOf={atHand.asOf}
        calendar={({ booking }) => (
          <DownloadButton
            fileName="session.ics"
            load={() => sessionFile(booking.id)}
            describedBy={`session-${booking.id}`}
          >
            {sessions.calendar}
          </DownloadButton>
        )}
        whole={atHand.whole}
        onAct={(session, act) => {
          // What can be done changes by the minute, so the dialog uses fresh data of the server.
          reloadBookings()
          setAct({ session, act })
        }}
        noticesPending={cancelled.isPending || suggestions.isPending}
        notices={
          told || undoable ? (
            <Suspense fallback={told && <NoticesSkeleton />}>
              {undoable && <JustCancelled />}
              {told && (
                <CoachNotices
                  cancelled={cancelled.list}
                  suggestions={suggestions.list}
                  now={now}
                  own={taken}
                  below={hasAhead}
                />
              )}
            </Suspense>
          ) : null
        }
        className={WIDE}
      />
      <DailyMotivation now={now} withShine={allReady} className={`${NARROW} ${below}`} />
      <MatchedCoaches
        nextTime={(coach) => <NextTime coachId={coach.id} now={now} own={taken} />}
        className={`${WIDE} ${below} ${first === 'coaches' ? FIRST_ON_A_PHONE : ''}`}
      />
      <FindCoachCard
        standing={standing}
        className={`${NARROW} ${below} ${first === 'find' ? FIRST_ON_A_PHONE : standing === 'coached' ? 'max-tablet:order-1' : ''}`}
      />
      <PreviousSessions
        sessions={lists.previous}
        now={now}
        onFeedback={setAsked}
        className={`${WIDE} ${below}`}
      />
      <WinsSpotlight className={`tablet:max-desk:col-span-2 desk:col-span-4 ${below}`} />
      {act !== null && (
        <PartBoundary title={actions.thisDidNotLoad}>
          <Suspense fallback={null}>
            <SessionActDialog {...act} now={now} own={taken} onClose={() => setAct(null)} />
          </Suspense>
        </PartBoundary>
      )}
      {asked !== null && (
        <SessionFeedback
          bookingId={asked.booking.id}
          coach={{ ...asked.other.user, url: asked.other.url }}
          when={
            <Sentence
              parts={feedback.slotInZone(
                <SlotLine day={dayText(asked.start, zone)} slot={slotText(asked.start, asked.end, zone)} />,
                yourTime(zone),
              )}
            />
          }
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
