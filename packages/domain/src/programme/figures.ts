import { type Cell, SMALLEST_GROUP, shownBreakdown, shownFigure } from './small-groups.ts'

/** The sessions of a period that are over, by what became of them. */
export interface SessionCells {
  /** All of them. */
  readonly booked: Cell
  readonly held: Cell
  readonly no_show: Cell
  readonly cancelled: Cell
}

/** The sessions of a period that are over, by what became of them; null where it would show a small group. */
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
    /** Held, of those held and missed, in whole percent; null without any, and where one of the two is hidden. */
    attendance: percent(shownHeld, shownMissed),
  }
}

function percent(held: number | null, missed: number | null): number | null {
  if (held === null || missed === null || held + missed === 0) return null
  return Math.round((100 * held) / (held + missed))
}

/**
 * The sessions held by the hour at which they began, given a cell for each hour of the day; from the first hour with a
 * session to the last, null where it would show a small group.
 */
export function heldByHour(hours: readonly Cell[]): { hour: number; held: number | null }[] {
  const first = hours.findIndex(({ figure }) => figure > 0)
  const last = hours.findLastIndex(({ figure }) => figure > 0)
  return shownBreakdown(hours)
    .map((held, hour) => ({ hour, held }))
    .slice(Math.max(first, 0), last + 1)
}

/** How long students waited, in milliseconds: half of them at most the median, nine of ten at most the ninth tenth. */
export interface Waits {
  readonly students: number
  readonly median: number
  readonly p90: number
}

/** The waits in whole hours; null of fewer than 10 students. */
export function waitingHours({ students, median, p90 }: Waits): { median: number; p90: number } | null {
  if (students < SMALLEST_GROUP) return null
  const hours = (ms: number) => Math.round(ms / 3_600_000)
  return { median: hours(median), p90: hours(p90) }
}

/**
 * How many students with a completed profile wait for a match, and the days since the first of them signed up at
 * `since` (epoch milliseconds, null without any).
 */
export function waitingForMatch(
  { students, since }: { readonly students: number; readonly since: number | null },
  now: number,
): { students: number | null; oldestDays: number | null } {
  const shown = shownFigure({ figure: students, students })
  if (!shown || since === null) return { students: shown, oldestDays: null }
  return { students: shown, oldestDays: Math.max(0, Math.floor((now - since) / 86_400_000)) }
}
