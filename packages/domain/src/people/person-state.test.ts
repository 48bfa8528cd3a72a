import { expect, it } from 'vitest'
import { personState } from './person-state.ts'

it.each([
  ['a student', false, null, 'active'],
  ['a paused student', true, null, 'suspended'],
  ['an approved coach', false, { approved: true, ready: true }, 'active'],
  ['an approved coach without hours', false, { approved: true, ready: false }, 'active'],
  ['a coach who is joining', false, { approved: false, ready: false }, 'joining'],
  ['a coach who is ready', false, { approved: false, ready: true }, 'waiting'],
  ['a paused coach who is joining', true, { approved: false, ready: false }, 'suspended'],
] as const)('%s', (_who, suspended, coach, state) => {
  expect(personState({ suspended, coach })).toBe(state)
})
