import { describe, expect, it } from 'vitest'
import { isAWeekAfter, nextTimes } from './next-times.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ZONE = 'America/New_York'
/** Friday, 2 PM in New York. */
const SESSION = Date.parse('2026-11-20T19:00:00Z')
const at = (days: number, hours = 0) => SESSION + days * DAY + hours * HOUR

describe('times for the next session', () => {
  it('begin with the same weekday and time of day, then the nearest ones on other days', () => {
    const open = [at(3, -3), at(4), at(6, -1), at(6), at(7, -1), at(7), at(7, 1), at(10), at(14)]
    expect(nextTimes(open, SESSION, ZONE)).toEqual([at(7), at(4), at(6)])
  })

  it('name a later week first if next week has no such time', () => {
    expect(nextTimes([at(6), at(7, 1), at(14)], SESSION, ZONE)).toEqual([at(14), at(6), at(7, 1)])
  })

  it('are the nearest ones if the weekday and time are never open', () => {
    expect(nextTimes([at(1, 2), at(2, 2), at(6, 2), at(8, 2)], SESSION, ZONE)).toEqual([
      at(2, 2),
      at(6, 2),
      at(8, 2),
    ])
  })

  it('are none of the same day', () => {
    expect(nextTimes([at(0, 1), at(0, 3)], SESSION, ZONE)).toEqual([])
    expect(nextTimes([], SESSION, ZONE)).toEqual([])
  })

  it('look at the weeks to come, long after the session', () => {
    expect(nextTimes([at(50, -4), at(50), at(51, 2), at(55)], SESSION, ZONE)).toEqual([
      at(50),
      at(51, 2),
      at(55),
    ])
  })

  it('keep the time of day when the clocks change', () => {
    // Sunday, November 1, 2026: New York goes back an hour.
    const before = Date.parse('2026-10-30T18:00:00Z')
    const [same, hourOff] = [Date.parse('2026-11-06T19:00:00Z'), Date.parse('2026-11-06T18:00:00Z')]
    expect(nextTimes([hourOff, same], before, ZONE)).toEqual([same])
    expect([same, hourOff].map((start) => isAWeekAfter(start, before, ZONE))).toEqual([true, false])
  })
})
