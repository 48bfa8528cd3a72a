import { expect, it } from 'vitest'
import { leftText, leftWords } from './hold-words.ts'

it('counts in whole seconds and shows the last one until the end', () => {
  expect([600_000, 118_000, 59_001, 1, 0].map(leftText)).toEqual(['10:00', '1:58', '1:00', '0:01', '0:00'])
})

it('announces two minutes and thirty seconds', () => {
  expect([120_001, 120_000, 30_001, 30_000, 0].map(leftWords)).toEqual([
    '',
    'You have this time for 2 more minutes.',
    'You have this time for 2 more minutes.',
    'You have this time for 30 more seconds.',
    'You have this time for 30 more seconds.',
  ])
})
