import { slotText, timeText } from '@shinequo/messages/times'
import * as bookings from '@shinequo/messages/web/bookings'
import * as messages from '@shinequo/messages/web/sessions'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { dateText } from '../../../lib/calendar-date.ts'
import { type CalendarColumn, type CalendarItem, openingMinute, shownHours } from '../calendar-columns.ts'

/** The height of an hour: half an hour is a target of 24 px within its gap, which WCAG 2.5.8 (AA) asks for. */
const HOUR_REM = 3.5
/** Above the minute that a calendar opens at, so that what begins then does not stick to the edge. */
const ROOM_MINUTES = 30

/** As much of a calendar as is seen at once, and of its placeholder. */
export const CALENDAR_HEIGHT = 'max-h-[max(20rem,100dvh-26rem)] print:max-h-none'

interface CalendarGridProps {
  readonly columns: readonly CalendarColumn[]
  readonly zone: string
  readonly now: number
}

/**
 * Days as columns and hours as rows. Each day is a section with a list in the order of time, so that it reads well
 * without being seen; every session is a link. It scrolls by itself, and opens where something is to come.
 */
export function CalendarGrid({ columns, zone, now }: CalendarGridProps) {
  const { first, last } = shownHours(columns)
  const hours = Array.from({ length: last - first }, (_, at) => first + at)
  const opening = openingMinute(columns, now) ?? first * 60
  const days = columns.map(({ date }) => date).join()
  const scroller = useRef<HTMLElement>(null)
  // Opens anew with other days, but not whenever the clock goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the minute is read once for the days
  useLayoutEffect(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const hoursAbove = (opening - ROOM_MINUTES) / 60 - first
    scroller.current!.scrollTop = Math.max(0, hoursAbove) * HOUR_REM * rem
  }, [days])
  return (
    <section
      ref={scroller}
      aria-label={messages.hoursOfDays}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className={`flex scroll-pt-22 overflow-y-auto ${CALENDAR_HEIGHT}`}
    >
      <div aria-hidden="true" className="h-fit w-14 shrink-0 text-end text-xs tabular-nums text-muted">
        {/* Keeps the hours from showing beside the days' names. */}
        <div className="sticky top-0 z-3 h-20 border-b border-line bg-surface" />
        {hours.map((hour) => (
          <div key={hour} style={{ height: `${HOUR_REM}rem` }} className="relative -top-2 pe-2">
            {hourText(hour)}
          </div>
        ))}
      </div>
      {columns.map((column) => (
        <Day key={column.date} column={column} hours={{ first, last }} zone={zone} now={now} />
      ))}
    </section>
  )
}

interface DayProps {
  readonly column: CalendarColumn
  readonly hours: { readonly first: number; readonly last: number }
  readonly zone: string
  readonly now: number
}

const remOf = (minutes: number) => `${(minutes / 60) * HOUR_REM}rem`

