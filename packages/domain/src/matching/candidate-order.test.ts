import { expect, it } from 'vitest'
import { type CandidateCoach, inOrder } from './candidate-order.ts'
import { FACTOR_WEIGHTS, NOTHING_KNOWN, type StudentPreferences } from './match-factors.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')

const STUDENT: StudentPreferences = {
  id: 'maya',
  codes: ['focus:sleep', 'language:spanish'],
  profileLanguages: [],
  school: '',
  timeZone: null,
}

const coach = (id: string, more: Partial<CandidateCoach> = {}): CandidateCoach => ({
  id,
  codes: ['language:spanish'],
  school: '',
  hours: '',
  timeZone: 'UTC',
  capacity: 4,
  load: 0,
  before: null,
  ...more,
})

const order = (coaches: readonly CandidateCoach[]) =>
  inOrder(STUDENT, coaches, NOW, FACTOR_WEIGHTS, NOTHING_KNOWN).map(({ id, rank }) => [id, rank])

it('puts the best first, with ranks from 1', () => {
  const fitting = coach('fitting', { codes: ['language:spanish', 'focus:sleep'] })
  expect(order([coach('busy', { load: 3 }), coach('free'), fitting])).toEqual([
    ['fitting', 1],
    ['free', 2],
    ['busy', 3],
  ])
})

it('puts those whom the engine does not propose last, without a rank: first those whom nobody separated', () => {
  const separated = coach('separated', { codes: ['language:spanish', 'focus:sleep'], before: 'ended' })
  const declined = coach('declined', { codes: ['language:english'], before: 'declined' })
  expect(
    order([declined, separated, coach('other', { codes: ['language:english'] }), coach('free')]),
  ).toEqual([
    ['free', 1],
    ['other', null],
    ['separated', null],
    ['declined', null],
  ])
})

it('leaves out coaches without room', () => {
  expect(order([coach('full', { load: 4 }), coach('closed', { capacity: 0 })])).toEqual([])
})
