import { expect, it } from 'vitest'
import { compiledRules } from './compile-rules.ts'

const VOCABULARY = { WHO: 'he @KIN', KIN: 'dad step_dad', HIT: 'hit* slap' }
const compiled = (...rules: string[]) => compiledRules(VOCABULARY, ['= other clear', ...rules].join('\n'))

it('names each word once, with the vocabularies and the parts of rules that it belongs to', () => {
  const { exact, stems, phrases } = compiled('WHO HIT me', 'KIN hit')
  const words = exact.split('\n').flatMap((line) => line.split(':')[1]!.split(' '))
  expect(words.sort()).toEqual(['NOT', 'NUNCA', 'dad', 'he', 'hit', 'me', 'slap'])
  expect(stems).toMatch(/:hit$/)
  expect(phrases).toMatch(/^step:dad /m)
})

it('keeps a rule at its part with the fewest words, and one of either order twice', () => {
  const parts = (rules: string) => rules.split(/[\n;]/).map((rule) => rule.split(' ')[1])
  expect(parts(compiled('WHO 1 me').rules)).toEqual(['3,4'])
  expect(compiled('WHO 1 me').rules).toMatch(/^4:/)
  expect(parts(compiled('WHO ~2 me').rules)).toEqual(['3,4', '4,3'])
})

it('marks what is said plainly, and what denies by itself', () => {
  expect(compiled('!WHO me').rules).toMatch(/:2! /)
  expect(compiled('NOT me').rules).toMatch(/:2- /)
})
