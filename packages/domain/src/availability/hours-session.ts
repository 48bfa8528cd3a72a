import type { Interval } from './open-slots.ts'
import { slotsInHours, type WeeklyHours } from './weekly-hours.ts'

/**
 * Whether a booked session still lies where the hours would offer it: its start is a slot of them and no time off
 * meets it. Notice, caps and buffers do not count: they were asked when it was booked.
 */
export function isInsideHours(hours: WeeklyHours, timeOff: readonly Interval[], session: Interval): boolean {
  if (timeOff.some((off) => off.start < session.end && session.start < off.end)) return false
  return slotsInHours(hours, session.start, session.start + 1).length > 0
}
