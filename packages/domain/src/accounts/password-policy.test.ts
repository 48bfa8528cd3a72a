import type { Role } from '@shinequo/contract/accounts'
import { expect, test } from 'vitest'
import { leastPasswordLength, weakPassword } from './password-policy.ts'

const leaked = new Set(['password1', 'trustno1', 'princess', 'watermelon'])
const isLeaked = (word: string) => leaked.has(word)
const names = { email: 'ana.torres@husky.neu.example', firstName: 'Ana María', lastName: "O'Torres" }
const judge = (password: string, role: Role = 'student', more: Partial<typeof names> = {}) =>
  weakPassword(password, { role, ...names, ...more }, isLeaked)

test.each([
  ['password1', 'common'],
  ['PassWord1', 'common'],
  ['princess2026!', 'common'],
  ['**Princess**', 'common'],
  ['waterMelon-2026', 'common'],
  ['my princess 1987', null],
  ['ana.torres@husky.neu.example', 'own'],
  ['ANA.TORRES@husky.neu.example', 'own'],
  ['ana.torres', 'own'],
  ['Ana Torres', 'own'],
  ['Ana María', 'own'],
  ['anamaría', 'own'],
  ['AnaMaria2026!', 'own'],
  ["o'torres", 'own'],
  ['Ana María OTorres', 'own'],
  ['OTorres, Ana María', 'own'],
  ['torres12345678', 'own'],
  ['husky-ana-99', 'own'],
  ['shinequo-torres-ana', 'own'],
  ['shinequo', 'service'],
  ['ShineQuo2026', 'service'],
  ['my shine coach', 'service'],
  ['shinequo12345678', 'service'],
  ['student-admin-1', 'service'],
  ['password1 of my own', null],
  ['Ana María 1987 blue', null],
  ['ana.torres-and-more', null],
  ['Shine-demo-2026!', null],
  ['sunshine over hills', null],
  ['        ', 'blank'],
  [' \u00a0\u2003\t     ', 'blank'],
  ['00000000', 'repeated'],
  ['aaaaaaaa', 'repeated'],
  ['AAAAaaaa', 'repeated'],
  ['abcabcabc', 'repeated'],
  ['!?!?!?!?!?', 'repeated'],
  ['horsehorse', 'repeated'],
  ['😀😀😀😀😀😀😀😀', 'repeated'],
  ['12345678', 'sequence'],
  ['abcdefgh', 'sequence'],
  ['QwertyUI', 'sequence'],
  ['87654321', 'sequence'],
  ['abcd4321', 'sequence'],
  ['qwertyuiopasdfghjkl', 'sequence'],
  ['aaaabbbbcccc', 'sequence'],
  ['seven quiet rivers', null],
  ['eight888', null],
  ['Daybreak7!', null],
  ['тихая река осенью', null],
  ['静かな川が七つある', null],
  ['안녕하세요나의비밀', null],
  ['🌊🐢🌵🎈🧭🪁🍀🦉', null],
  ['correct horse battery staple '.repeat(2), null],
])('%j for a student: %s', (password, reason) => {
  expect(judge(password)).toBe(reason)
})

test.each([
  ['coach', 'seven quiet sea', null],
  ['coach', 'seven quiet se', 'short'],
  ['admin', 'seven quiet se', 'short'],
  ['admin', '1234567890abcde', 'sequence'],
  ['coach', 'Princess-1234567', 'common'],
  ['coach', 'Torres-2026-2027', null],
  ['coach', 'Ana-Torres-2026', 'own'],
  ['student', 'seven qu', null],
  ['student', '🌊🐢🌵🎈', 'short'],
] as const)('%s, %j: %s', (role, password, reason) => {
  expect(judge(password, role)).toBe(reason)
})

test('counts a character once, whether the keyboard composes it or not', () => {
  const seven = 'é ü ñ ô'
  expect([seven.length, seven.normalize('NFD').length]).toEqual([7, 11])
  expect(judge(seven.normalize('NFD'))).toBe('short')
  expect(judge(`${seven}x`.normalize('NFD'))).toBe(null)
})

test('a name with few or no letters never causes a refusal', () => {
  const few = { email: 'x@y.example', firstName: '-', lastName: 'Li' }
  expect(judge('limestone cliffs', 'student', few)).toBe(null)
  expect(judge('x-y-quiet-li', 'student', few)).toBe(null)
})

test('accepts passwords of 64 characters and more', () => {
  const long = 'a quiet river, and then the sea, and then nobody knows what comes after that'
  expect(long.length).toBeGreaterThan(64)
  expect(judge(long, 'admin')).toBe(null)
})

test('requires 8 characters from students, 15 from coaches and administrators', () => {
  expect((['student', 'coach', 'admin'] as const).map(leastPasswordLength)).toEqual([8, 15, 15])
})
