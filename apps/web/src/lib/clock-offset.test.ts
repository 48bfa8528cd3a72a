import { expect, it } from 'vitest'
import { narrowed, type OffsetRange, offsetIn } from './clock-offset.ts'

const NOON = Date.parse('2026-11-20T17:00:00Z')
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

/** An answer to a computer whose clock is `ahead`, which took `there` and `back`, `later` than noon. */
const answer = (ahead: number, [there, back]: readonly [number, number], later = 0) => ({
  time: NOON + later + there,
  received: NOON + later + there + back + ahead,
  took: there + back,
})
const after = (...answers: Parameters<typeof narrowed>[1][]) =>
  answers.reduce<OffsetRange | null>(narrowed, null) as OffsetRange

it.each([11 * MINUTE, -45 * MINUTE, 12 * HOUR, 8 * DAY, -40 * DAY])(
  'a clock that is %i ms ahead is known to half of the way',
  (ahead) => {
    expect(Math.abs(offsetIn(after(answer(ahead, [300, 100]))) + ahead)).toBeLessThanOrEqual(101)
    expect(Math.abs(offsetIn(after(answer(ahead, [100, 300]))) + ahead)).toBeLessThanOrEqual(101)
  },
)

it('a clock that may be right is taken to be right, so that nothing jitters', () => {
  expect(offsetIn(after(answer(0, [9000, 10]), answer(0, [5, 5], SECOND)))).toBe(0)
  expect(offsetIn(after(answer(400, [600, 600])))).toBe(0)
})

it('the quickest answer counts, and a slow one after it changes nothing', () => {
  const quick = after(answer(MINUTE, [4000, 0]), answer(MINUTE, [10, 10], SECOND))
  expect(Math.abs(offsetIn(quick) + MINUTE)).toBeLessThanOrEqual(11)
  const slow = narrowed(quick, answer(MINUTE, [4000, 4000], 2 * SECOND))
  expect(Math.abs(offsetIn(slow) - offsetIn(quick))).toBeLessThanOrEqual(1)
})

it('a clock that is set meanwhile is followed with the next answer, however slow', () => {
  const known = after(answer(12 * HOUR, [10, 10]))
  const corrected = narrowed(known, answer(0, [2000, 2000], MINUTE))
  expect(offsetIn(corrected)).toBe(0)
  const wrongAgain = narrowed(corrected, answer(-HOUR, [500, 500], 2 * MINUTE))
  expect(Math.abs(offsetIn(wrongAgain) - HOUR)).toBeLessThanOrEqual(2)
})

it('a clock that loses two seconds a day is followed', () => {
  const lost = (days: number) => answer(-2 * SECOND * days, [10, 10], days * DAY)
  const known = after(lost(0), lost(1), lost(2), lost(5))
  expect(Math.abs(offsetIn(known) - 10 * SECOND)).toBeLessThan(10 * SECOND)
  expect(known.most - known.least).toBeLessThanOrEqual(24)
})
