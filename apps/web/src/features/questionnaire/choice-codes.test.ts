import { expect, it } from 'vitest'
import { CODE_GROUPS, isSuggested, labelOf, worded } from './choice-codes.ts'
import { newChoice } from './questionnaire-draft.ts'

const typed = (words: string, choice = newChoice()) => worded(choice, words)

it('offers every code under its kind, with its name', () => {
  expect(CODE_GROUPS.map(([kind]) => kind)).toHaveLength(6)
  expect(CODE_GROUPS.find(([kind]) => kind === 'Language')?.[1][0]).toEqual(['language:english', 'English'])
  expect([labelOf('focus:sleep'), labelOf('focus:of-tomorrow')]).toEqual([
    'Sleep and daily routine',
    'focus:of-tomorrow',
  ])
})

it.each([
  ['Sleep', 'focus:sleep'],
  ['Spanish, please', 'language:spanish'],
  ['Evenings', 'time:evening'],
  ['Friends', null],
  ['Sleep or stress', null],
])('a new choice with the text %j counts as %s', (words, code) => {
  const choice = typed(words)
  expect([choice.choice_text, choice.code, isSuggested(choice)]).toEqual([words, code, code !== null])
})

it('follows the text until it is mapped by hand', () => {
  const sleep = typed('Sleep')
  expect(typed('Exams', sleep).code).toBe('focus:exams')
  expect(typed('Friends', sleep).code).toBeNull()
  for (const code of [null, 'focus:stress']) {
    const mapped = { ...sleep, code }
    expect(isSuggested(mapped)).toBe(false)
    expect(typed('Exams', mapped).code).toBe(code)
  }
})

it('does not change the mapping of a saved choice', () => {
  const saved = { key: 'sleep', choice_text: 'Sleep', choice_text_es: 'Sueño', code: 'focus:sleep' }
  expect(typed('Exams', saved)).toEqual({ ...saved, choice_text: 'Exams' })
  expect(isSuggested(saved)).toBe(false)
})
