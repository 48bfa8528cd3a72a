import type { SessionList } from '@shinequo/contract/bookings/coach-sessions'
import { yourTime } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import * as navigation from '@shinequo/messages/web/navigation'
import { calendar } from '@shinequo/messages/web/sessions'
import { Tabs } from 'radix-ui'
import { lazy, Suspense, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { PartBoundary } from '../../components/ui/part-boundary.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { TabList } from '../../components/ui/tab-list.tsx'
import { useCoachSessions } from '../../features/bookings/api/coach.ts'
import { CoachSessionRow } from '../../features/bookings/components/coach-session-row.tsx'
import { useSeen } from '../../features/notifications/api/coach.ts'
import { useCoachZone } from '../../lib/account.ts'
import { pageDirection } from '../../lib/direction.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../lib/focus-main.ts'
import { useNow } from '../../lib/use-now.ts'
import { CoachSessionActs } from './coach-session-acts.tsx'

const CoachCalendar = lazy(() => import('./coach-calendar.tsx'))

const LISTS: readonly (readonly [list: SessionList, label: string])[] = [
  ['upcoming', messages.upcoming],
  ['past', messages.past],
]

const CALENDAR = ['calendar', calendar] as const

/** /coach/sessions: upcoming and past sessions, and the calendar. The URL stores which is shown. */
export default function CoachSessionsPage() {
  const [parameters, setParameters] = useSearchParams()
  useSeen('notes', true)
  const list = parameters.get('list')
  const shown = list === 'past' || list === 'calendar' ? list : 'upcoming'
  return (
    <>
      <PageHead lede={messages.sessionsLede(yourTime(useCoachZone()))}>{navigation.sessions}</PageHead>
      <Tabs.Root
        dir={pageDirection()}
        value={shown}
        onValueChange={(list) => setParameters(list === 'upcoming' ? {} : { list }, { replace: true })}
      >
        <TabList label={messages.whichSessions} tabs={[...LISTS, CALENDAR]} />
        {LISTS.map(([list]) => (
          <Tabs.Content key={list} value={list}>
            <SessionsOf list={list} />
          </Tabs.Content>
        ))}
        <Tabs.Content value="calendar">
          <PartBoundary title={actions.thisDidNotLoad}>
            <Suspense fallback={<Waiting>{actions.loading}</Waiting>}>
              <CoachCalendar />
            </Suspense>
          </PartBoundary>
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}

/** One of the two lists in its four states. */
function SessionsOf({ list }: { readonly list: SessionList }) {
  const { data, error, isFetching, hasNextPage, refetch, fetchNextPage } = useCoachSessions(list)
  const card = useRef<HTMLElement>(null)
  const now = useNow()
  const zone = useCoachZone()
  const sessions = data?.pages.flatMap((page) => page.sessions)
  return (
    <Card
      flush
      ref={card}
      tabIndex={-1}
      aria-label={list === 'past' ? messages.pastSessions : messages.upcomingSessions}
    >
      {sessions === undefined && error === null && (
        <div className="grid gap-4 p-5 tablet:p-6">
          <Waiting>{actions.loading}</Waiting>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-20 w-full" />
          ))}
        </div>
      )}
      {error !== null && (
        <ErrorState
          level="h2"
          title={messages.sessionsDidNotLoad}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {sessions?.length === 0 && error === null && <NoSessions list={list} />}
      {sessions !== undefined && sessions.length > 0 && (
        <ul>
          {sessions.map((session) => (
            <CoachSessionRow key={session.id} session={session} now={now} zone={zone}>
              <CoachSessionActs
                session={session}
                now={now}
                zone={zone}
                onCancelled={() => focusAfterDialog(() => card.current)}
              />
            </CoachSessionRow>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className="border-t border-line p-4 text-center">
          <Button kind="quiet" busy={isFetching} onClick={() => void fetchNextPage()}>
            {actions.showMore}
          </Button>
        </div>
      )}
    </Card>
  )
}

function NoSessions({ list }: { readonly list: SessionList }) {
  if (list === 'past') {
    return (
      <EmptyState art="nothing-here" title={messages.nothingHereYet}>
        {messages.overIsKeptHere}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art="no-sessions"
      title={messages.noSessionsBooked}
      action={
        <ButtonLink to="/coach/availability" kind="quiet">
          {messages.lookAtYourHours}
        </ButtonLink>
      }
    >
      {messages.studentsBookYourHours}
    </EmptyState>
  )
}
