import { expect, test } from 'vitest'
import { notRated, ratedOf, ratingInBrackets } from './en/web/feedback.ts'

test.each([
  [5, '(5)', 'Rated 5 out of 5'],
  [4.3, '(4.3)', 'Rated 4.3 out of 5'],
])('a rating of %d is written %s and read %s', (rating, text, name) => {
  expect(ratingInBrackets(rating)).toBe(text)
  expect(ratedOf(rating)).toBe(name)
})

test('a coach without feedback shows N/A', () => {
  expect(notRated).toBe('N/A')
})
