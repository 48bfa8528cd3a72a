import { expect, test } from 'vitest'
import { dayPart } from './day-part.ts'

test.each([
  ['2026-11-24T05:00:00Z', 'America/New_York', 'morning'],
  ['2026-11-24T16:59:59Z', 'America/New_York', 'morning'],
  ['2026-11-24T17:00:00Z', 'America/New_York', 'afternoon'],
  ['2026-11-24T21:59:59Z', 'America/New_York', 'afternoon'],
  ['2026-11-24T22:00:00Z', 'America/New_York', 'evening'],
  ['2026-11-24T22:00:00Z', 'Asia/Kathmandu', 'morning'],
  ['2026-11-24T06:15:00Z', 'Asia/Kathmandu', 'afternoon'],
])('at %s in %s: %s', (instant, zone, part) => {
  expect(dayPart(Date.parse(instant), zone)).toBe(part)
})
