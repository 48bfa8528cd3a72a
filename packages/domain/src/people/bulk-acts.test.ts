import { expect, it } from 'vitest'
import { type AccountFacts, accountLeftOut, matchLeftOut, undoUntil } from './bulk-acts.ts'

const student: AccountFacts = { role: 'student', suspended: false, own: false, coach: null }
const coach: AccountFacts = {
  ...student,
  role: 'coach',
  coach: { capacity: 20, approved: false, ready: true },
}

it.each([
  ['suspend', student, null],
  ['suspend', { ...student, suspended: true }, 'already_so'],
  ['suspend', { ...student, own: true }, 'own_account'],
  ['resume', student, 'already_so'],
  ['resume', { ...student, suspended: true }, null],
  ['set_capacity', student, 'not_a_coach'],
  ['set_capacity', coach, 'already_so'],
  ['set_capacity', { ...coach, coach: { ...coach.coach!, capacity: 3 } }, null],
  ['approve_coaches', student, 'not_a_coach'],
  ['approve_coaches', coach, null],
  ['approve_coaches', { ...coach, coach: { ...coach.coach!, ready: false } }, 'not_complete'],
  ['approve_coaches', { ...coach, coach: { ...coach.coach!, approved: true } }, 'already_so'],
] as const)('%s of %j is left out for %s', (act, facts, code) => {
  expect(accountLeftOut(act, facts, 20)).toBe(code)
})

it.each([
  ['end_matches', 'accepted', 0, false, null],
  ['end_matches', 'pending', 0, false, null],
  ['end_matches', 'ended', 0, false, 'already_so'],
  ['approve_matches', 'pending', 1, true, null],
  ['approve_matches', 'pending', 0, true, 'no_room'],
  ['approve_matches', 'pending', 1, false, 'coach_decides'],
  ['approve_matches', 'accepted', 1, true, 'already_so'],
  ['approve_matches', 'ended', 1, true, 'not_waiting'],
] as const)('%s of a match that is %s, room for %s, deciding %s: %s', (act, status, room, decides, code) => {
  expect(matchLeftOut(act, { status, room, decides })).toBe(code)
})

it('lets some acts be undone for ten minutes from their start', () => {
  expect(undoUntil('suspend', 0)).toBe(600_000)
  expect(undoUntil('suspend', null)).toBeNull()
  expect(undoUntil('send_again', 0)).toBeNull()
  expect(undoUntil('end_matches', 0)).toBeNull()
})
