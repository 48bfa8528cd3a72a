import { type Code, codeLabel, isCode } from './codes.ts'
import type { FactorName, MatchFactor } from './match-factors.ts'

/** A student reads so many at most: more would be a list to study, not a reason to trust. */
export const MOST_REASONS = 3

interface Words {
  /** One shared thing in words about the coach. It says the same of two factors where the two are one fact. */
  readonly fact: (term: string) => string
  /** In its place to everybody but the student, where the thing itself is nobody else's business. */
  readonly discreet?: string
  /** The same to the student: what they said, and what the coach brings to it. */
  readonly sentence: (shared: readonly string[], coach: string) => string
}

const speaks = (language: string) => `Speaks ${nameOf(language)}`
const worksOn: Words = {
  fact: (term) => `Works on ${phraseOf(term)}`,
  sentence: (shared, coach) =>
    `You asked to work on ${listed(shared.map(phraseOf))}. That is what ${coach} works on.`,
}
const hasHours: Words = {
  fact: (part) => `Free in the ${timeOf(part)}`,
  sentence: (shared, coach) => `You asked for ${listed(shared.map(timeOf))}. ${coach} has hours then.`,
}

/** Of the factors of today, and of those of a ranking before it, whose matches still stand. Room is no reason, and a track record is shown to nobody. */
const WORDS: Record<Exclude<FactorName, 'room' | 'record'> | 'focus_area' | 'preference', Words> = {
  language: {
    fact: speaks,
    sentence: (shared, coach) =>
      `You asked for ${listed(shared.map(nameOf))}. ${coach} ${speaksThem(shared)}.`,
  },
  focus: worksOn,
  focus_area: worksOn,
  profile_language: {
    fact: speaks,
    sentence: (shared, coach) =>
      `Your profile named ${listed(shared.map(nameOf))}. ${coach} ${speaksThem(shared)}.`,
  },
  time: hasHours,
  preference: hasHours,
  style: {
    fact: labelOf,
    sentence: (shared, coach) =>
      `You asked for a coach who ${listed(shared.map(phraseOf))}. ${coach} works like that.`,
  },
  experience: {
    fact: labelOf,
    sentence: (shared, coach) =>
      `You asked for a coach who ${listed(shared.map(livedOf))}. That is true of ${coach}.`,
  },
  school: {
    fact: () => 'From the same school',
    sentence: (_, coach) => `You asked for a coach from your school. That is true of ${coach}.`,
  },
  words: {
    fact: (word) => `Writes about ${word}, too`,
    discreet: 'Fits what the student wrote in their own words',
    sentence: (shared, coach) =>
      `You wrote about ${listed(shared)}. ${coach} writes about ${shared.length === 1 ? 'it' : 'them'}, too.`,
  },
}

/**
 * Why a coach fits, in words about the coach, what weighs most first: 'Speaks Spanish', 'Works on sleep', 'Free in the
 * evenings'. They come from the factors alone; those that are not known any more say nothing. For coaches and
 * administrators: that the two have words in common, never which.
 */
export function staffReasons(factors: readonly MatchFactor[]): string[] {
  return toldOnce(factors).flatMap(({ factor, shared }) => {
    const { fact, discreet } = WORDS[factor]
    return discreet === undefined ? shared.map(fact) : [discreet]
  })
}

/** The same for the student, who may read their own words: of a coach whom they can choose. */
export function choiceReasons(factors: readonly MatchFactor[]): string[] {
  return toldOnce(factors).flatMap(({ factor, shared }) => shared.map(WORDS[factor].fact))
}

/**
 * The same to the student, a sentence a factor, `MOST_REASONS` at most: 'You asked for Spanish. Amara speaks it.'
 * `coach` is the first name.
 */
export function studentReasons(factors: readonly MatchFactor[], coach: string): string[] {
  return toldOnce(factors)
    .slice(0, MOST_REASONS)
    .map(({ factor, shared }) => WORDS[factor].sentence(shared, coach))
}

/** What there is to tell, what weighs most first, each fact at its first factor alone. */
function toldOnce(factors: readonly MatchFactor[]): { factor: keyof typeof WORDS; shared: string[] }[] {
  const told = new Set<string>()
  return factors
    .toSorted((a, b) => tellingOf(b) - tellingOf(a))
    .flatMap(({ factor, shared }) => {
      if (!isKnown(factor)) return []
      const rest = shared.filter((term) => {
        const fact = WORDS[factor].fact(term)
        return !told.has(fact) && told.add(fact)
      })
      return rest.length > 0 ? [{ factor, shared: rest }] : []
    })
}

/** How much a factor tells of a pair: the language that was a condition comes first, though it adds nothing. */
function tellingOf({ factor, value, weight }: MatchFactor): number {
  return factor === 'language' ? Number.MAX_VALUE : value * weight
}

function isKnown(factor: string): factor is keyof typeof WORDS {
  return Object.hasOwn(WORDS, factor)
}

/** 'sleep', 'sleep and stress', 'sleep, stress, and belonging' */
function listed(terms: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(terms)
}

function speaksThem({ length }: readonly string[]): string {
  return length === 1 ? 'speaks it' : length === 2 ? 'speaks both' : 'speaks them all'
}

/** What a code is called; an old match has words in its place. */
function labelOf(term: string): string {
  return isCode(term) ? codeLabel(term) : term
}

/** The same within a sentence. */
function phraseOf(term: string): string {
  const label = labelOf(term)
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** A name, such as that of a language. */
function nameOf(term: string): string {
  return labelOf(term).replace(/(^|\s)\S/g, (letter) => letter.toUpperCase())
}

function timeOf(term: string): string {
  return isCode(term) ? phraseOf(term) : `${term}s`
}

const FIRST: Code = 'experience:first_generation'

function livedOf(term: string): string {
  return term === FIRST ? `was ${phraseOf(term)}` : phraseOf(term)
}
