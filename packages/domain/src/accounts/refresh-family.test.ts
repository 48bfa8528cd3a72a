import { expect, test } from 'vitest'
import { familyEnd } from './refresh-family.ts'

test.each([
  [true, '2026-12-20T15:00:00.000Z'],
  [false, '2026-11-21T15:00:00.000Z'],
])('remembered: %s; ends at %s', (remember, end) => {
  expect(new Date(familyEnd(Date.parse('2026-11-20T15:00:00Z'), remember)).toISOString()).toBe(end)
})
