import type { CoachHours, HoursDraft } from '@shinequo/contract/availability/hours'
import { addDays } from '@shinequo/domain/time/zoned-day'
import * as messages from '@shinequo/messages/web/availability-hours'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { dateText } from '../../../lib/calendar-date.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { dateColumns, mondayOf, openHours, shownHours, weekdayColumns } from '../grid-days.ts'
import { type DayKey, isoWeekday, paint, withoutOverride, withRanges } from '../painted-hours.ts'
import { DayDialog } from './day-dialog.tsx'
import { WeekGrid } from './week-grid.tsx'

interface HoursWeekProps {
  readonly hours: CoachHours
  readonly draft: HoursDraft
  readonly today: string
  /** The weekdays, for every week, or the dates of one week. */
  readonly of: 'every-week' | 'dates'
  readonly onChange: (draft: HoursDraft) => void
  readonly onUndo: () => void
}

/** Hours can be set for dates within a year. */
const LAST_WEEK_DAYS = 7 * 52

/** A week to paint. Phones show one day at a time. */
export function HoursWeek({ hours, draft, today, of, onChange, onUndo }: HoursWeekProps) {
  const onPhone = useMediaQuery('(max-width: 44.99rem)')
  const [monday, setMonday] = useState(mondayOf(today))
  const [weekday, setWeekday] = useState(isoWeekday(today))
  const [all, setAll] = useState(false)
  const [edited, setEdited] = useState<DayKey | null>(null)
  const days = of === 'dates' ? dateColumns(hours, draft, monday, today) : weekdayColumns(draft)
  const day = days.find(({ key }) => key === edited)
  const booked = days.reduce((sum, { sessions }) => sum + sessions.size, 0)

  return (
    <>
      {of === 'dates' && <WeekTurner monday={monday} today={today} onTurn={setMonday} />}
      {onPhone && <DayTurner weekday={weekday} name={days[weekday - 1]!.name} onTurn={setWeekday} />}
      <WeekGrid
        key={of}
        label={of === 'dates' ? messages.hoursOfThisWeek : messages.hoursOfEveryWeek}
        days={onPhone ? days.slice(weekday - 1, weekday) : days}
        shown={shownHours(days, all)}
        onPaint={(keys, stroke, open) => onChange(paint(draft, keys, stroke, open))}
        onDay={setEdited}
        onUndo={onUndo}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
        <Legend look="border-primary/40 bg-primary-soft">{messages.openToStudents}</Legend>
        {of === 'dates' && (
          <>
            <Legend look="border-accent-line bg-accent-soft">{messages.booked}</Legend>
            <span>
              <Sentence
                parts={messages.hoursOfDateOnly<ReactNode>(<span className="font-bold text-warning">*</span>)}
              />
            </span>
          </>
        )}
        <Button kind="ghost" size="small" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? messages.showDayOnly : messages.showAllHours}
        </Button>
        <span className="ms-auto tabular-nums">
          {of === 'dates'
            ? messages.hoursOpenAndBooked(openHours(days), booked)
            : messages.hoursOpen(openHours(days))}
        </span>
      </div>
      {day && (
        <DayDialog
          key={day.key}
          day={day}
          others={days.filter(({ key }) => key !== day.key)}
          onReset={
            day.changed && day.date !== undefined
              ? () => {
                  onChange(withoutOverride(draft, day.date!))
                  setEdited(null)
                }
              : null
          }
          onDone={(ranges, copyTo) => {
            onChange([day.key, ...copyTo].reduce((next, key) => withRanges(next, key, ranges), draft))
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

function Legend({ look, children }: { readonly look: string; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-3.5 rounded-[4px] border ${look}`} />
      {children}
    </span>
  )
}

interface WeekTurnerProps {
  readonly monday: string
  readonly today: string
  readonly onTurn: (monday: string) => void
}

function WeekTurner({ monday, today, onTurn }: WeekTurnerProps) {
  const short = (date: string) => dateText(date, { month: 'short', day: 'numeric' })
  return (
    <div className="mb-2 flex items-center justify-end">
      <IconButton
        label={messages.previousWeek}
        disabled={monday <= mondayOf(today)}
        onClick={() => onTurn(addDays(monday, -7))}
      >
        <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </IconButton>
      <p aria-live="polite" className="min-w-34 text-center font-semibold">
        {messages.fromTo(short(monday), short(addDays(monday, 6)))}
      </p>
      <IconButton
        label={messages.nextWeek}
        disabled={monday >= addDays(mondayOf(today), LAST_WEEK_DAYS - 7)}
        onClick={() => onTurn(addDays(monday, 7))}
      >
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </IconButton>
    </div>
  )
}

interface DayTurnerProps {
  readonly weekday: number
  readonly name: string
  readonly onTurn: (weekday: number) => void
}

function DayTurner({ weekday, name, onTurn }: DayTurnerProps) {
  return (
    <div className="mb-1 flex items-center justify-between rounded-box bg-sunken">
      <IconButton label={messages.previousDay} disabled={weekday === 1} onClick={() => onTurn(weekday - 1)}>
        <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </IconButton>
      <p aria-live="polite" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
        {name}
      </p>
      <IconButton label={messages.nextDay} disabled={weekday === 7} onClick={() => onTurn(weekday + 1)}>
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </IconButton>
    </div>
  )
}
