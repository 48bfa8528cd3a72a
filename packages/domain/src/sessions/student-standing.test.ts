import { expect, it } from 'vitest'
import { quietFirst, studentStanding } from './student-standing.ts'

const NOW = Date.parse('2026-11-23T17:00:00Z')
const DAY = 86_400_000
const time = (days: number) => ({
  start_time: new Date(NOW + days * DAY).toISOString(),
  end_time: new Date(NOW + days * DAY + 1_800_000).toISOString(),
})
const student = (matched: number, last: number | null, next: number | null = null, sessions = 0) => ({
  matched_at: new Date(NOW - matched * DAY).toISOString(),
  sessions: last === null ? sessions : 1,
  last_session: last === null ? null : time(-last),
  next_session: next === null ? null : time(next),
})
const words = (one: Parameters<typeof studentStanding>[0]) => {
  const { needsSession, active, fresh, quiet } = studentStanding(one, NOW)
  return Object.entries({ needsSession, active, fresh, quiet })
    .filter(([, is]) => is)
    .map(([name]) => name)
}

it('tells who is new, active and quiet, and who needs a session', () => {
  expect(words(student(3, null))).toEqual(['needsSession', 'fresh'])
  expect(words(student(10, null))).toEqual(['needsSession', 'fresh', 'quiet'])
  expect(words(student(20, null))).toEqual(['needsSession', 'quiet'])
  expect(words(student(40, 3))).toEqual(['needsSession', 'active'])
  expect(words(student(40, 30))).toEqual(['needsSession', 'quiet'])
  expect(words(student(40, 30, 2))).toEqual(['active'])
  expect(words(student(3, null, 2))).toEqual(['active', 'fresh'])
})

it('tells of who booked without a match whether something is booked, never that they are new or quiet', () => {
  const unmatched = (last: number | null, next: number | null) => ({
    ...student(0, last, next),
    matched_at: null,
  })
  expect(words(unmatched(null, 2))).toEqual(['active'])
  expect(words(unmatched(3, null))).toEqual(['needsSession', 'active'])
  expect(words(unmatched(30, null))).toEqual(['needsSession'])
  expect(studentStanding(unmatched(3, null), NOW).since).toBe(NOW - 3 * DAY + 1_800_000)
})

it('sorts the longest quiet first and keeps the order of the others', () => {
  const [booked, quiet, longer, recent] = [
    student(40, 30, 1),
    student(40, 10),
    student(60, 50),
    student(40, 2),
  ]
  expect(quietFirst([booked!, quiet!, longer!, recent!], NOW)).toEqual([longer, quiet, booked, recent])
})
