import type { Booking } from '@shinequo/contract/bookings'
import { dayText, slotText } from '@shinequo/messages/times'

export type BookingChange = Booking['history'][number]
type Times = NonNullable<BookingChange['from']>

/** 'Tue, Nov 24 · 3:00 PM - 3:30 PM' */
export function timesText({ start_time, end_time }: Times, zone: string): string {
  const start = Date.parse(start_time)
  return `${dayText(start, zone)} · ${slotText(start, Date.parse(end_time), zone)}`
}

/**
 * What happened to a session, 'You moved it from ... to ...', for `reader`; `other` is the first name of the other
 * person.
 */
export function changeWords(
  { what, by, from, to, late }: BookingChange,
  reader: 'student' | 'coach',
  other: string,
  zone: string,
): string {
  const who = by === reader ? 'You' : by === 'admin' ? 'The programme' : other
  const [before, after] = [from && timesText(from, zone), to && timesText(to, zone)]
  switch (what) {
    case 'booked':
      return `${who} booked ${after ?? 'it'}.`
    case 'moved':
      return `${who} moved it${before ? ` from ${before}` : ''}${after ? ` to ${after}` : ''}.`
    case 'cancelled':
      return `${who} cancelled${before ? ` ${before}` : ''}${late ? ', at short notice' : ''}.`
    case 'restored':
      return `${who} took the cancellation back.`
    case 'proposed':
      return `${who} suggested other times.`
  }
}
