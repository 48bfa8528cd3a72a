import { expect, it } from 'vitest'
import { wallClock } from '../time/zoned-day.ts'
import { zoneOffsets } from './zone-offsets.ts'

const HOUR = 3_600_000

it('finds the clock change at its exact minute', () => {
  const [from, to] = [Date.parse('2026-10-26T04:00:00Z'), Date.parse('2026-11-23T05:00:00Z')]
  expect(zoneOffsets(from, to, 'America/New_York')).toEqual([
    { since: from, offset: -4 * HOUR },
    { since: Date.parse('2026-11-01T06:00:00Z'), offset: -5 * HOUR },
  ])
})

it('returns one offset for a zone without clock changes, also in quarter hours', () => {
  const [from, to] = [Date.parse('2026-01-01T18:15:00Z'), Date.parse('2026-12-31T18:15:00Z')]
  expect(zoneOffsets(from, to, 'Asia/Kathmandu')).toEqual([{ since: from, offset: 5.75 * HOUR }])
})

it.each(['America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Europe/London'])(
  'gives the wall clock of %s at every hour of a year',
  (zone) => {
    const [from, to] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2027-01-01T00:00:00Z')]
    const offsets = zoneOffsets(from, to, zone)
    for (let at = from; at < to; at += HOUR / 2) {
      const { offset } = offsets.findLast(({ since }) => since <= at)!
      expect(at + offset).toBe(wallClock(at, zone))
    }
  },
)

it('excludes a change at the end of the period', () => {
  const change = Date.parse('2026-11-01T06:00:00Z')
  expect(zoneOffsets(change - 5 * HOUR, change, 'America/New_York')).toHaveLength(1)
  expect(zoneOffsets(change, change + HOUR, 'America/New_York')).toEqual([
    { since: change, offset: -5 * HOUR },
  ])
})
