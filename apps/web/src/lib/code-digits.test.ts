import { expect, it } from 'vitest'
import { codeDigits } from './code-digits.ts'

it('keeps only the digits of a code, six at most', () => {
  expect(codeDigits(' 12a 34-56 78')).toBe('123456')
  expect(codeDigits('abc')).toBe('')
})
