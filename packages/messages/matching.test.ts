import { codesNamed } from '@shinequo/domain/matching/code-terms'
import { CODE_KINDS, CODES, isCode } from '@shinequo/domain/matching/codes'
import { namedParts } from '@shinequo/domain/matching/named-parts'
import { describe, expect, it } from 'vitest'
import { fitReason, matchReason, whyNotReason } from './en/web/matching-codes.ts'
import * as spanish from './es-US/web/matching-codes.ts'
import { CODE_NAMES as SPANISH_NAMES } from './es-US/web/matching-codes.ts'
import { FOCUS_NAMES_IN_EACH } from './focus-names.ts'
import { LANGUAGE_NAMES_IN_EACH } from './language-names.ts'

const fits = (...of: [code: Parameters<typeof fitReason>[0]['code'], ...terms: string[]][]) =>
  of.map(([code, ...terms]) => fitReason({ code, params: { terms } }))
const said = (code: Parameters<typeof matchReason>[0]['code'], ...terms: string[]) =>
  matchReason({ code, params: { coach: 'Amara', terms } })
const not = (code: Parameters<typeof whyNotReason>[0]['code'], ...terms: string[]) =>
  whyNotReason({ code, params: { coach: 'Amara', terms } })

describe('what speaks for a coach', () => {
  it('is said in a few words about the coach', () => {
    expect(
      fits(
        ['speaks', 'language:spanish'],
        ['works_on', 'focus:sleep'],
        ['has_hours', 'time:evening'],
        ['works_like', 'style:listening'],
        ['has_lived', 'experience:first_generation'],
        ['has_lived', 'experience:transfer'],
        ['same_school', 'school:same'],
        ['writes_about', 'guitar'],
        ['fits_own_words'],
      ),
    ).toEqual([
      'Speaks Spanish',
      'Works on sleep and daily routine',
      'Free in the evenings',
      'Listens first',
      'First in their family to go to college',
      'Changed colleges',
      'From the same school',
      'Writes about guitar, too',
      'Fits what the student wrote in their own words',
    ])
  })

  it.each([
    [said('asked_language', 'language:spanish'), 'You asked for Spanish. Amara speaks it.'],
    [
      said('asked_language', 'language:english', 'language:spanish'),
      'You asked for English and Spanish. Amara speaks both.',
    ],
    [
      said('asked_language', 'language:english', 'language:spanish', 'language:haitian_creole'),
      'You asked for English, Spanish, and Haitian Creole. Amara speaks them all.',
    ],
    [
      said('profile_language', 'language:haitian_creole'),
      'Your profile lists Haitian Creole. Amara speaks it.',
    ],
    [
      said('asked_focus', 'focus:sleep'),
      'You asked to work on sleep and daily routine. Amara works on that.',
    ],
    [said('asked_time', 'time:evening'), 'You asked for evenings. Amara has hours then.'],
    [
      said('asked_time', 'time:morning', 'time:evening'),
      'You asked for mornings and evenings. Amara has hours then.',
    ],
    [
      said('asked_style', 'style:listening', 'style:planning'),
      'You asked for a coach who listens first and plans small steps. Amara works like that.',
    ],
    [
      said('asked_experience', 'experience:first_generation'),
      'You asked for a coach who was the first in their family to go to college. Amara has that experience.',
    ],
    [said('asked_school', 'school:same'), 'You asked for a coach from your school. Amara went there.'],
    [said('wrote_words', 'running'), 'You wrote about running. Amara writes about it, too.'],
    [
      said('wrote_words', 'running', 'guitar'),
      'You wrote about running and guitar. Amara writes about them, too.',
    ],
  ])('is said to the student: %s', (sentence, expected) => {
    expect(sentence).toBe(expected)
  })

  it('is said of old matches in the words that were stored with them', () => {
    expect(
      fits(['speaks', 'haitian creole'], ['works_on', 'daily routine'], ['has_hours', 'evening']),
    ).toEqual(['Speaks Haitian Creole', 'Works on daily routine', 'Free in the evenings'])
    expect([said('asked_language', 'haitian creole'), said('asked_time', 'evening')]).toEqual([
      'You asked for Haitian Creole. Amara speaks it.',
      'You asked for evenings. Amara has hours then.',
    ])
  })
})

