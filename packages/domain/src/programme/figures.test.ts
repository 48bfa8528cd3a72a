import { expect, it } from 'vitest'
import {
  activeStudents,
  type CountedSession,
  type CountedStudent,
  funnel,
  heldByHour,
  heldByPart,
  sessionFigures,
  waitingForMatch,
  waitingHours,
} from './figures.ts'
import { cutPeriod } from './period.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const HOUR = 3_600_000
const week = cutPeriod('7d', NOW, 'UTC').now

/** Sessions of `count` students, one each, that many hours from now. */
function sessions(count: number, hours: number, status: CountedSession['status'] = 'booked', from = 0) {
  return Array.from({ length: count }, (_, at): CountedSession => {
    const startsAt = NOW + hours * HOUR
    return { studentId: `s${from + at}`, status, startsAt, endsAt: startsAt + HOUR / 2 }
  })
}

it('sessions are told apart by what became of them, and attendance is of those held and missed', () => {
  const all = [
    ...sessions(30, -24),
    ...sessions(10, -24, 'no_show'),
    ...sessions(12, -24, 'cancelled'),
    ...sessions(15, 5),
    ...sessions(40, -24 * 30),
  ]
  expect(sessionFigures(all, week, NOW)).toEqual({
    booked: 52,
    held: 30,
    no_show: 10,
    cancelled: 12,
    attendance: 75,
  })
})

it('a small cell is hidden with the smallest large one beside it, and attendance with either', () => {
  const all = [...sessions(30, -24), ...sessions(3, -24, 'no_show'), ...sessions(12, -24, 'cancelled')]
  expect(sessionFigures(all, week, NOW)).toEqual({
    booked: 45,
    held: 30,
    no_show: null,
    cancelled: null,
    attendance: null,
  })
})

it('who only called off is not active', () => {
  expect(activeStudents([...sessions(11, -24), ...sessions(20, -24, 'cancelled', 5)], week)).toBe(11)
  expect(activeStudents(sessions(9, -24), week)).toBeNull()
})

it('sessions are counted by day and by hour of the zone', () => {
  const all = [...sessions(12, -24), ...sessions(14, -2), ...sessions(20, -24 * 9)]
  expect(heldByPart(all, week, NOW)).toEqual([0, 0, 0, 0, 0, 12, 14])
  expect(heldByHour(all, week, NOW, 'America/New_York')).toEqual([
    { hour: 5, held: 14 },
    { hour: 6, held: 0 },
    { hour: 7, held: 12 },
  ])
  expect(heldByHour([], week, NOW, 'UTC')).toEqual([])
})

const student = (hours: number, more: Partial<CountedStudent> = {}): CountedStudent => ({
  signedUpAt: NOW - 48 * HOUR,
  completed: true,
  matchedAt: NOW - 48 * HOUR + hours * HOUR,
  firstSessionAt: null,
  gaveFeedback: false,
  ...more,
})

it('waits are told by their median and the ninth of ten, not of fewer than 10 students', () => {
  const waits = Array.from({ length: 10 }, (_, at) => student(at + 1))
  const matched = ({ matchedAt }: CountedStudent) => matchedAt
  expect(waitingHours(waits, matched, week)).toEqual({ median: 5, p90: 9 })
  expect(waitingHours(waits.slice(1), matched, week)).toBeNull()
  expect(waitingHours([...waits.slice(1), student(-9)], matched, week)).toBeNull()
  expect(waitingHours(waits, ({ firstSessionAt }) => firstSessionAt, week)).toBeNull()
})

it('each step of the funnel is a part of the one before', () => {
  const met = { firstSessionAt: NOW - HOUR }
  const all = [
    ...Array.from({ length: 20 }, () => student(1, { completed: false })),
    ...Array.from({ length: 15 }, () => student(1, { matchedAt: null, gaveFeedback: true })),
    ...Array.from({ length: 12 }, () => student(1)),
    ...Array.from({ length: 11 }, () => student(1, met)),
    ...Array.from({ length: 10 }, () => student(1, { ...met, gaveFeedback: true })),
  ]
  expect(funnel(all)).toEqual([68, 48, 33, 21, 10])
})

it('students with a profile and no match wait, the first of them the longest', () => {
  const waiting = Array.from({ length: 10 }, () => student(1, { matchedAt: null }))
  const first = student(1, { matchedAt: null, signedUpAt: NOW - 100 * HOUR })
  expect(waitingForMatch([...waiting, first, student(1)], NOW)).toEqual({ students: 11, oldestDays: 4 })
  expect(waitingForMatch(waiting.slice(1), NOW)).toEqual({ students: null, oldestDays: null })
  expect(waitingForMatch([], NOW)).toEqual({ students: 0, oldestDays: null })
})
