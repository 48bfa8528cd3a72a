import { expect, it } from 'vitest'
import { postState, SCHEDULE_AHEAD_MS, scheduleRefusal } from './publication.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')

it.each([
  [null, 'draft'],
  [NOW - 1, 'published'],
  [NOW, 'published'],
  [NOW + 1, 'scheduled'],
] as const)('a post of %s is %s', (publishedAt, state) => {
  expect(postState(publishedAt, NOW)).toBe(state)
})

it.each([
  [NOW - 60_000, 'Please choose a time that is still to come'],
  [NOW, 'Please choose a time that is still to come'],
  [NOW + 1, null],
  [NOW + SCHEDULE_AHEAD_MS, null],
  [NOW + SCHEDULE_AHEAD_MS + 1, 'Please choose a time within a year'],
] as const)('a publication at %s is refused by %s', (at, sentence) => {
  expect(scheduleRefusal(at, NOW)).toBe(sentence)
})
