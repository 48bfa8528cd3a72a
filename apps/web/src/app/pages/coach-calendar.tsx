import { addDays, isDate, localDate } from '@shinequo/domain/time/zoned-day'
import { zoneName } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as bookings from '@shinequo/messages/web/bookings'
import * as messages from '@shinequo/messages/web/sessions'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { useCoachCalendar } from '../../features/sessions/api/coach.ts'
import { calendarColumns } from '../../features/sessions/calendar-columns.ts'
import { CALENDAR_HEIGHT, CalendarGrid } from '../../features/sessions/components/calendar-grid.tsx'
import { PrintedAgenda } from '../../features/sessions/components/printed-agenda.tsx'
import { useCoachZone } from '../../lib/account.ts'
import { asHeading, dateText, weekdayOf } from '../../lib/calendar-date.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { parameterNow } from '../../lib/use-address.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { useNow } from '../../lib/use-now.ts'

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 rtl:-scale-x-100' } as const

/** The Monday of a date's week, as in the editor of the hours. */
const mondayOf = (date: string) => addDays(date, -((weekdayOf(date) + 6) % 7))

/** A date in the URL; null for anything else, because people change URLs by hand. */
const dateIn = (text: string | null) => (text !== null && isDate(text) ? text : null)

/** The coach's calendar: a week, or a day, which is all that narrow windows show. The URL stores which. */
export default function CoachCalendar() {
  const [parameters, setParameters] = useSearchParams()
  const zone = useCoachZone()
  const now = useNow()
  // Paper is narrow too, but an agenda of a week fits on it.
  const isWide = useMediaQuery('(width >= 60rem), print')
  const today = localDate(now, zone)
  const date = dateIn(parameters.get('date')) ?? today
  const isWeek = isWide && parameters.get('view') !== 'day'
  const { data, error, isFetching, isPlaceholderData, refetch } = useCoachCalendar(mondayOf(date))
  const calendar = isPlaceholderData ? undefined : data
  const columns = calendar
    ? calendarColumns(calendar, now).filter((column) => isWeek || column.date === date)
    : []
  const dates = columns.map((column) => column.date)
  const sessions = (calendar?.sessions ?? []).filter(({ start_time }) =>
    dates.includes(localDate(Date.parse(start_time), zone)),
  )
  const title = isWeek
    ? weekText(mondayOf(date))
    : asHeading(dateText(date, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }))

  function set(name: string, value: string) {
    const next = new URLSearchParams(window.location.search)
    next.set(name, value)
    setParameters(next, { replace: name === 'view' })
  }
  const go = (days: number) => set('date', addDays(dateIn(parameterNow('date')) ?? today, days))
  const step = isWeek ? 7 : 1

  return (
    <>
      <Card flush aria-labelledby="calendar-span">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4 tablet:px-6">
          <div className="min-w-0 flex-1 basis-48">
            <h2
              id="calendar-span"
              aria-live="polite"
              className="text-lg font-strong tracking-snug tabular-nums"
            >
              {title}
            </h2>
            <p className="text-sm text-muted">
              <span className="inline-block">{messages.timesInZone(zoneName(zone))}</span>
              <span className={`inline-block whitespace-pre max-tablet:block ${calendar ? '' : 'invisible'}`}>
                <span className="max-tablet:hidden">{bookings.furtherFact('')}</span>
                {messages.sessionsPlanned(sessions.length)}
              </span>
            </p>
          </div>
          <div className="flex items-center">
            <IconButton
              label={isWeek ? messages.previousWeek : bookings.previousDay}
              onClick={() => go(-step)}
            >
              <ChevronLeft {...ICON} />
            </IconButton>
            <Button
              kind="ghost"
              size="small"
              disabled={dates.includes(today)}
              onClick={() => set('date', today)}
            >
              {bookings.today}
            </Button>
            <IconButton label={isWeek ? messages.nextWeek : bookings.nextDay} onClick={() => go(step)}>
              <ChevronRight {...ICON} />
            </IconButton>
          </div>
          {isWide && (
            <fieldset className="flex gap-1">
              <legend className="sr-only">{messages.shown}</legend>
              {[true, false].map((week) => (
                <Button
                  key={String(week)}
                  kind={week === isWeek ? 'soft' : 'ghost'}
                  size="small"
                  aria-pressed={week === isWeek}
                  onClick={() => set('view', week ? 'week' : 'day')}
                >
                  {week ? messages.week : messages.day}
                </Button>
              ))}
            </fieldset>
          )}
          <Button kind="quiet" size="small" disabled={!calendar} onClick={() => window.print()}>
            <Printer {...ICON} />
            {messages.print}
          </Button>
        </div>
        {calendar ? (
          <>
            {columns.every(({ items }) => items.length === 0) && (
              <p className="flex flex-wrap items-center gap-3 px-4 pb-4 text-sm text-muted tablet:px-6">
                {messages.nothingInTheseDays}
                <ButtonLink to="/coach/availability" kind="quiet" size="small">
                  {messages.openHours}
                </ButtonLink>
              </p>
            )}
            <CalendarGrid columns={columns} zone={zone} now={now} />
          </>
        ) : error !== null ? (
          <ErrorState
            level="h3"
            title={messages.calendarDidNotLoad}
            message={messageOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <div className="px-4 pb-4 tablet:px-6">
            <Waiting>{actions.loading}</Waiting>
            <Skeleton className={`h-[65rem] w-full ${CALENDAR_HEIGHT}`} />
          </div>
        )}
      </Card>
      {calendar && <PrintedAgenda title={title} zone={zone} dates={dates} sessions={sessions} />}
    </>
  )
}

/** 'Nov 23 - Nov 29, 2026' */
function weekText(monday: string): string {
  const day = { month: 'short', day: 'numeric' } as const
  return messages.span(dateText(monday, day), dateText(addDays(monday, 6), { ...day, year: 'numeric' }))
}
