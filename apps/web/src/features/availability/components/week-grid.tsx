import { shortMinuteText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/availability-hours'
import { Button } from '../../../components/ui/button.tsx'
import { PlainButton } from '../../../components/ui/plain-button.tsx'
import { rangesText } from '../hours-words.ts'
import type { DayKey } from '../painted-hours.ts'
import { useWeekStroke, type WeekPainting } from '../use-week-stroke.ts'
import { type GridDay, WeekCell } from './week-cell.tsx'

interface WeekGridProps extends WeekPainting {
  readonly label: string
  /** Opens the form for a day's times. */
  readonly onDay: (day: DayKey) => void
}

/** Days side by side, to be painted in half hours. The name of each day opens its form. */
export function WeekGrid({ label, onDay, ...painting }: WeekGridProps) {
  const { days } = painting
  const { grid, here, rows, minuteOf, strokeAt, question, said, giveUp, handlers } = useWeekStroke(painting)
  return (
    <div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a week is a table one moves in
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        className="w-full table-fixed select-none"
        {...handlers}
      >
        <thead>
          <tr>
            <th scope="col" className="w-15">
              <span className="sr-only">{messages.time}</span>
            </th>
            {days.map((day) => (
              <DayHead key={day.key} day={day} onDay={onDay} />
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => row).map((row) => (
            <tr key={row}>
              <RowHead minute={minuteOf(row)} />
              {days.map((day, column) => (
                <WeekCell
                  key={day.key}
                  day={day}
                  minute={minuteOf(row)}
                  place={`${column} ${row}`}
                  isFirst={row === 0}
                  reachable={column === here.column && row === here.row}
                  stroke={strokeAt({ column, row })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {said}
      </p>
      {question !== null && (
        <div className="sticky bottom-26 z-10 mt-2 flex flex-wrap items-center justify-between gap-2 rounded-box bg-info-soft px-4 py-2 text-sm tablet:bottom-20">
          <span aria-hidden="true">{question}</span>
          <Button kind="ghost" size="small" onClick={giveUp}>
            {actions.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}

function DayHead({ day, onDay }: { readonly day: GridDay; readonly onDay: (day: DayKey) => void }) {
  return (
    <th scope="col" abbr={day.name} className="pb-1 font-normal">
      <PlainButton
        disabled={day.disabled}
        onClick={() => onDay(day.key)}
        className="mx-auto grid min-h-11 min-w-11 content-center justify-items-center rounded-in px-2 leading-tight transition hover:bg-hover aria-disabled:opacity-50"
      >
        <span className="sr-only">{messages.editTimes(day.name, rangesText(day.ranges), day.changed)}</span>
        <span aria-hidden="true" className="text-sm font-semibold first-letter:uppercase">
          {day.short}
        </span>
        {day.date !== undefined && (
          <span aria-hidden="true" className="text-xs text-muted tabular-nums">
            {Number(day.date.slice(8))}
            {day.changed && <span className="font-bold text-warning"> *</span>}
          </span>
        )}
      </PlainButton>
    </th>
  )
}

function RowHead({ minute }: { readonly minute: number }) {
  const isHour = minute % 60 === 0
  return (
    <th scope="row" className="relative text-end text-xs font-normal text-muted tabular-nums">
      <span className={isHour ? 'absolute -top-2.5 end-2 whitespace-nowrap' : 'sr-only'}>
        {shortMinuteText(minute)}
      </span>
    </th>
  )
}
