import { expect, it } from 'vitest'
import { eventTime, eventTimeThere } from './event-words.ts'

const event = (starts_at: string, ends_at: string, time_zone = 'America/New_York') => ({
  starts_at,
  ends_at,
  time_zone,
  place: '',
})
const TEA = event('2026-11-24T20:00:00Z', '2026-11-24T21:00:00Z')

it('says when an event is in the time of the reader, and of the place where that differs', () => {
  expect(eventTime(TEA, 'America/New_York')).toBe('Tue, Nov 24 · 3:00 PM - 4:00 PM · your time (New York)')
  expect(eventTimeThere(TEA, 'America/New_York')).toBeNull()
  expect(eventTimeThere(TEA, 'America/Toronto')).toBeNull()
  expect(eventTime(TEA, 'Asia/Kathmandu')).toBe('Wed, Nov 25 · 1:45 AM - 2:45 AM · your time (Kathmandu)')
  expect(eventTimeThere(TEA, 'Asia/Kathmandu')).toBe('In New York: Tue, Nov 24 · 3:00 PM - 4:00 PM')
})

it('names both days of an event that ends on another one, and midnight ends its own', () => {
  const fair = event('2026-11-24T20:00:00Z', '2026-11-25T21:00:00Z')
  expect(eventTime(fair, 'America/New_York')).toBe(
    'Tue, Nov 24 · 3:00 PM to Wed, Nov 25 · 4:00 PM · your time (New York)',
  )
  const late = event('2026-11-24T20:00:00Z', '2026-11-25T05:00:00Z')
  expect(eventTime(late, 'America/New_York')).toBe('Tue, Nov 24 · 3:00 PM - 12:00 AM · your time (New York)')
})
