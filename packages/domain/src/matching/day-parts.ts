import { MINUTE, wallClock } from '../time/zoned-day.ts'

/**
 * Parts of a student's day in minutes since midnight, [from, until). Afternoon and evening start when the greeting
 * changes to them.
 */
const PARTS = { morning: [360, 720], afternoon: [720, 1020], evening: [1020, 1380] } as const
export type DayPart = keyof typeof PARTS

/** A coach offers a part of the day if two sessions fit into it. */
const ENOUGH_MINUTES = 60
const DAY_MINUTES = 1440

/** The weekly hours of a coach. */
export interface CoachHours {
  /** Ranges of a week in minutes of the coach's day, such as '480-720,540-1020'; '' for none. */
  readonly hours: string
  readonly timeZone: string
}

/**
 * The parts of a student's day in which coaches have hours, with the clocks as they are at `now` (epoch milliseconds).
 * Returns a function of the student's zone and a coach, which caches its results because many coaches have the same
 * hours.
 */
export function dayPartsAt(now: number): (zone: string, coach: CoachHours) => readonly DayPart[] {
  const clocks = new Map<string, number>()
  const clock = (zone: string) => clocks.getOrInsertComputed(zone, () => wallClock(now, zone))
  const known = new Map<string, readonly DayPart[]>()
  return (zone, { hours, timeZone }) => {
    if (hours === '') return []
    const shift = Math.round((clock(zone) - clock(timeZone)) / MINUTE)
    return known.getOrInsertComputed(`${hours} ${shift}`, () => offeredDayParts(hours, shift))
  }
}

/**
 * The parts of the student's day that overlap weekly hours, if the student's clock is `shift` minutes ahead of the
 * coach's. The clocks of one instant are accurate enough for ranking, even in a week with a clock change.
 */
function offeredDayParts(hours: string, shift: number): DayPart[] {
  const ranges = hours.split(',').map((range) => range.split('-').map((minute) => Number(minute) + shift))
  return (Object.keys(PARTS) as DayPart[]).filter((part) => {
    const [from, until] = PARTS[part]
    return ranges.some(([start = 0, end = 0]) =>
      // A shifted range may extend into the previous or next day of the student.
      [-DAY_MINUTES, 0, DAY_MINUTES].some(
        (day) => Math.min(end + day, until) - Math.max(start + day, from) >= ENOUGH_MINUTES,
      ),
    )
  })
}
