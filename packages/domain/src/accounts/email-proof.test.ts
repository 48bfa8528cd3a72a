import { expect, test } from 'vitest'
import { resolveAddressHolder } from './email-proof.ts'

test.each([
  ['student', true, false, 'student', 'taken'],
  ['student', true, true, 'coach', 'taken'],
  ['student', false, true, 'student', 'suspended'],
  ['student', false, false, 'student', 'kept'],
  ['student', false, false, 'coach', 'ended'],
  ['student', false, false, 'admin', 'ended'],
] as const)('a %s, held: %s, paused: %s, invited as %s: %s', (role, isHeld, isSuspended, as, fate) => {
  expect(resolveAddressHolder({ role, isHeld, isSuspended }, as)).toBe(fate)
})
