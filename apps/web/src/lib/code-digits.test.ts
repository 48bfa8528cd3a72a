import { expect, it } from 'vitest'
import { codeDigits, codeSigns, isWholeCode } from './code-digits.ts'

it('keeps only the digits of a code, six at most', () => {
  expect(codeDigits(' 12a 34-56 78')).toBe('123456')
  expect(codeDigits('abc')).toBe('')
})

it('keeps the letters of a code without digits, ten at most', () => {
  expect(codeSigns(' bcdfg-hjkmn x')).toBe('BCDFGHJKMN')
  expect(codeSigns('12a45')).toBe('1245')
  expect(codeSigns(' -')).toBe('')
})

it.each([
  ['123456', true],
  ['BCDFGHJKMN', true],
  ['12345', false],
  ['BCDFGH', false],
])('says of %s that it is whole: %s', (code, whole) => {
  expect(isWholeCode(code)).toBe(whole)
})
