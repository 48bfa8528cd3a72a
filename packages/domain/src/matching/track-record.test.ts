import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codesOf } from './codes.ts'
import {
  type AreaRatings,
  achieved,
  LEAST_CASES,
  type Ratings,
  recordIn,
  trackRecord,
  trackRecords,
} from './track-record.ts'

/** Sums that this many ratings of 1 to 5 stars can have. */
const ratingsOf = (least: number, most: number): fc.Arbitrary<Ratings> =>
  fc
    .integer({ min: least, max: most })
    .chain((count) => fc.integer({ min: count, max: 5 * count }).map((sum) => ({ count, sum })))
const enough = ratingsOf(LEAST_CASES, 400)
const few = ratingsOf(0, LEAST_CASES - 1)
/** The ratings of a coach, and of all coaches including this one. */
const area = fc
  .tuple(enough, ratingsOf(0, 4000))
  .map(([own, others]) => ({ own, all: { count: own.count + others.count, sum: own.sum + others.sum } }))
const share = ({ count, sum }: Ratings) => (sum / count - 1) / 4
const NEARLY = 1e-9

describe('the track record of a coach in an area', () => {
  it('is halfway between the own mean and the overall mean at 15 cases', () => {
    expect(trackRecord({ count: 15, sum: 75 }, { count: 100, sum: 300 })).toBeCloseTo(0.75, 12)
    expect(trackRecord({ count: 45, sum: 225 }, { count: 100, sum: 300 })).toBeCloseTo(0.875, 12)
    expect(trackRecord({ count: 15, sum: 15 }, { count: 15, sum: 15 })).toBe(0)
  })

  it('is null below 15 cases, whatever the ratings', () => {
    fc.assert(fc.property(few, enough, (own, all) => trackRecord(own, all) === null))
  })

  it('is between the own mean and the overall mean, so from 0 to 1', () => {
    fc.assert(
      fc.property(area, ({ own, all }) => {
        const record = trackRecord(own, all)!
        const [low, high] = [Math.min(share(own), share(all)), Math.max(share(own), share(all))]
        expect(record).toBeGreaterThanOrEqual(low - NEARLY)
        expect(record).toBeLessThanOrEqual(high + NEARLY)
        expect(record).toBeGreaterThanOrEqual(-NEARLY)
        expect(record).toBeLessThanOrEqual(1 + NEARLY)
      }),
    )
  })

  it('approaches the own mean with more cases of that mean', () => {
    fc.assert(
      fc.property(enough, fc.integer({ min: 2, max: 9 }), enough, (own, times, all) => {
        const more = { count: own.count * times, sum: own.sum * times }
        const away = (ratings: Ratings) => Math.abs(trackRecord(ratings, all)! - share(own))
        expect(away(more)).toBeLessThanOrEqual(away(own) + NEARLY)
      }),
    )
  })

  it('never falls with more stars', () => {
    fc.assert(
      fc.property(area, fc.nat({ max: 2000 }), ({ own, all }, wished) => {
        const extra = Math.min(wished, 5 * own.count - own.sum)
        const better = trackRecord(
          { count: own.count, sum: own.sum + extra },
          { count: all.count, sum: all.sum + extra },
        )!
        expect(better).toBeGreaterThanOrEqual(trackRecord(own, all)! - NEARLY)
        if (extra > 0) expect(better).toBeGreaterThan(trackRecord(own, all)!)
      }),
    )
  })
})

describe('all track records', () => {
  const rows: fc.Arbitrary<AreaRatings[]> = fc.uniqueArray(
    fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom(...codesOf('focus')), ratingsOf(0, 60))
      .map(([coachId, focus, ratings]) => ({ coachId, area: focus, ...ratings })),
    { selector: ({ coachId, area: focus }) => `${coachId} ${focus}` },
  )

  it('are separate per area, relative to the mean of all its cases, including coaches with few', () => {
    const records = trackRecords([
      { coachId: 'amara', area: 'focus:sleep', count: 15, sum: 75 },
      { coachId: 'jonas', area: 'focus:sleep', count: 5, sum: 5 },
      { coachId: 'jonas', area: 'focus:exams', count: 15, sum: 60 },
    ])
    expect([...records.get('focus:sleep')!.ofCoach.keys()]).toEqual(['amara'])
    // All cases of the area have the mean 4, which is 0.75; the own mean is 1.
    expect(records.get('focus:sleep')?.ofCoach.get('amara')).toBeCloseTo(0.875, 12)
    expect(records.get('focus:exams')?.ofCoach.get('jonas')).toBeCloseTo(0.75, 12)
  })

  it('contain exactly the coaches with 15 cases in an area, and do not depend on other areas', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const records = trackRecords(given)
        for (const { coachId, area: focus, count } of given) {
          expect(records.get(focus)?.ofCoach.has(coachId)).toBe(count >= LEAST_CASES)
          const alone = trackRecords(given.filter((one) => one.area === focus))
          expect(alone.get(focus)).toEqual(records.get(focus))
        }
      }),
    )
  })
})

describe('what coaches achieved, for a student', () => {
  const rows: AreaRatings[] = [
    { coachId: 'amara', area: 'focus:sleep', count: 15, sum: 75 },
    { coachId: 'jonas', area: 'focus:sleep', count: 5, sum: 5 },
    { coachId: 'jonas', area: 'focus:exams', count: 15, sum: 60 },
    { coachId: 'wei', area: 'focus:money', count: 14, sum: 14 },
  ]
  const records = trackRecords(rows)

  it("is the mean over the areas with records, using the area's mean for a coach without one", () => {
    const record = recordIn(['focus:sleep', 'focus:exams', 'focus:money', 'focus:study'], records)!
    expect(record('amara')).toBeCloseTo((0.875 + 0.75) / 2, 12)
    // All 20 cases of sleep have the mean 4.
    expect(record('jonas')).toBeCloseTo((0.75 + 0.75) / 2, 12)
    expect(record('new')).toBe(record('jonas'))
  })

  it('does not count if nobody has a record', () => {
    for (const areas of [[], ['focus:money'], ['focus:study']] as const) {
      expect(recordIn(areas, records)).toBeNull()
      expect(achieved(10, [areas], [{ id: 'amara' }], records)).toBeNull()
    }
  })

  it('is from 0 to 1, and equal for one coach and for all', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const areas = fc.array(fc.subarray(codesOf('focus')), { minLength: 1, maxLength: 4 })
    const given = fc.uniqueArray(
      fc
        .tuple(fc.constantFrom(...ids.slice(0, 4)), fc.constantFrom(...codesOf('focus')), ratingsOf(1, 60))
        .map(([coachId, focus, ratings]) => ({ coachId, area: focus, ...ratings })),
      { selector: ({ coachId, area: focus }) => `${coachId} ${focus}` },
    )
    fc.assert(
      fc.property(given, areas, (some, areasOf) => {
        const known = trackRecords(some)
        const coaches = ids.map((id) => ({ id }))
        const factor = achieved(10, areasOf, coaches, known)
        for (const [student, own] of areasOf.entries()) {
          const record = recordIn(own, known)
          expect(factor?.counts(student) ?? false).toBe(record !== null)
          if (!factor || !record) continue
          const worth = new Float64Array(factor.kinds.count)
          factor.fill(student, worth)
          for (const [at, id] of ids.entries()) {
            const value = record(id)
            expect(worth[factor.kinds.ofCoach[at]!]).toBe(value)
            expect(value >= 0 && value <= 1).toBe(true)
          }
        }
      }),
    )
  })
})
