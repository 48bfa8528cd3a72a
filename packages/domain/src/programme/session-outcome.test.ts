import { expect, it } from 'vitest'
import { sessionOutcome } from './session-outcome.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')

it.each([
  ['booked', NOW + 1, 'ahead'],
  ['booked', NOW, 'held'],
  ['booked', NOW - 1, 'held'],
  ['completed', NOW + 1, 'held'],
  ['no_show', NOW - 1, 'no_show'],
  ['cancelled', NOW + 1, 'cancelled'],
  ['cancelled', NOW - 1, 'cancelled'],
] as const)('a session that is %s and ends at %i: %s', (status, endsAt, outcome) => {
  expect(sessionOutcome({ status, endsAt }, NOW)).toBe(outcome)
})
