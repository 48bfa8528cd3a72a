import { expect, it } from 'vitest'
import { postDate } from './post-date.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const dateOf = (instant: string, zone = 'America/New_York') => postDate(Date.parse(instant), NOW, zone)

it.each([
  ['2026-11-20T14:59:00Z', 'Today'],
  ['2026-11-20T05:00:00Z', 'Today'],
  ['2026-11-20T04:59:59Z', 'Yesterday'],
  ['2026-11-19T05:00:00Z', 'Yesterday'],
  ['2026-11-19T04:59:59Z', 'Wednesday, November 18'],
  ['2026-01-01T05:00:00Z', 'Thursday, January 1'],
  ['2026-01-01T04:59:59Z', 'December 31, 2025'],
])('shows %s, in Boston on November 20, 2026, as %s', (instant, words) => {
  expect(dateOf(instant)).toBe(words)
})

it('uses the reader’s own zone', () => {
  expect(dateOf('2026-11-19T18:15:00Z', 'Asia/Kathmandu')).toBe('Today')
  expect(dateOf('2026-11-19T18:14:59Z', 'Asia/Kathmandu')).toBe('Yesterday')
})
