import { describe, expect, test } from 'vitest'
import { awaitsFeedback, isJoinable, nextSessionChange, sessionPhase } from './session-phase.ts'

const MINUTE = 60_000
const start = Date.parse('2026-11-24T20:00:00Z')
const session = { start, end: start + 30 * MINUTE, url: 'https://example.test/room', rating: null }

describe('a session of 30 minutes', () => {
  test.each([
    [-60, 'upcoming', false, false],
    [-15.001, 'upcoming', false, false],
    [-15, 'upcoming', true, false],
    [0, 'upcoming', true, false],
    [29.999, 'upcoming', true, false],
    [30, 'previous', false, true],
    [600, 'previous', false, true],
  ] as const)(
    'at %d minutes after its start: %s, joinable %s, feedback %s',
    (minutes, phase, join, feedback) => {
      const now = start + minutes * MINUTE
      expect(sessionPhase(session, now)).toBe(phase)
      expect(isJoinable(session, now)).toBe(join)
      expect(awaitsFeedback(session, now)).toBe(feedback)
    },
  )

  test.each([null, ''])('is never joinable with %j as its url', (url) => {
    expect(isJoinable({ ...session, url }, start)).toBe(false)
  })

  test('asks for no feedback once it is rated', () => {
    expect(awaitsFeedback({ ...session, rating: 3 }, session.end)).toBe(false)
  })

  test('changes when it becomes joinable and when it ends, then never', () => {
    const first = nextSessionChange(session, start - 60 * MINUTE)
    expect(first).toBe(start - 15 * MINUTE)
    expect(nextSessionChange(session, first!)).toBe(session.end)
    expect(nextSessionChange(session, session.end)).toBeNull()
  })
})
