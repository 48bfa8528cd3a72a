import { expect, test } from 'vitest'
import { isInsideHours } from './hours-session.ts'

const at = (text: string) => Date.parse(text)
const MINUTE = 60_000
/** Tuesday, November 24, 2026, 10:00 in New York. */
const start = at('2026-11-24T15:00:00Z')
const session = { start, end: start + 30 * MINUTE }
const hours = (startMinute: number, endMinute: number) => ({
  timeZone: 'America/New_York',
  sessionMinutes: 30,
  weeklyHours: [{ weekday: 2, startMinute, endMinute }],
  overrides: [],
})

test.each([
  ['hours around it', hours(540, 720), [], true],
  ['hours of exactly its length', hours(600, 630), [], true],
  ['hours that end with its start', hours(540, 600), [], false],
  ['hours that hold half of it', hours(540, 615), [], false],
  ['hours that begin within it', hours(615, 720), [], false],
  ['the date closed', { ...hours(540, 720), overrides: [{ date: '2026-11-24', ranges: [] }] }, [], false],
  [
    'the date opened',
    { ...hours(0, 30), overrides: [{ date: '2026-11-24', ranges: [{ startMinute: 600, endMinute: 660 }] }] },
    [],
    true,
  ],
  ['time off that touches it', hours(540, 720), [{ start: session.end, end: session.end + MINUTE }], true],
  ['time off that meets it', hours(540, 720), [{ start: session.end - 1, end: session.end + MINUTE }], false],
  ['the same hours in another zone', { ...hours(540, 720), timeZone: 'America/Los_Angeles' }, [], false],
])('with %s', (_, painted, timeOff, inside) => {
  expect(isInsideHours(painted, timeOff, session)).toBe(inside)
})

test.each([
  ['the hours', 0, true],
  ['hours that end within it', 120, false],
])('a session off the half hour, with %s around it', (_, later, inside) => {
  const moved = { start: start + (15 + later) * MINUTE, end: start + (45 + later) * MINUTE }
  expect(isInsideHours(hours(540, 750), [], moved)).toBe(inside)
})
