import { MINUTE, startOfUtcDate, wallClock } from './zoned-day.ts'

/**
 * The instant at which a wall in `zone` shows `minute` of `date`, the first of two; null when the clocks skip it.
 * The browser's way, by Intl: the offset is looked up a day to either side of it.
 */
export function wallInstant(date: string, minute: number, zone: string): number | null {
  const wall = startOfUtcDate(date) + minute * MINUTE
  const found = [-1440, 1440]
    .map((aside) => wall + aside * MINUTE)
    .map((near) => wall - (wallClock(near, zone) - near))
    .filter((instant) => wallClock(instant, zone) === wall)
  return found.length === 0 ? null : Math.min(...found)
}
