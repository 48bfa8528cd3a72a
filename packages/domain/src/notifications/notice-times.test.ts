import { expect, it } from 'vitest'
import { noticeMailAt } from './notice-times.ts'

const ZONE = 'America/New_York'
const at = (kind: 'requests' | 'ratings' | 'care', now: string, zone = ZONE) =>
  new Date(noticeMailAt(kind, Date.parse(now), zone)).toISOString()

it('mails requests ten minutes later, but not at night', () => {
  expect(at('requests', '2026-11-23T20:00:00Z')).toBe('2026-11-23T20:10:00.000Z')
  expect(at('requests', '2026-11-24T04:00:00Z')).toBe('2026-11-24T13:00:00.000Z')
})

it('mails words of danger ten minutes later, also at night', () => {
  expect(at('care', '2026-11-24T04:00:00Z')).toBe('2026-11-24T04:10:00.000Z')
})

it('mails ratings the next morning at eight on the coach’s clock', () => {
  expect(at('ratings', '2026-11-23T20:00:00Z')).toBe('2026-11-24T13:00:00.000Z')
  expect(at('ratings', '2026-11-24T12:59:00Z')).toBe('2026-11-24T13:00:00.000Z')
  expect(at('ratings', '2026-11-24T13:00:00Z')).toBe('2026-11-25T13:00:00.000Z')
  expect(at('ratings', '2026-11-23T20:00:00Z', 'Asia/Kathmandu')).toBe('2026-11-24T02:15:00.000Z')
})

it('keeps the hour over a clock change', () => {
  expect(at('ratings', '2026-10-31T20:00:00Z')).toBe('2026-11-01T13:00:00.000Z')
  expect(at('ratings', '2026-03-07T20:00:00Z')).toBe('2026-03-08T12:00:00.000Z')
})
