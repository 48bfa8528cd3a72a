import { expect, it } from 'vitest'
import { hasWords, type JoiningFacts, stepsToDo } from './joining-steps.ts'

const complete: JoiningFacts = {
  hasPicture: true,
  description: '<p>I listen first.</p>',
  focusArea: 'Sleep',
  languages: 'English',
  timeZone: 'America/Chicago',
  hasHours: true,
  codes: ['focus:sleep', 'language:english'],
}

it('finds no steps if everything is given', () => {
  expect(stepsToDo(complete)).toEqual([])
})

it('accepts a language without a code, given in words', () => {
  expect(stepsToDo({ ...complete, languages: 'Polish', codes: ['focus:sleep'] })).toEqual([])
})

it.each([
  ['picture', { hasPicture: false }],
  ['description', { description: '<p> </p>' }],
  ['focus_area', { focusArea: ' ' }],
  ['focus_area', { codes: ['language:english', 'style:listening'] as const }],
  ['language_preference', { languages: '' }],
  ['language_preference', { codes: ['focus:sleep', 'experience:parent'] as const }],
  ['time_zone', { timeZone: 'UTC' }],
  ['hours', { hasHours: false }],
])('returns only %s if only that is missing', (step, missing) => {
  expect(stepsToDo({ ...complete, ...missing })).toEqual([step])
})

it('returns all steps in order for a new coach', () => {
  const nothing = { description: '', focusArea: '', languages: '', timeZone: 'UTC', codes: [] }
  expect(stepsToDo({ ...nothing, hasPicture: false, hasHours: false })).toEqual([
    'picture',
    'description',
    'focus_area',
    'language_preference',
    'time_zone',
    'hours',
  ])
})

it.each([
  ['<ul><li>plan</li></ul>', true],
  ['plain', true],
  ['<p></p><p><br /></p>', false],
  ['<p>&nbsp;</p>', false],
  ['', false],
])('checks whether %j contains words', (html, words) => {
  expect(hasWords(html)).toBe(words)
})
