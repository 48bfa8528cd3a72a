import { describe, expect, test } from 'vitest'
import { type AttendedSession, attendanceOffers, attendanceRefusal } from './attendance.ts'

const START = Date.parse('2026-11-24T20:00:00Z')
const END = START + 30 * 60_000
const OPENS = START + 10 * 60_000
const CLOSES = END + 24 * 3_600_000

const session = (status: AttendedSession['status'], rated = false) => ({
  status,
  start: START,
  end: END,
  rated,
})

describe('noting that the student did not come', () => {
  test.each([
    ['booked', OPENS - 1, 'attendance_not_open'],
    ['booked', OPENS, null],
    ['completed', END, null],
    ['booked', CLOSES - 1, null],
    ['booked', CLOSES, 'attendance_closed'],
    ['no_show', OPENS, null],
    ['no_show', CLOSES + 1, null],
    ['cancelled', OPENS, 'session_cancelled'],
    ['cancelled', CLOSES, 'session_cancelled'],
  ] as const)('for a session that is %s, at %i: %j', (status, now, refusal) => {
    expect(attendanceRefusal(session(status), true, now)).toBe(refusal)
  })

  test('is refused for a session that the student has rated', () => {
    expect(attendanceRefusal(session('booked', true), true, END)).toBe('session_rated')
    expect(attendanceRefusal(session('booked', true), true, CLOSES)).toBe('attendance_closed')
  })
})

describe('noting that the student did come', () => {
  test.each([
    ['no_show', OPENS, null],
    ['no_show', CLOSES - 1, null],
    ['no_show', CLOSES, 'attendance_closed'],
    ['booked', START - 1, null],
    ['completed', CLOSES, null],
    ['cancelled', OPENS, 'session_cancelled'],
  ] as const)('for a session that is %s, at %i: %j', (status, now, refusal) => {
    expect(attendanceRefusal(session(status), false, now)).toBe(refusal)
  })

  test('is allowed for a missed session that the student has rated', () => {
    expect(attendanceRefusal(session('no_show', true), false, END)).toBeNull()
  })
})

test.each([
  ['booked', OPENS - 1, false, false],
  ['booked', OPENS, true, false],
  ['no_show', OPENS, false, true],
  ['no_show', CLOSES, false, false],
  ['completed', CLOSES, false, false],
  ['cancelled', OPENS, false, false],
] as const)('a session that is %s, at %i: can mark as missed %j, can undo %j', (status, now, mark, undo) => {
  expect(attendanceOffers(session(status), now)).toEqual({ mark_no_show: mark, undo_no_show: undo })
})

test('a session that the student has rated cannot be marked as missed', () => {
  expect(attendanceOffers(session('completed', true), END).mark_no_show).toBe(false)
})
