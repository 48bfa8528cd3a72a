import { describe, expect, it } from 'vitest'
import { suggestionState } from './suggestion-state.ts'

const LAST = Date.parse('2026-11-24T15:00:00Z')
const open = { lastStart: LAST, endedAs: null, bookedAt: null } as const

describe('a suggestion', () => {
  it('waits until its last time starts, and has expired then', () => {
    expect(suggestionState(open, LAST - 1)).toBe('waiting')
    expect(suggestionState(open, LAST)).toBe('expired')
  })

  it('is accepted by a booking before its last time, also later on', () => {
    expect(suggestionState({ ...open, bookedAt: LAST - 1 }, LAST - 1)).toBe('accepted')
    expect(suggestionState({ ...open, bookedAt: LAST - 1 }, LAST + 1)).toBe('accepted')
    expect(suggestionState({ ...open, bookedAt: LAST }, LAST)).toBe('expired')
  })

  it('stays ended once one of the two has ended it', () => {
    expect(suggestionState({ ...open, endedAs: 'declined' }, LAST - 1)).toBe('declined')
    expect(suggestionState({ ...open, endedAs: 'withdrawn', bookedAt: LAST - 1 }, LAST - 1)).toBe('withdrawn')
  })
})
