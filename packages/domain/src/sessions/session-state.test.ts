import { expect, test } from 'vitest'
import { isAhead, sessionState, statusAt } from './session-state.ts'

const START = Date.parse('2026-11-24T20:00:00Z')
const END = START + 1_800_000

test.each([
  ['booked', START - 1, 'upcoming', 'booked'],
  ['booked', START, 'running', 'booked'],
  ['booked', END - 1, 'running', 'booked'],
  ['booked', END, 'held', 'completed'],
  ['completed', START - 1, 'held', 'completed'],
  ['completed', END, 'held', 'completed'],
  ['no_show', START, 'missed', 'no_show'],
  ['no_show', END, 'missed', 'no_show'],
  ['cancelled', START - 1, 'cancelled', 'cancelled'],
  ['cancelled', END, 'cancelled', 'cancelled'],
] as const)('a session stored as %s, at %i: %s, told as %s', (status, now, state, told) => {
  const session = { status, start: START, end: END }
  expect(sessionState(session, now)).toBe(state)
  expect(statusAt(session, now)).toBe(told)
  expect(isAhead(session, now)).toBe(state === 'upcoming' || state === 'running')
})
