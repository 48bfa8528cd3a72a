import { expect, test } from 'vitest'
import { weakPassword } from './password-policy.ts'

const common = new Set(['password1', 'trustno1'])
const names = { email: 'ana.torres@school.example', firstName: 'Ana María', lastName: "O'Torres" }

test.each([
  ['password1', 'common'],
  ['PassWord1', 'common'],
  ['ana.torres@school.example', 'own'],
  ['ANA.TORRES@school.example', 'own'],
  ['ana.torres', 'own'],
  ['Ana Torres', 'own'],
  ['Ana María', 'own'],
  ['anamaría', 'own'],
  ["o'torres", 'own'],
  ['Ana María OTorres', 'own'],
  ['OTorres, Ana María', 'own'],
  ['password1 of my own', null],
  ['Ana María 1987 blue', null],
  ['ana.torres-and-more', null],
  ['!?!?!?!?!?', null],
  ['Shine-demo-2026!', null],
])('%j: %s', (password, reason) => {
  expect(weakPassword(password, common, names)).toBe(reason)
})

test('a person without a name in letters has no own password of symbols', () => {
  expect(weakPassword('--------', common, { email: 'x@y.example', firstName: '-', lastName: '.' })).toBe(null)
})
