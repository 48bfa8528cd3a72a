import { expect, it } from 'vitest'
import { wallInstant } from './wall-instant.ts'

it.each([
  ['2026-11-24', 540, 'America/New_York', '2026-11-24T14:00:00Z'],
  ['2026-11-24', 540, 'Asia/Kathmandu', '2026-11-24T03:15:00Z'],
  ['2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00Z'],
  ['2026-11-01', 150, 'America/New_York', '2026-11-01T07:30:00Z'],
  ['2026-03-08', 180, 'America/New_York', '2026-03-08T07:00:00Z'],
  ['2026-10-04', 150, 'Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
])('%s, minute %i in %s', (date, minute, zone, instant) => {
  expect(wallInstant(date, minute, zone)).toBe(Date.parse(instant))
})

it('is null for a time that the clocks skip', () => {
  expect(wallInstant('2026-03-08', 150, 'America/New_York')).toBeNull()
})
