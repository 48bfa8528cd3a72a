import { expect, it } from 'vitest'
import { personState } from './person-state.ts'

it.each([
  ['a student', false, null, 'active'],
  ['a paused student', true, null, 'suspended'],
  ['an approved coach', false, { approved: true, stepsToDo: 0, changesAsked: false }, 'active'],
  ['an approved coach without hours', false, { approved: true, stepsToDo: 1, changesAsked: false }, 'active'],
  ['a coach who is joining', false, { approved: false, stepsToDo: 2, changesAsked: false }, 'joining'],
  ['a complete coach', false, { approved: false, stepsToDo: 0, changesAsked: false }, 'waiting'],
  [
    'a coach who is asked for changes',
    false,
    { approved: false, stepsToDo: 0, changesAsked: true },
    'joining',
  ],
  [
    'a paused coach who is joining',
    true,
    { approved: false, stepsToDo: 2, changesAsked: false },
    'suspended',
  ],
] as const)('%s', (_who, suspended, coach, state) => {
  expect(personState({ suspended, coach })).toBe(state)
})
