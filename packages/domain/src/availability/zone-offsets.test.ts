import { expect, test } from 'vitest'
import { localDayNumber, wallMinutes } from './zone-offsets.ts'

const HOUR = 3_600_000
const at = (text: string) => Date.parse(text)
const day = (date: string) => at(`${date}T00:00:00Z`) / (24 * HOUR)

test.each([
  ['Asia/Kathmandu', '2026-11-24T18:15:00Z', '2026-11-25'],
  ['Asia/Kathmandu', '2026-11-24T18:14:59Z', '2026-11-24'],
  ['America/St_Johns', '2026-11-25T03:29:59Z', '2026-11-24'],
  // The day of the change has 25 hours.
  ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
])('in %s the date at %s is %s', (zone, instant, date) => {
  expect(localDayNumber(at(instant), zone)).toBe(day(date))
})

test.each([
  ['America/New_York', '2026-11-24', 540, '2026-11-24T14:00:00Z'],
  ['America/New_York', '2026-11-01', 60, '2026-11-01T05:00:00Z'],
  ['America/New_York', '2026-11-01', 120, '2026-11-01T07:00:00Z'],
  ['Asia/Kathmandu', '2026-11-24', 0, '2026-11-23T18:15:00Z'],
  // The instant of a change belongs to what comes after it.
  ['America/New_York', '2026-03-08', 180, '2026-03-08T07:00:00Z'],
])('in %s on %s minute %d is %s', (zone, date, minute, instant) => {
  expect(wallMinutes(day(date), zone)(minute)).toBe(at(instant))
})

test('a wall time that is skipped has no instant', () => {
  expect(wallMinutes(day('2026-03-08'), 'America/New_York')(150)).toBeNull()
})

test('a zone that does not exist is refused', () => {
  expect(() => localDayNumber(0, 'Mars/Olympus')).toThrow(RangeError)
})
