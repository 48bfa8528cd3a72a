import { expect, it } from 'vitest'
import { nobodyWords, waitingOf, whoWaits } from './unmatched-words.ts'

const none = { students: 0, since: null }
const some = { students: 3, since: '2026-11-20T12:00:00.000Z' }

it('adds who has a request and who has answers alone, since the first of both', () => {
  const early = { students: 2, since: '2026-11-19T12:00:00.000Z' }
  expect(waitingOf({ requested: some, no_coach: early, no_answers: some })).toEqual({
    students: 5,
    since: early.since,
  })
  expect(waitingOf({ requested: none, no_coach: some, no_answers: some })).toEqual(some)
  expect(waitingOf({ requested: none, no_coach: none, no_answers: some })).toEqual(none)
})

it('says how many wait with a request and without', () => {
  expect(whoWaits({ requested: none, no_coach: none, no_answers: some })).toBe('')
  expect(whoWaits({ requested: some, no_coach: none, no_answers: none })).toBe(
    '3 students wait, with a request to a coach.',
  )
  expect(whoWaits({ requested: none, no_coach: some, no_answers: none })).toBe(
    '3 students wait, without a request to a coach.',
  )
  expect(whoWaits({ requested: some, no_coach: some, no_answers: none })).toBe(
    '6 students wait: 3 with a request to a coach, 3 without.',
  )
})

it('says why a trial found nobody', () => {
  expect(nobodyWords({ waiting: 0, no_answers: 0 })).toEqual(['Nobody waits for a match.'])
  expect(nobodyWords({ waiting: 0, no_answers: 1 })).toEqual([
    'Nobody waits for a match.',
    '1 student has a profile and sent no answers yet.',
  ])
  expect(nobodyWords({ waiting: 2, no_answers: 18 })).toEqual([
    expect.stringContaining('2 students wait for a match, and the next run can match none of them'),
    '18 students have a profile and sent no answers yet.',
  ])
})
