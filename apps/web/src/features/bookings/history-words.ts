import type { Booking } from '@shinequo/contract/bookings'
import { proseSlotText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'

export type BookingChange = Booking['history'][number]
type Times = NonNullable<BookingChange['from']>

/** 'Tue, Nov 24 · 3:00 PM - 3:30 PM' */
export function timesText({ start_time, end_time }: Times, zone: string): string {
  return proseSlotText(Date.parse(start_time), Date.parse(end_time), zone)
}

/**
 * A change of a session in words for `reader`, 'You moved it from ... to ...'; `other` is the first name of the other
 * person.
 */
export function changeWords(
  { what, by, from, to, late }: BookingChange,
  reader: 'student' | 'coach',
  other: string,
  zone: string,
): string {
  const who = by === reader ? 'you' : by === 'admin' ? 'programme' : 'other'
  const [before, after] = [from && timesText(from, zone), to && timesText(to, zone)]
  switch (what) {
    case 'booked':
      return messages.booked(who, other, after)
    case 'moved':
      return messages.moved(who, other, before, after)
    case 'cancelled':
      return messages.cancelled(who, other, before, late)
    case 'restored':
      return messages.restored(who, other)
    case 'proposed':
      return messages.proposed(who, other)
  }
}
