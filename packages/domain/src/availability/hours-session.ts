import type { Interval } from './open-slots.ts'
import { slotsInHours, type WeeklyHours } from './weekly-hours.ts'

/**
 * Whether a booked session is still within the hours: slots cover all of it, and no time off overlaps it. Notice, caps
 * and buffers do not count; they were checked when it was booked.
 */
export function isInsideHours(hours: WeeklyHours, timeOff: readonly Interval[], session: Interval): boolean {
  if (timeOff.some((off) => off.start < session.end && session.start < off.end)) return false
  const length = hours.sessionMinutes * 60_000
  let covered = session.start
  for (const { start } of slotsInHours(hours, session.start - length + 1, session.end)) {
    if (start <= covered) covered = start + length
  }
  return covered >= session.end
}
