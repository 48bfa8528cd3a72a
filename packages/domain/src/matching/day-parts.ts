import { MINUTE, wallClock } from '../time/zoned-day.ts'

/** Parts of a student's day in minutes since midnight, [from, until); afternoon and evening begin as the greeting does. */
const PARTS = { morning: [360, 720], afternoon: [720, 1020], evening: [1020, 1380] } as const
export type DayPart = keyof typeof PARTS

/** A coach offers a part of the day when two sessions fit into it. */
const ENOUGH_MINUTES = 60
const DAY_MINUTES = 1440

/** When a coach has hours. */
export interface CoachHours {
  /** The ranges of a week in minutes of the coach's day, such as '480-720,540-1020'; '' for none. */
  readonly hours: string
  readonly timeZone: string
}

/**
 * The parts of a student's day in which coaches have hours, by the clocks of `now` (epoch milliseconds). A function of
 * the student's zone and a coach that works each out once, since many have the same hours.
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
 * The parts of the student's day in which weekly hours fall, when the student's clock is `shift` minutes ahead of the
 * coach's. The clocks of one instant are near enough to rank by, even in a week when one of them changes.
 */
function offeredDayParts(hours: string, shift: number): DayPart[] {
  const ranges = hours.split(',').map((range) => range.split('-').map((minute) => Number(minute) + shift))
  return (Object.keys(PARTS) as DayPart[]).filter((part) => {
    const [from, until] = PARTS[part]
    return ranges.some(([start = 0, end = 0]) =>
      // A shifted range may reach into the day before or after the student's.
      [-DAY_MINUTES, 0, DAY_MINUTES].some(
        (day) => Math.min(end + day, until) - Math.max(start + day, from) >= ENOUGH_MINUTES,
      ),
    )
  })
}
