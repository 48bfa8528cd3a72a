import { expect, test } from 'vitest'
import { coachRating } from './coach-rating.ts'

test.each([
  [[], null],
  [[5], 5],
  [[4, 5], 4.5],
  [[4, 4, 5], 4.3],
  [[4, 5, 5], 4.7],
  // 4.25 and 4.75 are exact halves and round up.
  [[4, 4, 4, 5], 4.3],
  [[4, 5, 5, 5], 4.8],
  [Array.from({ length: 20 }, (_, index) => (index === 0 ? 2 : 1)), 1.1],
  [[1, 1], 1],
])('the rating from %j is %j', (ratings, rating) => {
  const sum = ratings.reduce((total: number, one) => total + one, 0)
  expect(coachRating(sum, ratings.length)).toBe(rating)
})
