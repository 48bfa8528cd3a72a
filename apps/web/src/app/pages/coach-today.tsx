import { addDays, localDate } from '@shinequo/domain/time/zoned-day'
import { dayText, timeText, zoneName } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import * as calendar from '@shinequo/messages/web/sessions'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { CareMark } from '../../components/care/care-mark.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { CoachTimeline } from '../../features/bookings/components/coach-timeline.tsx'
import { dayLine } from '../../features/bookings/day-line.ts'
import { useStudentRequests } from '../../features/matching/api/coach.ts'
import { StudentRequests } from '../../features/matching/components/student-requests.tsx'
import { useSeen } from '../../features/notifications/api/coach.ts'
import type { useCoachDay } from '../../features/sessions/api/coach.ts'
import { CoachAsides } from '../../features/sessions/components/coach-asides.tsx'
import { PrintedAgenda } from '../../features/sessions/components/printed-agenda.tsx'
import { asHeading } from '../../lib/calendar-date.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { focusMain } from '../../lib/focus-main.ts'
import { parameterNow } from '../../lib/use-address.ts'
import { useNow } from '../../lib/use-now.ts'
import { CoachSessionActs } from './coach-session-acts.tsx'
import { DayWrapUp } from './day-wrap-up.tsx'
import { SuggestTime } from './suggest-time.tsx'

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 rtl:-scale-x-100' } as const

interface CoachTodayProps {
  readonly day: ReturnType<typeof useCoachDay>
  /** Whether requests are shown before everything else; undefined while they load. */
  readonly requestsFirst: boolean | undefined
}

/** /coach: the day of an approved coach. The URL can name another date, which `day` is of. */
export default function CoachTodayPage({ day: query, requestsFirst }: CoachTodayProps) {
  const [parameters, setParameters] = useSearchParams()
  const wanted = parameters.get('date')
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const now = useNow()
  const isReady = wanted === null && data !== undefined && requestsFirst !== undefined
  useSeen('requests', useStudentRequests().isSuccess && isReady)
  useSeen('ratings', isReady)
  const day = isPlaceholderData ? undefined : data
  if (error !== null && day === undefined) {
    return (
      <Card>
        <ErrorState
          level="h2"
          title={messages.dayDidNotLoad}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
        {wanted !== null && (
          <p className="text-center">
            <Button kind="ghost" onClick={() => setParameters({})}>
              {messages.today}
            </Button>
          </p>
        )}
      </Card>
    )
  }
  if (data === undefined || requestsFirst === undefined) {
    return (
      <Card>
        <Waiting>{messages.loadingYourDay}</Waiting>
        <Skeleton className="mt-4 h-20" />
        <Skeleton className="mt-4 h-40" />
      </Card>
    )
  }

  const zone = data.time_zone
  const today = localDate(now, zone)
  const date = wanted ?? today
  const isToday = date === today
  const go = (days: number) => {
    const target = addDays(parameterNow('date') ?? today, days)
    setParameters(target === today ? {} : { date: target })
  }
  const { next } = data
  const elsewhere = next !== null && day?.sessions.every(({ id }) => id !== next.id)
  // Noon UTC is on the same date when formatted in UTC.
  const title = isToday ? messages.today : asHeading(dayText(Date.parse(`${date}T12:00:00Z`), 'UTC'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-6 desk:grid-cols-[minmax(0,1fr)_20rem] desk:grid-rows-[auto_minmax(0,1fr)]">
      {isToday && requestsFirst && (
        <StudentRequests now={now} className="desk:col-start-2 desk:row-start-1" />
      )}
      <Card aria-labelledby="coach-day" className="desk:col-start-1 desk:row-span-2 desk:row-start-1">
        <CardHead
          id="coach-day"
          title={title}
          action={
            <div className="flex items-center">
              {/* Keeps its place on today, so that the arrows do not move, and the focus, so that it is not lost. */}
              <Button
                kind="ghost"
                size="small"
                disabled={isToday}
                className={`max-tiny:order-last ${isToday ? 'not-focus:invisible' : ''}`}
                onClick={() => setParameters({})}
              >
                {messages.backToToday}
              </Button>
              <IconButton label={messages.previousDay} onClick={() => go(-1)}>
                <ChevronLeft {...ICON} />
              </IconButton>
              <IconButton label={messages.nextDay} onClick={() => go(1)}>
                <ChevronRight {...ICON} />
              </IconButton>
            </div>
          }
        />
        <p className="mb-4 text-sm text-muted">
          {elsewhere ? zoneWithNext(next, zone) : messages.zoneTime(zoneName(zone))}
        </p>
        {elsewhere && next.student.needs_care && <CareMark student={next.student} className="mb-4" />}
        {day === undefined ? (
          <>
            <Waiting>{actions.loading}</Waiting>
            <Skeleton className="mt-4 h-40" />
          </>
        ) : day.sessions.length === 0 ? (
          <EmptyState
            art="no-sessions"
            level="h3"
            title={isToday ? messages.noSessionToday : messages.noSessionOnThisDay}
          >
            {messages.showsWhenBooked}
          </EmptyState>
        ) : (
          <CoachTimeline
            line={dayLine(day.sessions, isToday ? now : null)}
            next={next?.id ?? null}
            now={now}
            zone={zone}
            waiting={data.waiting}
            acts={(session) => (
              <CoachSessionActs session={session} now={now} zone={zone} onCancelled={focusMain} />
            )}
            after={(session) => <DayWrapUp session={session} zone={zone} />}
          />
        )}
        <p className="mt-4 flex flex-wrap gap-2 border-t border-line pt-3">
          <ButtonLink to={`/coach/sessions?list=calendar&date=${date}`} kind="ghost" size="small">
            {calendar.seeYourWeek}
          </ButtonLink>
          <Button kind="ghost" size="small" disabled={day === undefined} onClick={() => window.print()}>
            {calendar.print}
          </Button>
        </p>
        {day && <PrintedAgenda title={title} zone={zone} dates={[date]} sessions={day.sessions} />}
      </Card>
      <div
        className={`grid gap-4 tablet:max-desk:grid-cols-2 tablet:gap-6 desk:col-start-2 ${isToday && requestsFirst ? 'desk:row-start-2' : 'desk:row-span-2 desk:row-start-1'}`}
      >
        {isToday && !requestsFirst && <StudentRequests now={now} className="tablet:max-desk:col-span-2" />}
        <CoachAsides
          day={data}
          suggest={({ id, first_name }, asked) => (
            <SuggestTime studentId={id} firstName={first_name} describedBy={`quiet-${id}`} asked={asked} />
          )}
        />
      </div>
    </div>
  )
}

function zoneWithNext(
  { start_time, student }: { start_time: string; student: { first_name: string } },
  zone: string,
): string {
  const start = Date.parse(start_time)
  const [day, time] = [dayText(start, zone), timeText(start, zone)]
  return messages.zoneTimeAndNext(zoneName(zone), day, time, student.first_name)
}
