import type { MatchingTrial } from '@shinequo/contract/matching/weights'
import { expect, it } from 'vitest'
import { groupName, rankRows, shareWords, trialWords } from './weight-words.ts'

const WEIGHTS = {
  focus: 40,
  time: 20,
  style: 15,
  experience: 15,
  profile_language: 10,
  school: 0,
  words: 0,
  record: 0,
  room: 0,
}
const moved = (moves: Partial<MatchingTrial['moves']>, students = 12) =>
  trialWords(
    { students, moves: { same: 0, other: 0, gained: 0, lost: 0, ...moves } } as MatchingTrial,
    'everybody',
  )

it("shows a weight's share of the total", () => {
  expect(shareWords(WEIGHTS, 'focus')).toBe('40%')
  expect(shareWords(WEIGHTS, 'school')).toBe('0%')
  const nothing = Object.fromEntries(Object.keys(WEIGHTS).map((name) => [name, 0])) as typeof WEIGHTS
  expect(shareWords(nothing, 'focus')).toBe('–')
})

it('says who would move, in sentences', () => {
  expect(moved({}, 0)).toEqual(['There is nobody to try these weights on.'])
  expect(moved({ same: 12 })).toEqual(['Nobody would get a different first coach.'])
  expect(moved({ same: 8, other: 2, gained: 1, lost: 1 })).toEqual([
    '2 students would get a different first coach.',
    '1 student who gets no coach now would get one.',
    '1 student would no longer get a coach.',
    '8 students would see no difference.',
  ])
})

it('shows students without a coach below the ranks', () => {
  const run = { satisfaction: 0.5, ranks: [3, 2, 1, 0, 0], none: 4, loads: [], groups: [] }
  expect(rankRows(run, { ...run, none: 2 }).at(-1)).toEqual({ label: 'No coach', now: 4, tried: 2 })
})

it('names groups in natural words', () => {
  expect(groupName('sex', '')).toBe('Not provided')
  expect(groupName('international', 'yes')).toBe('International students')
  expect(groupName('school', 'Boston University')).toBe('Boston University')
})
