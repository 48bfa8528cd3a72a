import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { minuteText, rangesText } from './hours-words.ts'
import { type DayKey, isOpenAt, type Range, STEP } from './painted-hours.ts'
import { type GridDay, WeekCell } from './week-cell.tsx'

interface Place {
  readonly column: number
  readonly row: number
}

/** A stroke on its way: from where it began to where it is. It opens hours where it began on closed ones. */
interface Stroke {
  readonly from: Place
  readonly to: Place
  readonly open: boolean
  /** By a pressed button, until it is let go; else until the end is chosen. */
  readonly drag: boolean
}

interface WeekGridProps {
  readonly label: string
  readonly days: readonly GridDay[]
  /** First minute shown, and the one after the last. */
  readonly shown: Range
  readonly onPaint: (days: readonly DayKey[], stroke: Range, open: boolean) => void
  /** Opens a day's times as a form. */
  readonly onDay: (day: DayKey) => void
  readonly onUndo: () => void
}

/**
 * Days beside each other in half hours, to be painted. A mouse draws; a finger taps where a time starts and where it
 * ends, so that the page still scrolls; on the keyboard arrows move, Space starts and ends, Shift with arrows draws at
 * once, Delete clears the time under the focus, Escape gives up. Every day is a form too, behind its name.
 */
export function WeekGrid({ label, days, shown, onPaint, onDay, onUndo }: WeekGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Place>({ column: 0, row: 0 })
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const [said, setSaid] = useState('')
  const focusDue = useRef(false)
  const byMouse = useRef(false)

  const rows = (shown.end_minute - shown.start_minute) / STEP
  const minuteOf = (row: number) => shown.start_minute + row * STEP
  const here = { column: Math.min(at.column, days.length - 1), row: Math.min(at.row, rows - 1) }
  const isOpen = ({ column, row }: Place) => isOpenAt(days[column]!.ranges, minuteOf(row))

  // With the commit that moves the stop, not after it: the effect of a drawing of before would focus the former cell.
  useLayoutEffect(() => {
    if (!focusDue.current) return
    focusDue.current = false
    grid.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  })

  function covered({ from, to }: Stroke): { columns: number[]; range: Range } {
    const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)]
    const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
    const columns = days.map((_, column) => column).filter((column) => column >= left && column <= right)
    return { columns, range: { start_minute: minuteOf(top), end_minute: minuteOf(bottom + 1) } }
  }

  function words(one: Stroke): string {
    const { columns, range } = covered(one)
    return `${columns.map((column) => days[column]!.name).join(', ')}, ${rangesText([range])}`
  }

  function begin(place: Place, drag: boolean) {
    const open = !isOpen(place)
    const begun = { from: place, to: place, open, drag }
    setAt(place)
    setStroke(begun)
    if (!drag) {
      setSaid(`${open ? 'Opening' : 'Closing'} from ${words(begun)}. Choose the end; Escape gives up.`)
    }
  }

  function extend(to: Place) {
    if (stroke === null || (stroke.to.column === to.column && stroke.to.row === to.row)) return
    const longer = { ...stroke, to }
    setStroke(longer)
    if (!stroke.drag) setSaid(words(longer))
  }

  function finish(done: Stroke, open = done.open) {
    const { columns, range } = covered(done)
    const keys = columns.flatMap((column) => (days[column]!.disabled ? [] : [days[column]!.key]))
    setStroke(null)
    setSaid(`${words(done)}: ${open ? 'open' : 'closed'}.`)
    onPaint(keys, range, open)
  }

  function press(place: Place) {
    setAt(place)
    if (stroke !== null) finish({ ...stroke, to: place })
    else if (!days[place.column]!.disabled) begin(place, false)
  }

  function clear() {
    if (stroke !== null) return finish(stroke, false)
    const minute = minuteOf(here.row)
    const range = days[here.column]!.ranges.find((one) => isOpenAt([one], minute))
    if (!range) return
    setSaid(`${days[here.column]!.name}, ${rangesText([range])}: closed.`)
    onPaint([days[here.column]!.key], range, false)
  }

  function giveUp() {
    setStroke(null)
    setSaid('Nothing changed.')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.place === undefined) return
    const { key } = event
    const next = moved(event, here, days.length, rows)
    if (key === ' ' || key === 'Enter') press(here)
    else if (key === 'Delete' || key === 'Backspace') clear()
    else if (key === 'Escape' && stroke !== null) giveUp()
    else if (key === 'z' && (event.ctrlKey || event.metaKey)) onUndo()
    else if (next !== null) {
      focusDue.current = true
      setAt(next)
      if (stroke !== null) extend(next)
      else if (event.shiftKey && !days[here.column]!.disabled) {
        const begun = { from: here, to: next, open: true, drag: false }
        setStroke(begun)
        setSaid(`Opening ${words(begun)}. Space ends it; Escape gives up.`)
      }
    } else return
    event.preventDefault()
  }

  function onPointerDown(event: PointerEvent) {
    byMouse.current = event.pointerType !== 'touch'
    const place = placeOf(event.target)
    if (!byMouse.current || event.button !== 0 || place === null || days[place.column]!.disabled) return
    // A stroke that a key or a tap began ends here.
    if (stroke !== null) return finish({ ...stroke, to: place })
    begin(place, true)
  }

  const dragged = stroke?.drag ? stroke : null
  useEffect(() => {
    if (dragged === null) return
    const end = () => finish(dragged)
    const drop = () => setStroke(null)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', drop)
    return () => {
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', drop)
    }
  })

  const shownStroke = stroke === null ? null : covered(stroke)
  return (
    <div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a week is a table one moves in
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        className="w-full table-fixed select-none"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => {
          const place = dragged && placeOf(document.elementFromPoint(event.clientX, event.clientY))
          if (place) extend(place)
        }}
        onClick={(event) => {
          const place = placeOf(event.target)
          // What a mouse did was done when it was pressed and let go; a tap comes here.
          if (place !== null && !byMouse.current) press(place)
          byMouse.current = false
        }}
      >
        <thead>
          <tr>
            <th scope="col" className="w-15">
              <span className="sr-only">Time</span>
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
                  stroke={
                    shownStroke?.columns.includes(column) &&
                    !day.disabled &&
                    isOpenAt([shownStroke.range], minuteOf(row))
                      ? stroke!.open
                      : null
                  }
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {said}
      </p>
      {stroke !== null && !stroke.drag && (
        <div className="sticky bottom-26 z-10 mt-2 flex flex-wrap items-center justify-between gap-2 rounded-box bg-info-soft px-4 py-2 text-sm tablet:bottom-20">
          <span aria-hidden="true">
            {stroke.open ? 'Open' : 'Close'} {words(stroke)}? Choose where it ends.
          </span>
          <Button kind="ghost" size="small" onClick={giveUp}>
            Give up
          </Button>
        </div>
      )}
    </div>
  )
}

