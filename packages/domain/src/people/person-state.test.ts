import { expect, it } from 'vitest'
import { personState } from './person-state.ts'

it.each([
  ['a student', false, null, 'active'],
  ['a paused student', true, null, 'suspended'],
  ['an approved coach', false, { approved: true, stepsToDo: 0 }, 'active'],
  ['an approved coach without hours', false, { approved: true, stepsToDo: 1 }, 'active'],
  ['a coach who is joining', false, { approved: false, stepsToDo: 2 }, 'joining'],
  ['a complete coach', false, { approved: false, stepsToDo: 0 }, 'waiting'],
  ['a paused coach who is joining', true, { approved: false, stepsToDo: 2 }, 'suspended'],
] as const)('%s', (_who, suspended, coach, state) => {
  expect(personState({ suspended, coach })).toBe(state)
})
