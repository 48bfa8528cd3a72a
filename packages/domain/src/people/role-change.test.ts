import { expect, it } from 'vitest'
import { roleKeptBy } from './role-change.ts'

const unused = { sessions: 0, matches: 0, answers: 0, mayHaveWritten: false, otherAdministrators: 0 }

it.each([
  ['student', {}, null],
  ['student', { sessions: 1, matches: 1 }, 'sessions'],
  ['student', { matches: 1 }, 'matches'],
  ['student', { answers: 1 }, 'answers'],
  ['student', { mayHaveWritten: true }, 'answers'],
  ['coach', {}, null],
  ['coach', { sessions: 2 }, 'sessions'],
  ['coach', { matches: 2 }, 'matches'],
  ['admin', {}, 'last_administrator'],
  ['admin', { otherAdministrators: 1 }, null],
] as const)('the role %s, used as %j, is kept by %s', (role, use, why) => {
  expect(roleKeptBy(role, { ...unused, ...use })).toBe(why)
})
