import { expect, it } from 'vitest'
import { type AskedQuestion, checkAnswers, fitsQuestions, type GivenAnswer } from './check-answers.ts'

const QUESTIONS: AskedQuestion[] = [
  { id: 'focus', type: 'multiple_choice', choiceIds: ['sleep', 'study'] },
  { id: 'hope', type: 'text', choiceIds: [] },
]
const focus = (choice: string | null, text: string | null = null): GivenAnswer => ({
  question: 'focus',
  selected_choice: choice,
  answer_text: text,
})
const hope = (text: string | null, choice: string | null = null): GivenAnswer => ({
  question: 'hope',
  selected_choice: choice,
  answer_text: text,
})

it.each([
  ['a whole submission', [focus('sleep'), hope('Rest')], {}],
  ['any order', [hope('Rest'), focus('study')], {}],
  ['an empty text beside a choice', [focus('sleep', ''), hope('Rest')], {}],
  ['no choice', [focus(null), hope('Rest')], { '0.selected_choice': 'This question is required' }],
  [
    'a text where a choice belongs',
    [focus(null, 'sleep'), hope('Rest')],
    { '0.selected_choice': 'This question is required' },
  ],
  ['no text', [focus('sleep'), hope(null)], { '1.answer_text': 'This field is required' }],
  ['blanks', [focus('sleep'), hope('  ')], { '1.answer_text': 'This field is required' }],
  [
    'a foreign choice',
    [focus('other'), hope('Rest')],
    { '0.selected_choice': 'Please choose one of the listed choices' },
  ],
  [
    'a choice on a text question',
    [focus('sleep'), hope('Rest', 'sleep')],
    { '1.selected_choice': 'Please choose one of the listed choices' },
  ],
  [
    'a text beside a choice',
    [focus('sleep', 'but also study'), hope('Rest')],
    { '0.answer_text': 'Please choose one of the listed choices' },
  ],
  [
    'an unknown question',
    [focus('sleep'), hope('Rest'), { ...hope('x'), question: 'what' }],
    { '2.question': 'This question is not part of the questionnaire' },
  ],
  [
    'two answers',
    [focus('sleep'), focus('study'), hope('Rest')],
    { '1.question': 'This question is answered twice' },
  ],
  ['a missing answer', [hope('Rest')], { focus: 'This question is required' }],
  ['nothing', [], { focus: 'This question is required', hope: 'This field is required' }],
  [
    'several wrongs, each named',
    [focus(null), hope('')],
    { '0.selected_choice': 'This question is required', '1.answer_text': 'This field is required' },
  ],
] as [string, GivenAnswer[], Record<string, string>][])('judges %s', (_, answers, errors) => {
  expect(checkAnswers(QUESTIONS, answers)).toEqual(errors)
})

it.each([
  ['a whole submission', [focus('sleep'), hope('Rest')], true],
  ['answers that are not given', [focus(null), hope(' ')], true],
  ['a question that is left out', [focus('sleep')], false],
  ['a question that is not asked', [focus('sleep'), hope('Rest'), { ...hope('x'), question: 'what' }], false],
  ['a choice that is not offered', [focus('other'), hope('Rest')], false],
] as [string, GivenAnswer[], boolean][])('%s fits the questions or not', (_, answers, fits) => {
  expect(fitsQuestions(QUESTIONS, answers)).toBe(fits)
})
