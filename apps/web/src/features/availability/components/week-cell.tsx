import { minuteText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/availability-hours'
import { blockText } from '../hours-words.ts'
import { type DayKey, isOpenAt, type Range } from '../painted-hours.ts'

/** One column of the week: its contents and its names. */
export interface GridDay {
  readonly key: DayKey
  /** 'Tuesday' or 'Tuesday, November 24' */
  readonly name: string
  /** 'Tue' */
  readonly short: string
  /** Only if the column is a single date. */
  readonly date?: string
  readonly ranges: readonly Range[]
  /** The date has its own hours. */
  readonly changed: boolean
  /** Past dates cannot be painted. */
  readonly disabled: boolean
  readonly off: readonly Range[]
  /** Booked sessions, keyed by the minute of their start. */
  readonly sessions: ReadonlyMap<number, string>
}

interface WeekCellProps {
  readonly day: GridDay
  readonly minute: number
  /** Column and row, to find the cell under a pointer. */
  readonly place: string
  readonly isFirst: boolean
  readonly reachable: boolean
  /** Whether the current stroke opens this cell (true), closes it (false), or does not cover it (null). */
  readonly stroke: boolean | null
}

const HATCH = 'bg-[repeating-linear-gradient(135deg,var(--line)_0_3px,transparent_3px_8px)]'

/** Half an hour of one day. */
export function WeekCell({ day, minute, place, isFirst, reachable, stroke }: WeekCellProps) {
  const open = isOpenAt(day.ranges, minute)
  const range = day.ranges.find((one) => isOpenAt([one], minute))
  const off = isOpenAt(day.off, minute)
  const session = day.sessions.get(minute)
  const edges = `${minute % 60 === 0 ? 'border-t-line' : 'border-t-transparent'} border-s-line`
  const look =
    stroke === true
      ? 'bg-primary text-on-primary'
      : stroke === false
        ? 'bg-danger-soft'
        : open
          ? 'bg-primary-soft text-on-soft'
          : 'hover:bg-hover'
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the calendar, a table one moves in
      role="gridcell"
      data-place={place}
      tabIndex={reachable ? 0 : -1}
      aria-selected={open}
      aria-disabled={day.disabled || undefined}
      className={`relative h-11 cursor-pointer border-s border-t outline-offset-[-2px] transition-colors focus-visible:z-10 wide:h-6 ${edges} ${look} ${day.disabled ? 'cursor-default opacity-50' : ''}`}
    >
      <span className="sr-only">
        {messages.halfHour(day.name, minuteText(minute), { open, off, student: session })}
      </span>
      {off && <span aria-hidden="true" className={`absolute inset-0 ${HATCH}`} />}
      {off && isFirst && (
        <span
          aria-hidden="true"
          className="absolute start-1 top-0.5 rounded-in bg-surface px-1 text-xs text-ink"
        >
          {messages.dayOff}
        </span>
      )}
      {range?.start_minute === minute && !session && !off && (
        <span
          aria-hidden="true"
          className="absolute inset-x-1 top-0.5 truncate text-xs font-semibold tabular-nums"
        >
          {blockText(range)}
        </span>
      )}
      {session && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0.5 inset-y-px truncate rounded-in border border-accent-line bg-accent-soft px-1 text-xs font-semibold text-warning"
        >
          {session}
        </span>
      )}
    </td>
  )
}
