import { expect, it } from 'vitest'
import { cappedCount } from './counted.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1001, 'more than 1,000'],
])('shows a count of %i as %s', (count, text) => {
  expect(cappedCount(count)).toBe(text)
})
