import { dayText, slotText, zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import type { Chosen } from './booking-failure.ts'

/** A coach and the IANA time zone of their hours. */
export interface CoachClock {
  readonly firstName: string
  readonly zone: string
}

/**
 * A time of the student's `zone` on the coach's clock, '2:00 PM - 2:30 PM for Amara (Chicago)', with the day if it
 * differs; null if both clocks show the same.
 */
export function coachTime(coach: CoachClock, time: Chosen, zone: string): string | null {
  const [ownDay, theirDay] = [dayText(time.start, zone), dayText(time.start, coach.zone)]
  const theirs = slotText(time.start, time.end, coach.zone)
  if (ownDay === theirDay && theirs === slotText(time.start, time.end, zone)) return null
  const place = zoneName(coach.zone)
  return ownDay === theirDay
    ? messages.theirSlot(theirs, coach.firstName, place)
    : messages.theirDayAndSlot(theirDay, theirs, coach.firstName, place)
}
