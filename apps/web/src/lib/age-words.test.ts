import { expect, it } from 'vitest'
import { ageWords } from './age-words.ts'

it('formats how long something has waited', () => {
  const hour = 3_600_000
  expect([-hour, 0, hour - 1, hour, 23.9 * hour, 24 * hour, 72 * hour].map(ageWords)).toEqual([
    'less than an hour',
    'less than an hour',
    'less than an hour',
    '1 hour',
    '23 hours',
    '1 day',
    '3 days',
  ])
})
