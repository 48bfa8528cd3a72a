import { MINUTE, wallClock } from '../time/zoned-day.ts'

/** Parts of a student's day in minutes since midnight, [from, until); afternoon and evening begin as the greeting does. */
const PARTS = { morning: [360, 720], afternoon: [720, 1020], evening: [1020, 1380] } as const
export type DayPart = keyof typeof PARTS

/** A coach offers a part of the day when two sessions fit into it. */
const ENOUGH_MINUTES = 60
const DAY_MINUTES = 1440

/** The parts of the day that a wish speaks of, such as 'Mornings'; none for 'Any time of day'. */
export function wishedDayParts(wish: string): DayPart[] {
  const text = wish.toLowerCase()
  return (Object.keys(PARTS) as DayPart[]).filter((part) => text.includes(part))
}

/**
 * The parts of the student's day in which the coach's weekly hours fall. The clocks of both zones are compared at
 * `now` (epoch milliseconds): near enough to rank by, even in a week when one of them changes.
 */
export function offeredDayParts(
  hours: readonly { startMinute: number; endMinute: number }[],
  coachZone: string,
  studentZone: string,
  now: number,
): DayPart[] {
  const shift = Math.round((wallClock(now, studentZone) - wallClock(now, coachZone)) / MINUTE)
  return (Object.keys(PARTS) as DayPart[]).filter((part) =>
    hours.some(({ startMinute, endMinute }) => {
      const [from, until] = PARTS[part]
      // A shifted range may reach into the day before or after the student's.
      return [-DAY_MINUTES, 0, DAY_MINUTES].some((day) => {
        const start = startMinute + shift + day
        const end = endMinute + shift + day
        return Math.min(end, until) - Math.max(start, from) >= ENOUGH_MINUTES
      })
    }),
  )
}
