import { describe, expect, test } from 'vitest'
import {
  type AttendedSession,
  attendanceOffers,
  attendanceRefusal,
  attendedSession,
  decisionRefusal,
  type NoShow,
  objectionRefusal,
  objectionUntil,
} from './attendance.ts'

const START = Date.parse('2026-11-24T20:00:00Z')
const END = START + 30 * 60_000
const OPENS = START + 10 * 60_000
const CLOSES = END + 24 * 3_600_000

const session = (
  status: AttendedSession['status'],
  rated = false,
  noShow: NoShow | null = null,
): AttendedSession => ({
  status,
  start: START,
  end: END,
  rated,
  noShow,
})
/** The mark, 12 minutes after the start, with what followed. */
const mark = (more: Partial<NoShow> = {}): NoShow => ({
  markedAt: START + 12 * 60_000,
  objectedAt: null,
  tookPlace: null,
  ...more,
})
const OBJECTED = mark({ objectedAt: END })
const KEPT = mark({ objectedAt: END, tookPlace: false })
const HELD = mark({ objectedAt: END, tookPlace: true })
/** The first instant at which the student can no longer object. */
const OVER = mark().markedAt + 48 * 3_600_000

test('a session is rated with any stars, and has the mark as it is stored', () => {
  const { status, start, end } = session('no_show')
  const stored = { marked_at: OPENS, objected_at: END, took_place: null }
  expect(attendedSession({ status, start, end }, { coach_rating: 1, no_show: stored })).toEqual({
    ...session('no_show', true),
    noShow: { markedAt: OPENS, objectedAt: END, tookPlace: null },
  })
  expect(attendedSession({ status, start, end }, { coach_rating: null, no_show: null })).toEqual(
    session('no_show'),
  )
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

describe('saying that they were there', () => {
  test.each([
    ['no_show', mark(), OVER - 1, null],
    ['no_show', mark(), OVER, 'objection_closed'],
    ['no_show', OBJECTED, OVER, null],
    ['no_show', KEPT, END, 'no_show_decided'],
    ['booked', HELD, END, 'no_show_decided'],
    // The mark was taken back, or made when there were no objections.
    ['booked', mark(), END, 'session_not_missed'],
    ['booked', null, END, 'session_not_missed'],
    ['no_show', null, END, 'objection_closed'],
    ['cancelled', null, END, 'session_cancelled'],
  ] as const)('of a session that is %s, after %j, at %i: %j', (status, noShow, now, refusal) => {
    expect(objectionRefusal(session(status, false, noShow), now)).toBe(refusal)
  })

  test.each([
    ['no_show', mark(), OVER - 1, OVER],
    ['no_show', mark(), OVER, null],
    ['no_show', OBJECTED, END, null],
    ['no_show', null, END, null],
    ['booked', mark(), END, null],
  ] as const)('a session that is %s, after %j, at %i: until %j', (status, noShow, now, until) => {
    expect(objectionUntil(session(status, false, noShow), now)).toBe(until)
  })
})

describe('once the student has said that they were there', () => {
  test('the coach can undo the mark, also a day after the end', () => {
    expect(attendanceRefusal(session('no_show', false, OBJECTED), false, CLOSES)).toBeNull()
    expect(attendanceRefusal(session('no_show', false, mark()), false, CLOSES)).toBe('attendance_closed')
  })

  test('and it is decided, the coach can change nothing', () => {
    expect(attendanceRefusal(session('no_show', false, KEPT), false, END)).toBe('no_show_decided')
    expect(attendanceRefusal(session('booked', false, HELD), true, END)).toBe('no_show_decided')
    expect(attendanceRefusal(session('no_show', false, KEPT), true, END)).toBeNull()
    expect(attendanceOffers(session('no_show', false, KEPT), END).undo_no_show).toBe(false)
    expect(attendanceOffers(session('booked', false, HELD), END).mark_no_show).toBe(false)
  })

  test.each([
    ['no_show', OBJECTED, true, null],
    ['no_show', OBJECTED, false, null],
    ['no_show', mark(), true, 'no_objection'],
    ['booked', null, true, 'no_objection'],
    ['no_show', KEPT, false, null],
    ['no_show', KEPT, true, 'no_show_decided'],
    ['booked', HELD, true, null],
    ['booked', HELD, false, 'no_show_decided'],
  ] as const)(
    'of a session that is %s, after %j, the decision that it took place, %j: %j',
    (status, noShow, tookPlace, refusal) => {
      expect(decisionRefusal(session(status, false, noShow), tookPlace)).toBe(refusal)
    },
  )
})
