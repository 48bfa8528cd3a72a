import type { FactorName, MatchFactor } from './match-factors.ts'

/** A student reads so many at most: more would be a list to study, not a reason to trust. */
export const MOST_REASONS = 3

interface Words {
  /** One shared thing in words about the coach. It says the same of two factors where the two are one fact. */
  readonly fact: (term: string) => string
  /** The same to the student: what they said, and what the coach brings to it. */
  readonly sentence: (shared: readonly string[], coach: string) => string
}

const speaks = (language: string) => `Speaks ${asName(language)}`

const WORDS: Record<FactorName, Words> = {
  language: {
    fact: speaks,
    sentence: (shared, coach) =>
      `You asked for ${listed(shared.map(asName))}. ${coach} ${speaksThem(shared)}.`,
  },
  focus_area: {
    fact: (term) => `Works on ${term}`,
    sentence: (shared, coach) => `You asked to work on ${listed(shared)}. That is what ${coach} works on.`,
  },
  profile_language: {
    fact: speaks,
    sentence: (shared, coach) =>
      `Your profile named ${listed(shared.map(asName))}. ${coach} ${speaksThem(shared)}.`,
  },
  preference: {
    fact: (part) => `Free in the ${part}s`,
    sentence: (shared, coach) =>
      `You asked for ${listed(shared.map((part) => `${part}s`))}. ${coach} has hours then.`,
  },
}

/**
 * Why a coach fits, in words about the coach, what weighs most first: 'Speaks Spanish', 'Works on sleep', 'Free in the
 * evenings'. They come from the factors alone; those that are not known any more say nothing.
 */
export function staffReasons(factors: readonly MatchFactor[]): string[] {
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
function toldOnce(factors: readonly MatchFactor[]): { factor: FactorName; shared: string[] }[] {
  const told = new Set<string>()
  return factors
    .toSorted((a, b) => b.value * b.weight - a.value * a.weight)
    .flatMap(({ factor, shared }) => {
      if (!isKnown(factor)) return []
      const rest = shared.filter((term) => {
        const fact = WORDS[factor].fact(term)
        return !told.has(fact) && told.add(fact)
      })
      return rest.length > 0 ? [{ factor, shared: rest }] : []
    })
}

function isKnown(factor: string): factor is FactorName {
  return Object.hasOwn(WORDS, factor)
}

/** 'sleep', 'sleep and stress', 'sleep, stress, and belonging' */
function listed(terms: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(terms)
}

function speaksThem({ length }: readonly string[]): string {
  return length === 1 ? 'speaks it' : length === 2 ? 'speaks both' : 'speaks them all'
}

function asName(term: string): string {
  return term.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase())
}
