import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test.each([
  ['2026-11-24T05:00:00Z', 'America/New_York', 'Good morning'],
  ['2026-11-24T16:59:59Z', 'America/New_York', 'Good morning'],
  ['2026-11-24T17:00:00Z', 'America/New_York', 'Good afternoon'],
  ['2026-11-24T21:59:59Z', 'America/New_York', 'Good afternoon'],
  ['2026-11-24T22:00:00Z', 'America/New_York', 'Good evening'],
  ['2026-11-24T22:00:00Z', 'Asia/Kathmandu', 'Good morning'],
  ['2026-11-24T06:15:00Z', 'Asia/Kathmandu', 'Good afternoon'],
])('at %s in %s: %s', (instant, zone, words) => {
  expect(greeting(Date.parse(instant), zone)).toBe(words)
})
