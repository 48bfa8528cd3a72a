import { dayText, proseSlotText, slotText, timeText } from '@shinequo/messages/times'
import * as bookings from '@shinequo/messages/web/bookings'

interface Time {
  readonly start_time: string
  readonly end_time: string
}

/** 'Tue, Nov 24 · 3:00 PM' */
export function startWords({ start_time }: Time, zone: string): string {
  const start = Date.parse(start_time)
  return bookings.startLine(dayText(start, zone), timeText(start, zone))
}

/** The session within a sentence. */
export function proseTimeWords({ start_time, end_time }: Time, zone: string): string {
  return proseSlotText(Date.parse(start_time), Date.parse(end_time), zone)
}

/** 'Tue, Nov 24 · 3:00 PM - 3:30 PM' */
export function timeWords({ start_time, end_time }: Time, zone: string): string {
  const start = Date.parse(start_time)
  return bookings.slotLine(dayText(start, zone), slotText(start, Date.parse(end_time), zone))
}
