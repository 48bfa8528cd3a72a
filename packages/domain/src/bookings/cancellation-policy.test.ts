import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  cancellationRefusal,
  isWithinNotice,
  restorableUntil,
  UNDO_MS,
  wouldBeLate,
} from './cancellation-policy.ts'

const START = Date.parse('2026-11-24T20:00:00Z')
const END = START + 1_800_000
const HOUR = 3_600_000

test.each([
  ['booked', START - 1, null],
  ['booked', START, 'too_late'],
  ['completed', START - 1, 'too_late'],
  ['no_show', START - 1, 'too_late'],
  ['cancelled', START - 1, null],
  ['cancelled', START + 1, null],
] as const)('a session that is %s, at %i: %j', (status, now, refusal) => {
  expect(cancellationRefusal({ status, start: START, end: END }, now)).toBe(refusal)
})

test.each([
  ['booked', START - 4 * HOUR - 1, false],
  ['booked', START - 4 * HOUR, true],
  ['booked', START - 1, true],
  ['booked', START, false],
  ['cancelled', START - 1, false],
  ['no_show', START - 1, false],
] as const)('cancelling a session that is %s, at %i, is late: %j', (status, now, late) => {
  expect(wouldBeLate({ status, start: START, end: END }, 240, now)).toBe(late)
})

describe('undoing a cancellation', () => {
  const at = START - HOUR
  const cancelled = { start: START, cancelledAt: at, cancelledBy: 'coach' } as const
  it('is whoever cancelled can, for a minute', () => {
    expect(restorableUntil(cancelled, 'coach', at)).toBe(at + UNDO_MS)
    expect(restorableUntil(cancelled, 'coach', at + UNDO_MS - 1)).toBe(at + UNDO_MS)
    expect(restorableUntil(cancelled, 'coach', at + UNDO_MS)).toBeNull()
    expect(restorableUntil(cancelled, 'student', at)).toBeNull()
  })
  it('ends at the start', () => {
    expect(restorableUntil({ ...cancelled, cancelledAt: START - 1000 }, 'coach', START - 1)).toBe(START)
    expect(restorableUntil({ ...cancelled, cancelledAt: START - 1000 }, 'coach', START)).toBeNull()
  })
  it('is nothing without one', () => {
    expect(restorableUntil({ start: START, cancelledAt: null, cancelledBy: null }, 'coach', at)).toBeNull()
  })
})

describe('whatever the notice', () => {
  const instants = fc.integer({ min: START - 30 * 24 * HOUR, max: START + 24 * HOUR })
  const notices = fc.integer({ min: 0, max: 10_080 })
  it('what can be undone was allowed a minute before, and never reaches the start', () => {
    fc.assert(
      fc.property(instants, instants, (cancelledAt, now) => {
        fc.pre(cancelledAt < START)
        const until = restorableUntil({ start: START, cancelledAt, cancelledBy: 'student' }, 'student', now)
        if (until === null) return now >= Math.min(cancelledAt + UNDO_MS, START)
        return until <= START && until - cancelledAt <= UNDO_MS && now < until
      }),
    )
  })
  it('once within it, always within it; and a late session can be cancelled', () => {
    fc.assert(
      fc.property(instants, fc.nat(HOUR), notices, (now, later, notice) => {
        const session = { status: 'booked', start: START, end: END } as const
        if (wouldBeLate(session, notice, now)) expect(cancellationRefusal(session, now)).toBeNull()
        expect(!isWithinNotice(START, notice, now) || isWithinNotice(START, notice, now + later)).toBe(true)
      }),
    )
  })
})
