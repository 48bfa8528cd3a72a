import { expect, it } from 'vitest'
import { postState, SCHEDULE_AHEAD_MS, scheduleProblem } from './publication.ts'

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
  [NOW - 60_000, 'past'],
  [NOW, 'past'],
  [NOW + 1, null],
  [NOW + SCHEDULE_AHEAD_MS, null],
  [NOW + SCHEDULE_AHEAD_MS + 1, 'too_far'],
] as const)('a publication at %s gives %s', (at, problem) => {
  expect(scheduleProblem(at, NOW)).toBe(problem)
})
