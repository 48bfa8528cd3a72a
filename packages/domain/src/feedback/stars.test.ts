import { expect, test } from 'vitest'
import { ratingName, ratingText, stars } from './stars.ts'

test.each([
  [5, 5, false, '(5)', 'Rated 5 of 5'],
  [4.3, 4, true, '(4.3)', 'Rated 4.3 of 5'],
  [4.9, 4, true, '(4.9)', 'Rated 4.9 of 5'],
  [1, 1, false, '(1)', 'Rated 1 of 5'],
])('%d is drawn with %d stars and half %s', (rating, whole, half, text, name) => {
  expect(stars(rating)).toEqual({ whole, half })
  expect(ratingText(rating)).toBe(text)
  expect(ratingName(rating)).toBe(name)
})

test('a coach without feedback shows N/A', () => {
  expect(ratingText(null)).toBe('N/A')
  expect(ratingName(null)).toBe('Not rated yet')
})
