import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { cancellationRefusal } from './cancellation-policy.ts'
import { MOST_MOVES, moveRefusal, movesLeft, proposalRefusal } from './move-policy.ts'

const START = Date.parse('2026-11-24T20:00:00Z')
const END = START + 1_800_000
const HOUR = 3_600_000
const NOTICE = START - 4 * HOUR

test.each([
  ['booked', 0, NOTICE - 1, null],
  ['booked', 1, NOTICE - 1, null],
  ['booked', 2, NOTICE - 1, 'moved_too_often'],
  ['booked', 0, NOTICE, 'too_late'],
  ['booked', 2, NOTICE, 'too_late'],
  ['booked', 0, START, 'too_late'],
  ['no_show', 0, NOTICE - 1, 'too_late'],
  ['cancelled', 0, NOTICE - 1, 'session_cancelled'],
] as const)('a session that is %s and was moved %i times, at %i: %j', (status, moves, now, refusal) => {
  expect(
    moveRefusal({ status, start: START, end: END, moves }, { noticeMinutes: 240, proposed: false }, now),
  ).toBe(refusal)
})

test.each([
  ['booked', NOTICE, null],
  ['booked', START - 1, null],
  ['booked', START, 'too_late'],
  ['cancelled', NOTICE, 'session_cancelled'],
] as const)('to a time that the coach proposed, of one that is %s, at %i: %j', (status, now, refusal) => {
  const session = { status, start: START, end: END, moves: MOST_MOVES }
  expect(moveRefusal(session, { noticeMinutes: 240, proposed: true }, now)).toBe(refusal)
  expect(proposalRefusal({ status, start: START, end: END }, now)).toBe(refusal)
})

test.each([
  [0, 2],
  [1, 1],
  [2, 0],
  [3, 0],
])('after %i moves %i are left', (moves, left) => {
  expect(movesLeft(moves)).toBe(left)
})

it('what can be moved can be cancelled too, and could be moved at any time before', () => {
  const instants = fc.integer({ min: START - 30 * 24 * HOUR, max: START + 24 * HOUR })
  fc.assert(
    fc.property(
      instants,
      fc.nat(24 * HOUR),
      fc.nat(3),
      fc.nat(10_080),
      fc.boolean(),
      (now, earlier, moves, noticeMinutes, proposed) => {
        const session = { status: 'booked', start: START, end: END, moves } as const
        const rules = { noticeMinutes, proposed }
        if (moveRefusal(session, rules, now) !== null) return
        expect(cancellationRefusal(session, now)).toBeNull()
        expect(moveRefusal(session, rules, now - earlier)).toBeNull()
        expect(proposed || movesLeft(moves) > 0).toBe(true)
      },
    ),
  )
})
