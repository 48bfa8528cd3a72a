import { expect, it } from 'vitest'
import { CHECK_COUNTS_MS, isCheckDue } from './link-check.ts'

it('is valid for a day, end excluded', () => {
  const checked = Date.parse('2026-11-20T15:00:00Z')
  expect(isCheckDue(null, checked)).toBe(true)
  expect(isCheckDue(checked, checked)).toBe(false)
  expect(isCheckDue(checked, checked + CHECK_COUNTS_MS - 1)).toBe(false)
  expect(isCheckDue(checked, checked + CHECK_COUNTS_MS)).toBe(true)
})
