import { expect, it } from 'vitest'
import { type BookingChange, changeWords } from './history-words.ts'

const ZONE = 'America/New_York'
const first = { start_time: '2026-11-24T20:00:00.000Z', end_time: '2026-11-24T20:30:00.000Z' }
const second = { start_time: '2026-11-25T15:00:00.000Z', end_time: '2026-11-25T15:30:00.000Z' }
const change = (parts: Partial<BookingChange>): BookingChange => ({
  at: '2026-11-20T15:00:00.000Z',
  what: 'booked',
  by: 'student',
  from: null,
  to: null,
  late: false,
  reason: '',
  ...parts,
})

it.each<[Partial<BookingChange>, 'student' | 'coach', string]>([
  [{ to: first }, 'student', 'You booked Tue, Nov 24 · 3:00 PM - 3:30 PM.'],
  [
    { what: 'moved', from: first, to: second },
    'coach',
    'Nia moved it from Tue, Nov 24 · 3:00 PM - 3:30 PM to Wed, Nov 25 · 10:00 AM - 10:30 AM.',
  ],
  [
    { what: 'cancelled', from: first, late: true },
    'student',
    'You cancelled Tue, Nov 24 · 3:00 PM - 3:30 PM, at short notice.',
  ],
  [{ what: 'cancelled', by: 'admin' }, 'student', 'The programme cancelled.'],
  [{ what: 'restored', by: 'coach' }, 'coach', 'You undid the cancellation.'],
  [{ what: 'proposed', by: 'coach' }, 'student', 'Nia suggested other times.'],
])('says %o to the %s', (parts, reader, words) => {
  expect(changeWords(change(parts), reader, 'Nia', ZONE)).toBe(words)
})
