import { expect, test } from 'vitest'
import { stars } from './stars.ts'

test.each([
  [5, 5, false],
  [4.3, 4, true],
  [4.9, 4, true],
  [1, 1, false],
])('%d is drawn with %d stars, half star: %s', (rating, whole, half) => {
  expect(stars(rating)).toEqual({ whole, half })
})
