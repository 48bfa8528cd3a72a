import { type Cell, SMALLEST_GROUP, shownBreakdown, shownFigure, shownParts } from './small-groups.ts'

/** The past sessions of a period, by outcome. */
export interface SessionCells {
  /** The total. */
  readonly booked: Cell
  readonly held: Cell
  readonly no_show: Cell
  readonly cancelled: Cell
}

/** The past sessions of a period, by outcome; null if the figure would reveal a small group. */
export function sessionFigures({ booked, held, no_show, cancelled }: SessionCells) {
  const [shownHeld = null, shownMissed = null, shownCancelled = null] = shownBreakdown([
    held,
    no_show,
    cancelled,
  ])
  return {
    booked: shownFigure(booked),
    held: shownHeld,
    no_show: shownMissed,
    cancelled: shownCancelled,
    /**
     * Held sessions as a whole percentage of those held and missed; null if there are none, or if one of the two is
     * hidden.
     */
    attendance: percent(shownHeld, shownMissed),
  }
}

function percent(held: number | null, missed: number | null): number | null {
  if (held === null || missed === null || held + missed === 0) return null
  return Math.round((100 * held) / (held + missed))
}

/**
 * The held sessions by starting hour, from a cell for each hour of the day. Ranges from the first hour with a session
 * to the last; null where a figure would reveal a small group. `showsHeld`: whether their sum is shown.
 */
export function heldByHour(
  hours: readonly Cell[],
  showsHeld: boolean,
): { hour: number; held: number | null }[] {
  const first = hours.findIndex(({ figure }) => figure > 0)
  const last = hours.findLastIndex(({ figure }) => figure > 0)
  return shownParts(hours, showsHeld)
    .map((held, hour) => ({ hour, held }))
    .slice(Math.max(first, 0), last + 1)
}

/**
 * How long students waited, in milliseconds: half of them no longer than `median`, nine in ten no longer than `p90`.
 */
export interface Waits {
  readonly students: number
  readonly median: number
  readonly p90: number
}

/** The waits in whole hours; null for fewer than 10 students. */
export function waitingHours({ students, median, p90 }: Waits): { median: number; p90: number } | null {
  if (students < SMALLEST_GROUP) return null
  const hours = (ms: number) => Math.round(ms / 3_600_000)
  return { median: hours(median), p90: hours(p90) }
}
