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
 * How far the clock of a student's zone is ahead of that of a coach's zone at `now` (epoch milliseconds), in minutes. A
 * function of the coach's zone that works each out once.
 */
export function clockShifts(studentZone: string, now: number): (coachZone: string) => number {
  const own = wallClock(now, studentZone)
  const shifts = new Map<string, number>()
  return (coachZone) => {
    const known = shifts.get(coachZone)
    if (known !== undefined) return known
    const shift = Math.round((own - wallClock(now, coachZone)) / MINUTE)
    shifts.set(coachZone, shift)
    return shift
  }
}

/**
 * The parts of the student's day in which the coach's weekly hours fall, when the student's clock is `shift` minutes
 * ahead. The clocks of one instant are near enough to rank by, even in a week when one of them changes.
 */
export function offeredDayParts(
  hours: readonly { startMinute: number; endMinute: number }[],
  shift: number,
): DayPart[] {
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