it.each([
  [not('not_available'), "Amara isn't available to you right now."],
  [not('language_differs', 'language:spanish'), "You asked for Spanish. Amara doesn't coach in it."],
  [
    not('language_differs', 'language:spanish', 'language:french'),
    "You asked for Spanish or French. Amara doesn't coach in them.",
  ],
  [
    not('focus_differs', 'focus:sleep'),
    'You asked to work on sleep and daily routine. Amara works on something else.',
  ],
  [not('time_differs', 'time:evening'), 'You asked for evenings. Amara has no hours then.'],
  [
    not('style_differs', 'style:planning'),
    'You asked for a coach who plans small steps. Amara coaches in another way.',
  ],
  [not('others_fit_better'), 'Other coaches fit your answers more closely.'],
  [not('still_looking'), 'We are still looking for the coach who fits your answers best.'],
])('a coach who was not matched is explained: %s', (sentence, expected) => {
  expect(sentence).toBe(expected)
})

it('each is said in Spanish, too', () => {
  const about = (...terms: string[]) => ({ coach: 'Amara', terms })
  expect([
    spanish.matchReason({ code: 'asked_language', params: about('language:spanish') }),
    spanish.matchReason({ code: 'wrote_words', params: about('running') }),
    spanish.whyNotReason({ code: 'not_available', params: about() }),
    spanish.whyNotReason({ code: 'language_differs', params: about('language:spanish') }),
    spanish.fitReason({ code: 'speaks', params: { terms: ['language:spanish'] } }),
    spanish.fitReason({ code: 'has_hours', params: { terms: ['time:evening'] } }),
    spanish.fitReason({ code: 'works_on', params: { terms: ['focus:exams'] } }),
    spanish.fitReason({ code: 'works_like', params: { terms: ['style:listening'] } }),
    spanish.fitReason({ code: 'writes_about', params: { terms: ['guitar'] } }),
  ]).toEqual([
    'Pediste español. Amara lo habla.',
    'Escribiste sobre running. Amara también escribe sobre eso.',
    'Amara no está disponible para ti en este momento.',
    'Pediste español; Amara no da coaching en ese idioma.',
    'Habla español',
    'Disponible por la noche',
    'Trabaja en temas de exámenes y fechas de entrega',
    'Escucha primero',
    'También escribe sobre guitar',
  ])
})

/** By kind, the names that texts of people are recognised by. */
const WRITTEN = { focus: FOCUS_NAMES_IN_EACH, language: LANGUAGE_NAMES_IN_EACH } as const

describe.each(Object.entries(WRITTEN))('names of kind %s', (kind, [english, spanish]) => {
  it('name one thing each, in whichever language', () => {
    const keys = Object.keys(english!)
    for (const key of keys as (keyof typeof english)[]) {
      for (const names of [english!, spanish!]) {
        expect(namedParts<string>(names[key]!, [english!, spanish!]), names[key]).toEqual([{ key }])
      }
    }
  })

  it('are understood by matching, as far as it has codes for them', () => {
    for (const names of [english!, spanish!]) {
      for (const [key, name] of Object.entries<string>(names)) {
        expect(codesNamed(kind as keyof typeof WRITTEN, name), name).toEqual(isCode(key) ? [key] : [])
      }
    }
  })
})

it.each(CODES)('the Spanish name of %s names it and nothing else', (code) => {
  const name = SPANISH_NAMES[code]
  expect(CODE_KINDS.flatMap((kind) => codesNamed(kind, name))).toEqual([code])
})
