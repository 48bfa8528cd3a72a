import type { SessionList } from '@shinequo/contract/bookings/coach-sessions'
import { yourTime } from '@shinequo/messages/times'
import { Tabs } from 'radix-ui'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { TabList } from '../../components/ui/tab-list.tsx'
import { useCoachSessions } from '../../features/bookings/api/coach.ts'
import { CoachSessionRow } from '../../features/bookings/components/coach-session-row.tsx'
import { useCoachZone } from '../../lib/account.ts'
import { pageDirection } from '../../lib/direction.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../lib/focus-main.ts'
import { useNow } from '../../lib/use-now.ts'
import { CoachSessionActs } from './coach-session-acts.tsx'

const LISTS: readonly (readonly [list: SessionList, label: string])[] = [
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
]

/** /coach/sessions: whom the coach meets, and whom they met. Which of the two stands in the address. */
export default function CoachSessionsPage() {
  const [parameters, setParameters] = useSearchParams()
  const shown: SessionList = parameters.get('list') === 'past' ? 'past' : 'upcoming'
  return (
    <>
      <PageHead
        lede={`Join opens 15 minutes before the start. Mark a no-show from 10 minutes after the start, up to a day later. Cancelled sessions are under Past. Times are ${yourTime(useCoachZone())}.`}
      >
        Sessions
      </PageHead>
      <Tabs.Root
        dir={pageDirection()}
        value={shown}
        onValueChange={(list) => setParameters(list === 'past' ? { list } : {}, { replace: true })}
      >
        <TabList label="Which sessions" tabs={LISTS} />
        {LISTS.map(([list]) => (
          <Tabs.Content key={list} value={list}>
            <SessionsOf list={list} />
          </Tabs.Content>
        ))}
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
    <Card flush ref={card} tabIndex={-1} aria-label={list === 'past' ? 'Past sessions' : 'Upcoming sessions'}>
      {sessions === undefined && error === null && (
        <div className="grid gap-4 p-5 tablet:p-6">
          <Waiting>Loading...</Waiting>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-20 w-full" />
          ))}
        </div>
      )}
      {error !== null && (
        <ErrorState
          level="h2"
          title="Your sessions didn't load"
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
            Show more
          </Button>
        </div>
      )}
    </Card>
  )
}

function NoSessions({ list }: { readonly list: SessionList }) {
  if (list === 'past') {
    return (
      <EmptyState art="nothing-here" title="Nothing here yet">
        Sessions that are over or cancelled are kept here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art="no-sessions"
      title="No sessions booked"
      action={
        <ButtonLink to="/coach/availability" kind="quiet">
          Look at your hours
        </ButtonLink>
      }
    >
      Students book the hours you have open. Each booking comes to you by mail too.
    </EmptyState>
  )
}
