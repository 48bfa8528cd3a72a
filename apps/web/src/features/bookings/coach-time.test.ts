import { expect, it } from 'vitest'
import { coachTime } from './coach-time.ts'

const HALF_HOUR = 1_800_000
const at = (instant: string) => ({ start: Date.parse(instant), end: Date.parse(instant) + HALF_HOUR })
const chicago = { firstName: 'Amara', zone: 'America/Chicago' }

it('is omitted if both clocks show the same time', () => {
  expect(coachTime(chicago, at('2026-11-24T20:00:00Z'), 'America/Chicago')).toBeNull()
  // Different zones with the same time: in winter Jamaica has New York's time.
  const kingston = { firstName: 'Nia', zone: 'America/Jamaica' }
  expect(coachTime(kingston, at('2026-11-24T20:00:00Z'), 'America/New_York')).toBeNull()
  expect(coachTime(kingston, at('2026-07-01T20:00:00Z'), 'America/New_York')).toBe(
    '3:00 PM - 3:30 PM for Nia (Jamaica)',
  )
})

it('is the time on the coach’s clock, with the day if that differs', () => {
  expect(coachTime(chicago, at('2026-11-24T20:00:00Z'), 'America/New_York')).toBe(
    '2:00 PM - 2:30 PM for Amara (Chicago)',
  )
  const kathmandu = { firstName: 'Asha', zone: 'Asia/Kathmandu' }
  expect(coachTime(kathmandu, at('2026-11-24T20:00:00Z'), 'America/St_Johns')).toBe(
    'Wed, Nov 25 · 1:45 AM - 2:15 AM for Asha (Kathmandu)',
  )
  expect(coachTime(kathmandu, at('2026-11-24T18:15:00Z'), 'Europe/London')).toBe(
    'Wed, Nov 25 · 12:00 AM - 12:30 AM for Asha (Kathmandu)',
  )
})