function DayHead({ day, onDay }: { readonly day: GridDay; readonly onDay: (day: DayKey) => void }) {
  return (
    <th scope="col" abbr={day.name} className="pb-1 font-normal">
      <button
        type="button"
        disabled={day.disabled}
        onClick={() => onDay(day.key)}
        className="mx-auto grid min-h-11 min-w-11 content-center justify-items-center rounded-in px-2 leading-tight transition enabled:hover:bg-hover disabled:opacity-50"
      >
        <span className="sr-only">
          {`${day.name}: ${rangesText(day.ranges)}${day.changed ? ', this date only' : ''}. Edit times`}
        </span>
        <span aria-hidden="true" className="text-sm font-semibold">
          {day.short}
        </span>
        {day.date !== undefined && (
          <span aria-hidden="true" className="text-xs text-muted tabular-nums">
            {Number(day.date.slice(8))}
            {day.changed && <span className="font-bold text-warning"> *</span>}
          </span>
        )}
      </button>
    </th>
  )
}

function RowHead({ minute }: { readonly minute: number }) {
  const isHour = minute % 60 === 0
  return (
    <th scope="row" className="relative text-right text-xs font-normal text-muted tabular-nums">
      <span className={isHour ? 'absolute -top-2.5 right-2 whitespace-nowrap' : 'sr-only'}>
        {isHour ? minuteText(minute).replace(':00', '') : minuteText(minute)}
      </span>
    </th>
  )
}

/** The cell under a pointer or that was pressed. */
function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
  if (cell === null) return null
  const [column = 0, row = 0] = cell.dataset.place!.split(' ').map(Number)
  return { column, row }
}

/** The place that a key leads to, or null for a key that is not ours. */
function moved(event: KeyboardEvent, { column, row }: Place, columns: number, rows: number): Place | null {
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  switch (event.key) {
    case 'ArrowUp':
      return { column, row: within(row - 1, rows) }
    case 'ArrowDown':
      return { column, row: within(row + 1, rows) }
    case 'ArrowLeft':
      return { column: within(column - 1, columns), row }
    case 'ArrowRight':
      return { column: within(column + 1, columns), row }
    case 'Home':
      return { column: 0, row }
    case 'End':
      return { column: columns - 1, row }
    case 'PageUp':
      return { column, row: within(row - 4, rows) }
    case 'PageDown':
      return { column, row: within(row + 4, rows) }
    default:
      return null
  }
}
