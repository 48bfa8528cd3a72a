import { addDays } from '@shinequo/domain/time/zoned-day'
import * as messages from '@shinequo/messages/web/components'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { addMonths, dateText, isOutside, monthOf, weekdayOf, weeksOf } from '../../lib/calendar-date.ts'
import { logicalKey } from '../../lib/direction.ts'
import { IconButton } from './icon-button.tsx'
import { PlainButton } from './plain-button.tsx'

/** Any Sunday. It and the six days after it are formatted to get the names of the weekdays. */
const SUNDAY = '2026-11-22'

interface CalendarProps {
  /** First and last selectable date, inclusive, as `yyyy-mm-dd`. */
  readonly from: string
  readonly to: string
  readonly today: string
  /** Dates with something to offer. They are highlighted; others can still be selected. */
  readonly available: ReadonlySet<string>
  /** The selected date, or null. */
  readonly value: string | null
  readonly onChange: (date: string) => void
}

/**
 * A month as a grid. On phones without weeks that have no day to choose, which would push what is below out of view. Arrow
 * keys move by day and week, Home and End within the week, Page keys by month.
 */
export function Calendar({ from, to, today, available, value, onChange }: CalendarProps) {
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [current, setCurrent] = useState(value ?? firstAvailable(available, from, to))
  const focusDue = useRef(false)
  const month = monthOf(current)
  const within = (date: string) => (date < from ? from : date > to ? to : date)

  useEffect(() => {
    if (!focusDue.current) return
    focusDue.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus()
  }, [current])

  function onKeyDown(event: KeyboardEvent) {
    const target = moved(logicalKey(event.key), current)
    if (target === null) return
    event.preventDefault()
    focusDue.current = true
    setCurrent(within(target))
  }

  function turn(months: number) {
    setCurrent(within(addMonths(`${month}-01`, months)))
  }

  return (
    <div>
      <div className="mb-2 mt-1 flex items-center justify-between">
        <p id={id} aria-live="polite" className="font-strong first-letter:uppercase">
          {dateText(current, { month: 'long', year: 'numeric' })}
        </p>
        <div className="-me-3 flex">
          <IconButton
            label={messages.previousMonth}
            disabled={month <= monthOf(from)}
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-5.5 rtl:-scale-x-100" />
          </IconButton>
          <IconButton label={messages.nextMonth} disabled={month >= monthOf(to)} onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5.5 rtl:-scale-x-100" />
          </IconButton>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table one moves in */}
      <table ref={grid} role="grid" aria-labelledby={id} className="w-full table-fixed" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {messages.WEEKDAYS.map((short, weekday) => (
              <th
                key={short}
                scope="col"
                aria-label={dateText(addDays(SUNDAY, weekday), { weekday: 'long' })}
                className="h-8 text-xs font-semibold text-muted"
              >
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.join()} className={isOutside(week, from, to) ? 'max-tablet:hidden' : ''}>
              {week.map((date, index) => (
                <td key={date || messages.WEEKDAYS[index]} className="p-px tiny:p-0.5">
                  {date !== '' && (
                    <Day
                      date={date}
                      open={available.has(date)}
                      chosen={date === value}
                      isToday={date === today}
                      disabled={date < from || date > to}
                      reachable={date === current}
                      onChoose={() => {
                        setCurrent(date)
                        onChange(date)
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayProps {
  readonly date: string
  readonly open: boolean
  readonly chosen: boolean
  readonly isToday: boolean
  readonly disabled: boolean
  readonly reachable: boolean
  readonly onChoose: () => void
}

function Day({ date, open, chosen, isToday, disabled, reachable, onChoose }: DayProps) {
  const words = dateText(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
  const look = chosen
    ? 'bg-primary font-bold text-on-primary'
    : open
      ? 'bg-primary-soft font-bold text-on-soft hover:bg-[color-mix(in_srgb,var(--primary-soft)_80%,var(--primary))]'
      : 'text-muted hover:bg-hover'
  return (
    <PlainButton
      data-date={date}
      disabled={disabled}
      tabIndex={reachable && !disabled ? 0 : -1}
      aria-pressed={chosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={open ? messages.timesAvailable(words) : words}
      onClick={onChoose}
      className={`relative mx-auto grid aspect-square w-full max-w-11.5 place-items-center rounded-box text-[0.975rem] tabular-nums transition aria-disabled:opacity-50 ${look}`}
    >
      {Number(date.slice(8))}
      {isToday && (
        <span
          aria-hidden="true"
          className="absolute bottom-1 size-1.5 rounded-full border border-accent-line bg-accent"
        />
      )}
    </PlainButton>
  )
}

/** The date that a key moves to, or null for other keys. */
function moved(key: string, date: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, 6 - weekdayOf(date))
    case 'PageUp':
      return addMonths(date, -1)
    case 'PageDown':
      return addMonths(date, 1)
    default:
      return null
  }
}

function firstAvailable(available: ReadonlySet<string>, from: string, to: string): string {
  return [...available].filter((date) => date >= from && date <= to).sort()[0] ?? from
}
