/** Names of the codes that choices and coaches are marked with, and the reasons of matches, which name codes. */

import type { FitReason, MatchReason, WhyNotReason } from '@shinequo/contract/matching/reasons'
import { type Code, type CodeKind, isCode } from '@shinequo/domain/matching/codes'
import { either, list } from '../locale.ts'
import { FOCUS_NAMES } from './focus-names.ts'
import { LANGUAGE_NAMES } from './names.ts'

/**
 * Used alone, as what a student or coach chooses, and in lists. Within a sentence their first letter becomes lower
 * case.
 */
export const CODE_NAMES = {
  ...FOCUS_NAMES,
  'style:listening': 'Listens first',
  'style:planning': 'Plans small steps',
  'style:questions': 'Asks hard questions',
  'style:encouraging': 'Encourages',
  ...LANGUAGE_NAMES,
  'time:morning': 'Mornings',
  'time:afternoon': 'Afternoons',
  'time:evening': 'Evenings',
  'experience:first_generation': 'First in their family to go to college',
  'experience:international': 'Studied in another country',
  'experience:transfer': 'Changed colleges',
  'experience:working': 'Worked while studying',
  'experience:parent': 'Studied with children',
  'experience:disability': 'Studied with a disability or illness',
  'school:same': 'The same school',
} satisfies Record<Code, string>

export const KIND_NAMES = {
  focus: 'Topics',
  style: 'Coaching style',
  language: 'Language',
  time: 'Time of day',
  experience: "The coach's experience",
  school: 'School',
} satisfies Record<CodeKind, string>

// Reasons

type Terms = readonly string[]

export const FITS: Record<FitReason['code'], (term: string) => string> = {
  speaks: (language) => `Speaks ${nameOf(language)}`,
  works_on: (area) => `Works on ${phraseOf(area)}`,
  has_hours: (part) => `Free in the ${timeOf(part)}`,
  works_like: labelOf,
  has_lived: labelOf,
  same_school: () => 'From the same school',
  writes_about: (word) => `Writes about ${word}, too`,
  fits_own_words: () => 'Fits what the student wrote in their own words',
}

/** Why a coach fits, in a few words: several of these are shown in a row. */
export function fitReason({ code, params }: FitReason): string {
  return FITS[code](params.terms[0] ?? '')
}

export const MATCHES: Record<MatchReason['code'], (terms: Terms, coach: string) => string> = {
  asked_language: (languages, coach) =>
    `You asked for ${list(languages.map(nameOf))}. ${coach} ${speaksThem(languages)}.`,
  profile_language: (languages, coach) =>
    `Your profile lists ${list(languages.map(nameOf))}. ${coach} ${speaksThem(languages)}.`,
  asked_focus: (areas, coach) => `You asked to work on${areasOf(areas)}. ${coach} works on that.`,
  asked_time: (parts, coach) => `You asked for ${list(parts.map(timeOf))}. ${coach} has hours then.`,
  asked_style: (styles, coach) =>
    `You asked for a coach who ${list(styles.map(phraseOf))}. ${coach} works like that.`,
  asked_experience: (lived, coach) =>
    `You asked for a coach who ${list(lived.map(livedOf))}. ${coach} has that experience.`,
  asked_school: (_, coach) => `You asked for a coach from your school. ${coach} went there.`,
  wrote_words: (words, coach) =>
    `You wrote about ${list(words)}. ${coach} writes about ${words.length === 1 ? 'it' : 'them'}, too.`,
}

/** Tells a student why they are matched with a coach, or could be. */
export function matchReason({ code, params: { terms, coach } }: MatchReason): string {
  return MATCHES[code](terms, coach)
}

export const WHY_NOT: Record<WhyNotReason['code'], (terms: Terms, coach: string) => string> = {
  not_available: (_, coach) => `${coach} isn't available to you right now.`,
  language_differs: (languages, coach) =>
    `You asked for ${either(languages.map(labelOf))}. ${coach} doesn't coach in ${languages.length === 1 ? 'it' : 'them'}.`,
  focus_differs: (areas, coach) => `You asked to work on${areasOf(areas)}. ${coach} works on something else.`,
  time_differs: (parts, coach) => `You asked for ${either(parts.map(timeOf))}. ${coach} has no hours then.`,
  style_differs: (styles, coach) =>
    `You asked for a coach who ${either(styles.map(phraseOf))}. ${coach} coaches in another way.`,
  others_fit_better: () => 'Other coaches fit your answers more closely.',
  still_looking: () => 'We are still looking for the coach who fits your answers best.',
}

/** Tells a student why they are not matched with a coach. */
export function whyNotReason({ code, params: { terms, coach } }: WhyNotReason): string {
  return WHY_NOT[code](terms, coach)
}

function speaksThem({ length }: Terms): string {
  return length === 1 ? 'speaks it' : length === 2 ? 'speaks both' : 'speaks them all'
}

/** The name of a code. An old match has words instead of a code, which are used as they are. */
function labelOf(term: string): string {
  return isCode(term) ? CODE_NAMES[term] : term
}

/** The same, within a sentence. */
function phraseOf(term: string): string {
  const label = labelOf(term)
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** What follows 'to work on': a list, with semicolons where an area has an 'and' of its own. */
function areasOf(areas: Terms): string {
  const phrases = areas.map(phraseOf)
  const nested = phrases.length > 1 && phrases.some((phrase) => / and |,/.test(phrase))
  return nested ? `: ${phrases.join('; ')}` : ` ${list(phrases)}`
}

/** A name, such as that of a language. */
function nameOf(term: string): string {
  return labelOf(term).replace(/(^|\s)\S/g, (letter) => letter.toUpperCase())
}

/** A part of the day: 'evenings'. */
function timeOf(term: string): string {
  return isCode(term) ? phraseOf(term) : `${term}s`
}

const FIRST: Code = 'experience:first_generation'

function livedOf(term: string): string {
  return term === FIRST ? `was the ${phraseOf(term)}` : phraseOf(term)
}
