import { expect, it } from 'vitest'
import { COACH_CODE_KINDS, CODES, codesOf } from '../matching/codes.ts'
import { areCoachCodes, hasCode, hasLanguage } from './coach-codes.ts'

it('accepts every code of the four kinds for coaches, and an empty list', () => {
  expect(areCoachCodes(COACH_CODE_KINDS.flatMap(codesOf))).toBe(true)
  expect(areCoachCodes([])).toBe(true)
})

it.each(CODES.filter((code) => /^(time|school):/.test(code)))('rejects %s, a code for students', (code) => {
  expect(areCoachCodes(['focus:sleep', code])).toBe(false)
})

it.each(['focus:flying', 'sleep', 'focus:', 'Focus:sleep', 'focus:toString', 'focus:__proto__'])(
  'rejects %j, an unknown code',
  (code) => {
    expect(areCoachCodes([code])).toBe(false)
  },
)

it('finds the kinds that a coach has codes of', () => {
  expect(hasCode(['language:hindi', 'style:listening'], 'language')).toBe(true)
  expect(hasCode(['language:hindi', 'style:listening'], 'focus')).toBe(false)
})

it.each([
  [['language:hindi'], '', true],
  [['language:hindi'], 'Polish', true],
  [[], 'Polish', true],
  [['focus:sleep'], 'Polish, Turkish', true],
  [[], 'English', false],
  [[], 'Polish, English', false],
  [[], 'español', false],
  [[], ' ', false],
] as const)('with %j ticked and %j written, a language is given: %s', (codes, words, said) => {
  expect(hasLanguage(codes, words)).toBe(said)
})
