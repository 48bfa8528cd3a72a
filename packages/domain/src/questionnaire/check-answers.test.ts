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
  ['no choice', [focus(null), hope('Rest')], { '0.selected_choice': 'choice_required' }],
  [
    'a text where a choice belongs',
    [focus(null, 'sleep'), hope('Rest')],
    { '0.selected_choice': 'choice_required' },
  ],
  ['no text', [focus('sleep'), hope(null)], { '1.answer_text': 'text_required' }],
  ['blanks', [focus('sleep'), hope('  ')], { '1.answer_text': 'text_required' }],
  ['a foreign choice', [focus('other'), hope('Rest')], { '0.selected_choice': 'unlisted_choice' }],
  [
    'a choice on a text question',
    [focus('sleep'), hope('Rest', 'sleep')],
    { '1.selected_choice': 'unlisted_choice' },
  ],
  [
    'a text beside a choice',
    [focus('sleep', 'but also study'), hope('Rest')],
    { '0.answer_text': 'unlisted_choice' },
  ],
  [
    'an unknown question',
    [focus('sleep'), hope('Rest'), { ...hope('x'), question: 'what' }],
    { '2.question': 'unknown_question' },
  ],
  ['two answers', [focus('sleep'), focus('study'), hope('Rest')], { '1.question': 'answered_twice' }],
  ['a missing answer', [hope('Rest')], { focus: 'choice_required' }],
  ['nothing', [], { focus: 'choice_required', hope: 'text_required' }],
  [
    'several errors',
    [focus(null), hope('')],
    { '0.selected_choice': 'choice_required', '1.answer_text': 'text_required' },
  ],
] as [string, GivenAnswer[], ReturnType<typeof checkAnswers>][])('checks %s', (_, answers, errors) => {
  expect(checkAnswers(QUESTIONS, answers)).toEqual(errors)
})

it.each([
  ['a whole submission', [focus('sleep'), hope('Rest')], true],
  ['answers that are not given', [focus(null), hope(' ')], true],
  ['a question that is left out', [focus('sleep')], false],
  ['a question that is not asked', [focus('sleep'), hope('Rest'), { ...hope('x'), question: 'what' }], false],
  ['a choice that is not offered', [focus('other'), hope('Rest')], false],
] as [string, GivenAnswer[], boolean][])('%s: whether they fit the questions', (_, answers, fits) => {
  expect(fitsQuestions(QUESTIONS, answers)).toBe(fits)
})
