import { expect, it } from 'vitest'
import { areChangesOpen, canTakeApprovalBack } from './review.ts'

it.each([
  [null, null, false],
  [null, 5, false],
  [5, null, true],
  [5, 4, true],
  [5, 5, false],
  [5, 6, false],
])('has open changes, asked at %s and sent at %s: %s', (changesAskedAt, reviewSentAt, open) => {
  expect(areChangesOpen({ changesAskedAt, reviewSentAt })).toBe(open)
})

it('lets an approval be taken back while nobody relies on it', () => {
  expect(canTakeApprovalBack({ liveMatches: 0, sessions: 0 })).toBe(true)
  expect(canTakeApprovalBack({ liveMatches: 1, sessions: 0 })).toBe(false)
  expect(canTakeApprovalBack({ liveMatches: 0, sessions: 1 })).toBe(false)
})
