import type { StoryDecision, StoryState } from '@shinequo/contract/community'
import { expect, it } from 'vitest'
import { mayDecide, mayReachOut, mayUndo, needsReason, UNDO_MS } from './story-decision.ts'

const DECISIONS: readonly StoryDecision[] = ['published', 'declined', 'removed']

it.each([
  ['held', false, ['published', 'declined']],
  ['waiting', false, ['published', 'declined']],
  ['published', false, ['removed']],
  ['published', true, ['published', 'removed']],
  ['declined', false, []],
  ['removed', true, []],
] as const)(
  'a story that is %s (reported: %s) allows the decisions %j',
  (state: StoryState, isReported, wanted) => {
    expect(DECISIONS.filter((decision) => mayDecide({ state, isReported }, decision))).toEqual(wanted)
  },
)

it('requires a reason for every decision that keeps a story off the wall', () => {
  expect(DECISIONS.filter(needsReason)).toEqual(['declined', 'removed'])
})

it('can be undone for a minute by the person who decided', () => {
  const decision = { by: 'rosa', at: 1000 }
  expect(mayUndo(decision, 'rosa', 1000 + UNDO_MS - 1)).toBe(true)
  expect(mayUndo(decision, 'rosa', 1000 + UNDO_MS)).toBe(false)
  expect(mayUndo(decision, 'omar', 1000)).toBe(false)
  expect(mayUndo({ by: null, at: null }, 'rosa', 1000)).toBe(false)
})

it('staff may write to an author until two messages wait for an answer', () => {
  expect([0, 1, 2, 3].map(mayReachOut)).toEqual([true, true, false, false])
})
