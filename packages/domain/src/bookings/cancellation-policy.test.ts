import { expect, test } from 'vitest'
import { cancellationRefusal } from './cancellation-policy.ts'

const END = Date.parse('2026-11-24T20:30:00Z')

test.each([
  ['booked', END - 1, null],
  ['booked', END, 'session_over'],
  ['completed', END - 1, 'session_over'],
  ['no_show', END - 1, 'session_over'],
  ['cancelled', END - 1, null],
  ['cancelled', END + 1, null],
] as const)('a session that is %s, at %i: %j', (status, now, refusal) => {
  expect(cancellationRefusal({ status, end: END }, now)).toBe(refusal)
})
