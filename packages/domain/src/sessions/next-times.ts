import { DAY, localDate, wallClock } from '../time/zoned-day.ts'

/** The most times that are named for the next session. */
export const MOST_NEXT_TIMES = 3
const WEEK = 7 * DAY

/** Whether `start` is a week after `before` by the clocks of `zone`. */
export function isAWeekAfter(start: number, before: number, zone: string): boolean {
  return wallClock(start, zone) - wallClock(before, zone) === WEEK
}

/**
 * Of a coach's open starts (epoch milliseconds, in order), those that suit best after a session that began at `before`:
 * first the next one on the same weekday at the same time of day in `zone`, then the nearest to that weekday and time,
 * by start. At most one on a date, and none on the date of the session or earlier.
 */
export function nextTimes(open: readonly number[], before: number, zone: string): number[] {
  const date = localDate(before, zone)
  const later = open.filter((start) => localDate(start, zone) > date)
  const [first] = later
  if (first === undefined) return []
  const wall = (start: number) => wallClock(start, zone)
  const weeks = Math.max(1, Math.ceil((wall(first) - wall(before)) / WEEK))
  const wanted = wall(before) + weeks * WEEK
  const away = new Map(later.map((start) => [start, Math.abs(wall(start) - wanted)]))
  const usual = later.find((start) => (wall(start) - wall(before)) % WEEK === 0)
  const dates = new Map(usual === undefined ? [] : [[localDate(usual, zone), usual]])
  for (const start of later.toSorted((a, b) => away.get(a)! - away.get(b)! || a - b)) {
    const day = localDate(start, zone)
    if (dates.size < MOST_NEXT_TIMES && !dates.has(day)) dates.set(day, start)
  }
  const others = [...dates.values()].filter((start) => start !== usual).sort((a, b) => a - b)
  return usual === undefined ? others : [usual, ...others]
}
