import { MINUTE, startOfUtcDate, wallClock } from './zoned-day.ts'

/**
 * The instant at which it is `minute` of `date` in `zone`: the first one if the time is repeated, null if it is
 * skipped. This is the version for browsers, which uses Intl: it takes the offsets from one day before and one day
 * after.
 */
export function wallInstant(date: string, minute: number, zone: string): number | null {
  const wall = startOfUtcDate(date) + minute * MINUTE
  const found = [-1440, 1440]
    .map((aside) => wall + aside * MINUTE)
    .map((near) => wall - (wallClock(near, zone) - near))
    .filter((instant) => wallClock(instant, zone) === wall)
  return found.length === 0 ? null : Math.min(...found)
}
