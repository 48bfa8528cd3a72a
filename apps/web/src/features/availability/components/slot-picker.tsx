import { localDate, shownDates } from '@shinequo/domain/time/zoned-day'
import { proseDayText, timeText, yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/availability'
import * as failures from '@shinequo/messages/web/errors'
import { Clock } from 'lucide-react'
import { lazy, type ReactNode, type Ref, Suspense, useMemo, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { PartBoundary } from '../../../components/ui/part-boundary.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { Shine } from '../../../components/ui/shine.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { dateText, isOutside, monthOf, weeksOf } from '../../../lib/calendar-date.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { useOpenTimes } from '../api/student.ts'
import {
  daysWithTimes,
  markBusy,
  nextDay,
  nextFreeTimes,
  type OfferedTime,
  type Time,
  timesByDay,
} from '../open-days.ts'
import { TimeList } from './time-list.tsx'

const Calendar = lazy(async () => ({
  default: (await import('../../../components/ui/calendar.tsx')).Calendar,
}))

export interface Choice {
  /** yyyy-mm-dd in the browser's zone; null until one is chosen. */
  readonly date: string | null
  readonly time: Time | null
}

interface SlotPanesProps {
  /** The offered times, in order. */
  readonly times: readonly Time[]
  readonly now: number
  /** The student's own sessions. Times that overlap one cannot be chosen. */
  readonly own: readonly Time[]
  readonly choice: Choice
  /** Stays in the list even if it is not offered: a time that is, or until now was, held for this student. */
  readonly kept: Time | null
  /** Another date was selected; no time of it is chosen yet. */
  readonly onDate: (date: string) => void
  readonly onTime: (time: Time) => void
  /** A third pane, shown after a time is chosen. */
  readonly children?: ReactNode
  /** Shown before a date is chosen if no day has any time. */
  readonly noTimes?: ReactNode
  /** Shown next to the coach's next time: a way to find an earlier one. */
  readonly sooner?: ReactNode
}

interface SlotPickerProps extends Omit<SlotPanesProps, 'times' | 'noTimes'> {
  readonly coachId: string
  /** What decides whether there is a `sooner` still loads. */
  readonly waiting: boolean
}

/** Loads the times of a coach and shows `SlotPanes`. */
export function SlotPicker({ coachId, waiting, ...panes }: SlotPickerProps) {
  const { data, isPending, isFetching, refetch } = useOpenTimes(coachId, panes.now, true)
  if (data === undefined || waiting) {
    return (
      <Panes columns="two">
        {isPending || data !== undefined ? (
          <PickerSkeleton />
        ) : (
          <div className="col-span-full grid min-h-109 content-center bg-surface">
            <ErrorState
              level="h2"
              title={messages.timesDidNotLoad}
              message={failures.timeSlotsFailed}
              retrying={isFetching}
              onRetry={refetch}
            />
          </div>
        )}
      </Panes>
    )
  }
  return <SlotPanes {...panes} times={data} noTimes={<NothingOpen />} />
}

/** A calendar, the times of the chosen day, and the next step, as panes of one card. Stacked on phones. */
export function SlotPanes(props: SlotPanesProps) {
  const { times, now, own, choice, kept, onDate, onTime, children, noTimes, sooner } = props
  const zone = ownZone()
  const days = useMemo(() => timesByDay(markBusy(times, own), now, zone), [times, own, now, zone])
  const open = daysWithTimes(days)
  // Until a date is chosen, the first free day is shown. It stays the same day while others book it.
  const [first, setFirst] = useState<string | null>(null)
  const firstOpen = [...open].sort()[0]
  if (first === null && firstOpen !== undefined) setFirst(firstOpen)
  const shown = choice.date ?? first ?? firstOpen ?? null
  const more = shown !== null && children
  const timesPane = useRef<HTMLElement>(null)
  return (
    <Panes columns={more ? 'three' : 'two'}>
      <DatePane
        now={now}
        zone={zone}
        open={open}
        date={shown}
        onDate={(date, byTap) => {
          onDate(date)
          // In stacked panes, a tap would change nothing in view without this. The focus follows, so that whoever goes
          // on by keyboard or screen reader is at the times.
          if (byTap && !matchMedia('(min-width: 60rem)').matches)
            requestAnimationFrame(() => goTo(timesPane.current))
        }}
      />
      <TimesPane
        ref={timesPane}
        days={days}
        zone={zone}
        now={now}
        choice={choice}
        shown={shown}
        kept={kept}
        onDate={onDate}
        onTime={onTime}
        noTimes={noTimes}
        sooner={sooner}
      />
      {more}
    </Panes>
  )
}

/** Scrolls to a pane and moves the focus to it. */
function goTo(pane: HTMLElement | null) {
  pane?.scrollIntoView()
  pane?.focus({ preventScroll: true })
}

const COLUMNS = {
  two: 'wide:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)]',
  three:
    'wide:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)] desk:grid-cols-[minmax(19rem,22rem)_minmax(0,1.1fr)_minmax(0,1fr)]',
} as const

/** On phones the panes are as wide as the screen. The gaps between them show as lines. */
function Panes({
  columns,
  children,
}: {
  readonly columns: keyof typeof COLUMNS
  readonly children: ReactNode
}) {
  return (
    <div
      className={`-mx-3 grid gap-px overflow-clip border-y border-line bg-line tiny:-mx-4 tablet:mx-0 tablet:rounded-box tablet:border tablet:shadow-soft ${COLUMNS[columns]}`}
    >
      {children}
    </div>
  )
}

const PANE = 'min-w-0 bg-surface px-3 py-5 tiny:px-4 tablet:p-6'

interface DatePaneProps {
  readonly now: number
  readonly zone: string
  readonly open: ReadonlySet<string>
  readonly date: string | null
  /** `byTap`: not by keyboard, which keeps the focus in the calendar. */
  readonly onDate: (date: string, byTap: boolean) => void
}

function DatePane({ now, zone, open, date, onDate }: DatePaneProps) {
  const byTap = useRef(false)
  const { today, last } = useMemo(() => boundsOf(now, zone), [now, zone])
  return (
    <section
      aria-labelledby="select-a-date"
      className={PANE}
      onClickCapture={(event) => {
        byTap.current = event.detail > 0
      }}
    >
      <h2 id="select-a-date" className="text-lg font-strong tracking-snug">
        {messages.selectDate}
      </h2>
      <PartBoundary title={messages.calendarDidNotLoad}>
        <Suspense fallback={<CalendarSkeleton />}>
          <Calendar
            from={today}
            to={last}
            today={today}
            available={open}
            value={date}
            onChange={(chosen) => onDate(chosen, byTap.current)}
          />
        </Suspense>
      </PartBoundary>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-xs text-muted">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-3.5 rounded-[4px] border border-primary/40 bg-primary-soft" />
          {messages.timesAvailable}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2 rounded-full border border-accent-line bg-accent" />
          {messages.today}
        </span>
        <span className="ms-auto">{messages.until(dateText(last, { month: 'long', day: 'numeric' }))}</span>
      </p>
    </section>
  )
}

interface TimesPaneProps
  extends Pick<SlotPanesProps, 'choice' | 'kept' | 'onDate' | 'onTime' | 'noTimes' | 'sooner' | 'now'> {
  readonly ref: Ref<HTMLElement>
  readonly days: ReadonlyMap<string, readonly OfferedTime[]>
  readonly zone: string
  /** The date whose times are shown: the chosen one, otherwise the first free one; null if no day has any. */
  readonly shown: string | null
}

function TimesPane(props: TimesPaneProps) {
  const { ref, days, zone, now, choice, shown, kept, onDate, onTime, noTimes, sooner } = props
  const { date, time } = choice
  const times = useMemo(
    () => (shown === null ? [] : withKept(days.get(shown) ?? [], kept, shown, zone)),
    [days, shown, kept, zone],
  )
  const [next] = nextFreeTimes(days, 1)
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="available-times"
      className={`${PANE} flex scroll-mt-2 flex-col`}
    >
      <h2 id="available-times" className="text-lg font-strong tracking-snug">
        {messages.availableTimes}
      </h2>
      {shown !== null && (
        <p className="text-xs text-muted">
          {messages.dayAndZone(
            dateText(shown, { weekday: 'short', month: 'short', day: 'numeric' }),
            yourTime(zone),
          )}
        </p>
      )}
      {date === null && shown !== null && (
        <p className="mt-1 text-sm text-muted">
          <Sentence parts={messages.firstFreeShown<ReactNode>(<span>{messages.selectDateFirst}</span>)} />
        </p>
      )}
      {next !== undefined && (
        <div className="mt-3 grid gap-2">
          <Button kind="soft" size="small" block onClick={() => onTime(next)}>
            <Clock aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
            <span>
              <Sentence
                parts={messages.nextAvailable<ReactNode>(
                  nextDay(next.start, now, zone),
                  <span className="inline-block">{timeText(next.start, zone)}</span>,
                )}
              />
            </span>
          </Button>
          {sooner}
        </div>
      )}
      <p role="status" className="sr-only">
        {date !== null && times.length > 0 && messages.timesFound(times.length)}
      </p>
      {shown === null ? (
        <div className="grid flex-1 content-center justify-items-center gap-4 py-8 text-center">
          <Shine mood="thinking" size={88} />
          <p className="text-muted">{messages.selectDateFirst}</p>
          {days.size === 0 && noTimes}
        </div>
      ) : times.length === 0 ? (
        <EmptyDay days={days} zone={zone} date={shown} onDate={onDate} />
      ) : (
        <div className="mt-4">
          <TimeList
            key={shown}
            label={messages.availableTimes}
            times={times}
            zone={zone}
            chosen={time}
            onChoose={onTime}
          />
        </div>
      )}
    </section>
  )
}

/** The times of a date, plus the kept time if it is on that date. */
function withKept(
  times: readonly OfferedTime[],
  kept: Time | null,
  date: string,
  zone: string,
): readonly OfferedTime[] {
  const isShown = kept === null || times.some((time) => time.start === kept.start)
  if (isShown || localDate(kept.start, zone) !== date) return times
  return [...times, { ...kept, busy: false }].sort((one, other) => one.start - other.start)
}

/** Shown for a coach without any open time: why, and what to do instead. */
function NothingOpen() {
  return (
    <>
      <p className="max-w-[40ch] text-sm text-muted">{messages.nothingFree}</p>
      <ButtonLink to="/home/dashboard" kind="quiet">
        {messages.lookAtCoaches}
      </ButtonLink>
    </>
  )
}

interface EmptyDayProps {
  readonly days: ReadonlyMap<string, readonly OfferedTime[]>
  readonly zone: string
  readonly date: string
  readonly onDate: (date: string) => void
}

function EmptyDay({ days, zone, date, onDate }: EmptyDayProps) {
  const open = [...daysWithTimes(days)].sort()
  const next = open.find((day) => day > date) ?? open.at(-1)
  const start = next === undefined ? undefined : days.get(next)?.[0]?.start
  return (
    <div className="grid flex-1 content-center justify-items-center gap-4 py-8 text-center">
      <p className="text-muted">{messages.noTimes}</p>
      {next !== undefined && start !== undefined && (
        <Button kind="soft" onClick={() => onDate(next)}>
          {messages.seeDay(proseDayText(start, zone))}
        </Button>
      )}
    </div>
  )
}

function PickerSkeleton() {
  return (
    <>
      <div className={PANE}>
        <Skeleton className="h-6 w-36" />
        <CalendarSkeleton />
        <Skeleton className="mt-6 h-5" />
      </div>
      <div className={`${PANE} grid content-start gap-2`}>
        <Waiting>{messages.loadingTimes}</Waiting>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="mt-2 h-11" />
        ))}
      </div>
    </>
  )
}

/** The first and the last date of the calendar. */
function boundsOf(now: number, zone: string): { readonly today: string; readonly last: string } {
  const dates = shownDates(now, zone)
  const today = dates[0] ?? localDate(now, zone)
  return { today, last: dates.at(-1) ?? today }
}

/** Has the height of this month's calendar: its header, the weekdays and the weeks. */
function CalendarSkeleton() {
  const { today, last } = boundsOf(serverNow(), ownZone())
  const weeks = weeksOf(monthOf(today))
  return (
    <div className="relative pt-22">
      <Skeleton className="absolute inset-x-0 bottom-0 top-4" />
      {weeks.map((week) => (
        <div
          key={week.join()}
          className={`w-1/7 p-px tiny:p-0.5 ${isOutside(week, today, last) ? 'max-tablet:hidden' : ''}`}
        >
          <div className="mx-auto aspect-square w-full max-w-11.5" />
        </div>
      ))}
    </div>
  )
}
