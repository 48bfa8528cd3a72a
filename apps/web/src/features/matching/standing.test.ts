import type { MatchStatus } from '@shinequo/contract/matching'
import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const of = (statuses: MatchStatus[] | undefined, waits?: boolean | null, hasFailed = false) =>
  standingOf({ matches: statuses?.map((status) => ({ status })), hasFailed, waits })

it('is not known before the matches are', () => {
  expect([of(undefined), of(undefined, true), of(undefined, undefined, true)]).toEqual([
    'loading',
    'loading',
    'unknown',
  ])
})

it('is coached with a coach, whatever else waits', () => {
  expect([of(['accepted']), of(['pending', 'accepted'], true), of(['ended', 'accepted'])]).toEqual(
    Array(3).fill('coached'),
  )
})

it('is waiting with a request or with answers, and new only once that is known', () => {
  expect([of(['pending']), of(['pending'], null), of([], true), of(['declined', 'ended'], true)]).toEqual(
    Array(4).fill('waiting'),
  )
  expect([of([]), of([], false), of([], null), of(['ended'], false)]).toEqual([
    'loading',
    'new',
    'new',
    'new',
  ])
})
