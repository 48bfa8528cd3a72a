import { expect, it } from 'vitest'
import { readRule, rule, sentenceOf } from './rules.ts'

it('reads a rule with its values', () => {
  expect(readRule(rule('email_required'))).toEqual({ code: 'email_required' })
  const params = { values: ['a "b" {c}', 'd\ne'] }
  expect(readRule(rule('choose_one_of', params))).toEqual({ code: 'choose_one_of', params })
})

it.each(['Invalid input: expected string, received number', '', 'a b', 'Email'])(
  'does not read %j as a rule',
  (text) => {
    expect(readRule(text)).toEqual({ code: 'invalid' })
  },
)

it('returns the sentence of a rule’s code, if there is one', () => {
  const sentences = {
    email_required: 'An address, please',
    too_many_codes: ({ max }: { max: number }) => `${max} at most`,
  }
  expect(sentenceOf(sentences, readRule(rule('email_required')))).toBe('An address, please')
  expect(sentenceOf(sentences, readRule(rule('too_many_codes', { max: 3 })))).toBe('3 at most')
  expect(sentenceOf(sentences, readRule(rule('email_invalid')))).toBeUndefined()
})