function Day({ column, hours: { first, last }, zone, now }: DayProps) {
  const { date, items, off, clocksChange } = column
  const id = `day-${date}`
  const isToday = column.now !== null
  const empty = items.every(({ kind }) => kind !== 'session')
  const line = column.now !== null && column.now >= first * 60 && column.now <= last * 60 && column.now
  return (
    <section aria-labelledby={id} className="h-fit min-w-0 flex-1 border-s border-line">
      <h3
        id={id}
        className="sticky top-0 z-3 grid h-20 content-start justify-items-center border-b border-line bg-surface text-center leading-tight"
      >
        <Link
          to={`/coach?date=${date}`}
          aria-current={isToday ? 'date' : undefined}
          className={`grid min-h-13 min-w-11 content-center rounded-in px-2 text-ink hover:bg-hover ${isToday ? 'bg-accent-soft' : ''}`}
        >
          <span className="sr-only">
            {dateText(date, { weekday: 'long', month: 'long', day: 'numeric' })}
          </span>
          <span aria-hidden="true" className="text-xs font-semibold text-muted first-letter:uppercase">
            {dateText(date, { weekday: 'short' })}
          </span>
          <b aria-hidden="true" className="text-lg font-bold tabular-nums">
            {Number(date.slice(8))}
          </b>
        </Link>
        <span className="text-xs font-normal text-muted">
          {[off && messages.dayOff, clocksChange && messages.clocksChange].filter(Boolean).join(' · ')}
        </span>
      </h3>
      <div
        className={`relative overflow-hidden ${off ? 'bg-sunken' : ''}`}
        style={{
          height: remOf((last - first) * 60),
          backgroundImage: 'linear-gradient(to bottom, var(--line) 1px, transparent 1px)',
          backgroundSize: `100% ${HOUR_REM}rem`,
          backgroundPosition: '0 -1px',
        }}
      >
        {empty && <p className="sr-only">{messages.sessionsPlanned(0)}</p>}
        {/* Below the sessions, so that it never strikes out a name. */}
        {line !== false && (
          <p
            className="pointer-events-none absolute inset-x-0 h-0.5 bg-danger"
            style={{ top: remOf(line - first * 60) }}
          >
            <span className="sr-only">{messages.now(timeText(now, zone))}</span>
          </p>
        )}
        <ol>
          {items.map((item) => (
            <Item key={`${item.kind} ${item.start}`} item={item} first={first} zone={zone} now={now} />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface ItemProps {
  readonly item: CalendarItem
  readonly first: number
  readonly zone: string
  readonly now: number
}

function Item({ item, first, zone, now }: ItemProps) {
  const { kind, session, start, end, top, height, lane, lanes } = item
  const slot = slotText(start, end, zone)
  // A time off may begin before the hours that are shown; its label must not.
  const shownTop = Math.max(top, first * 60)
  const place = { top: remOf(shownTop - first * 60), height: remOf(top + height - shownTop) }
  if (session === null) {
    const look =
      kind === 'open' ? 'border border-dashed border-line-strong/55 inset-x-1' : 'inset-x-0 bg-line/60'
    return (
      <li
        style={place}
        className={`absolute overflow-hidden rounded-in px-1.5 py-1 text-xs text-muted ${look}`}
      >
        <span className="block truncate">{kind === 'open' ? messages.freeTime : messages.timeOff}</span>
        <span className="sr-only">{slot}</span>
      </li>
    )
  }
  const { first_name, last_name } = session.student
  const isOver = end <= now
  const isRunning = start <= now && !isOver && session.status === 'booked'
  const look = isOver
    ? 'border-line bg-sunken'
    : `${isRunning ? 'border-danger' : 'border-primary'} bg-primary-soft text-on-soft`
  const width = 100 / lanes
  const name = `${first_name} ${last_name}`
  const time = session.status === 'no_show' ? bookings.facts([slot, bookings.stateMissed]) : slot
  return (
    <li
      className="absolute z-1 p-0.5 focus-within:z-2 hover:z-2"
      style={{ ...place, insetInlineStart: `${lane * width}%`, width: `${width}%` }}
    >
      <Link
        to={`/coach/sessions/${session.id}`}
        data-calendar-block
        // As high as its time; pointed at or focused, as high as its words.
        className={`block max-h-full min-h-full truncate rounded-in border px-1.5 py-0.5 text-sm leading-tight no-underline hover:max-h-none hover:whitespace-normal hover:shadow-soft hover:[overflow-wrap:anywhere] focus-visible:max-h-none focus-visible:whitespace-normal focus-visible:[overflow-wrap:anywhere] ${look}`}
      >
        <span title={name} className="font-strong">
          {name}
        </span>{' '}
        <span title={time} className="text-xs tabular-nums">
          {time}
        </span>
      </Link>
    </li>
  )
}

/** '9 AM' */
function hourText(hour: number): string {
  return timeText(Date.UTC(2026, 0, 1, hour), 'UTC').replace(':00', '')
}
