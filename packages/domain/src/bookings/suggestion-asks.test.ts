import { expect, it } from 'vitest'
import { DAY } from '../time/zoned-day.ts'
import { type AskFacts, askLeftOut, isAskedSince, mayAskSince } from './suggestion-asks.ts'

const NOW = Date.parse('2026-11-23T17:00:00Z')
const coach = { away: false, askedAt: null }
const facts: AskFacts = {
  paused: false,
  leaving: false,
  hasSessionAhead: false,
  timesWait: false,
  coaches: [coach],
}

it.each([
  [{}, null],
  [{ paused: true }, 'paused'],
  [{ leaving: true }, 'leaving'],
  [{ coaches: [] }, 'no_coach'],
  [{ hasSessionAhead: true }, 'session_ahead'],
  [{ timesWait: true }, 'times_wait'],
  [{ coaches: [{ ...coach, away: true }] }, 'coach_away'],
  [{ coaches: [{ ...coach, away: true }, coach] }, null],
  [{ coaches: [{ ...coach, askedAt: NOW - 7 * DAY + 1 }] }, 'asked_lately'],
  [{ coaches: [{ ...coach, askedAt: NOW - 7 * DAY }] }, null],
] as const)('a student with %j is left out for %s', (more, code) => {
  expect(askLeftOut({ ...facts, ...more }, NOW)).toBe(code)
})

it('asks again after seven days, and is seen for fourteen', () => {
  expect([mayAskSince(NOW), isAskedSince(NOW)]).toEqual([NOW - 7 * DAY, NOW - 14 * DAY])
})
