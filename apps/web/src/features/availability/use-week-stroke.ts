import * as messages from '@shinequo/messages/web/availability-hours'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { logicalKey } from '../../lib/direction.ts'
import type { GridDay } from './components/week-cell.tsx'
import { rangesText } from './hours-words.ts'
import { type DayKey, isOpenAt, type Range, STEP } from './painted-hours.ts'
import { type Place, placeByKey } from './week-place.ts'

/** A stroke in progress, from its first cell to the current one. It opens hours if it began on a closed cell. */
interface Stroke {
  readonly from: Place
  readonly to: Place
  readonly open: boolean
  /** Drawn with a mouse button held down; otherwise the stroke lasts until its end is chosen. */
  readonly drag: boolean
}

export interface WeekPainting {
  readonly days: readonly GridDay[]
  /** The shown minutes, end excluded. */
  readonly shown: Range
  readonly onPaint: (days: readonly DayKey[], stroke: Range, open: boolean) => void
  readonly onUndo: () => void
}

/**
 * Lets the user paint a week's half hours in strokes. A mouse drags. A finger taps where a time starts and where it
 * ends, so that the page can still scroll. On the keyboard arrows move, Space starts and ends a stroke, Shift with
 * arrows draws directly, Delete clears the time under the focus, and Escape cancels. `here` is the one cell that Tab
 * reaches.
 */
export function useWeekStroke({ days, shown, onPaint, onUndo }: WeekPainting) {
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Place>({ column: 0, row: 0 })
  const [stroke, setStroke] = useState<Stroke | null>(null)
  const [said, setSaid] = useState('')
  const focusDue = useRef(false)
  const byMouse = useRef(false)

  const dragged = stroke?.drag ? stroke : null
  const rows = (shown.end_minute - shown.start_minute) / STEP
  const minuteOf = (row: number) => shown.start_minute + row * STEP
  const here = { column: Math.min(at.column, days.length - 1), row: Math.min(at.row, rows - 1) }
  const isOpen = ({ column, row }: Place) => isOpenAt(days[column]!.ranges, minuteOf(row))

  // A layout effect, so that it runs in the commit that moves the tab stop. An effect of an earlier render would focus
  // the former cell.
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

  /** 'Monday, Tuesday, 9:00 AM - 11:00 AM' */
  function words(one: Stroke): string {
    const { columns, range } = covered(one)
    return strokeText(
      columns.map((column) => days[column]!),
      range,
    )
  }

  function begin(place: Place, drag: boolean) {
    const open = !isOpen(place)
    const begun = { from: place, to: place, open, drag }
    setAt(place)
    setStroke(begun)
    if (!drag) setSaid(messages.strokeBegun(open, words(begun)))
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
    setSaid(messages.strokeDone(open, words(done)))
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
    setSaid(messages.strokeDone(false, strokeText([days[here.column]!], range)))
    onPaint([days[here.column]!.key], range, false)
  }

  function giveUp() {
    setStroke(null)
    setSaid(messages.nothingChanged)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.place === undefined) return
    const { key } = event
    const next = placeByKey(logicalKey(key), here, days.length, rows)
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
        setSaid(messages.strokeByKeys(words(begun)))
      }
    } else return
    event.preventDefault()
  }

  function onPointerDown(event: PointerEvent) {
    byMouse.current = event.pointerType !== 'touch'
    const place = placeOf(event.target)
    if (!byMouse.current || event.button !== 0 || place === null || days[place.column]!.disabled) return
    // Ends a stroke that was begun by a key or a tap.
    if (stroke !== null) return finish({ ...stroke, to: place })
    begin(place, true)
  }

  function onPointerMove(event: PointerEvent) {
    const place = dragged && placeOf(document.elementFromPoint(event.clientX, event.clientY))
    if (place) extend(place)
  }

  function onClick(event: MouseEvent) {
    const place = placeOf(event.target)
    // Mouse presses were handled by the pointer events. Only taps are handled here.
    if (place !== null && !byMouse.current) press(place)
    byMouse.current = false
  }

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

  const covers = stroke === null ? null : covered(stroke)
  return {
    grid,
    here,
    rows,
    minuteOf,
    /** What the current stroke does to a half hour: opens it (true), closes it (false), or nothing (null). */
    strokeAt: ({ column, row }: Place): boolean | null =>
      stroke !== null &&
      covers?.columns.includes(column) &&
      !days[column]!.disabled &&
      isOpenAt([covers.range], minuteOf(row))
        ? stroke.open
        : null,
    /** Asks for the end of a stroke that was begun by a tap or a key; null if there is none. */
    question: stroke !== null && !stroke.drag ? messages.chooseEnd(stroke.open, words(stroke)) : null,
    said,
    giveUp,
    handlers: { onKeyDown, onPointerDown, onPointerMove, onClick },
  }
}

function strokeText(days: readonly GridDay[], range: Range): string {
  return messages.stroke(
    days.map((day) => day.name),
    rangesText([range]),
  )
}

/** The cell that contains this element. */
function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
  if (cell === null) return null
  const [column = 0, row = 0] = cell.dataset.place!.split(' ').map(Number)
  return { column, row }
}
