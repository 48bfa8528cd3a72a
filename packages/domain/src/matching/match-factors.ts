import { type DayPart, wishedDayParts } from './day-parts.ts'

/** What matching knows of a coach. Languages and focus areas are texts that may list several. */
export interface CoachFacts {
  readonly id: string
  readonly languages: string
  readonly focusArea: string
  /** The parts of the student's day in which this coach has hours. */
  readonly dayParts: readonly DayPart[]
  /** Most students at once, and how many other students have a live match with this coach now. */
  readonly capacity: number
  readonly load: number
}

/** What matching knows of a student: the profile's language, and what the questionnaire answered. */
export interface StudentWishes {
  readonly profileLanguage: string
  readonly languages: readonly string[]
  readonly focusAreas: readonly string[]
  readonly preferences: readonly string[]
}

/**
 * What each factor adds to a score of 100. The language wished for outweighs everything else but the profile's language
 * together: two people without a common language cannot talk.
 */
export const FACTOR_WEIGHTS = { language: 50, focus_area: 30, profile_language: 12, preference: 8 } as const
export type FactorName = keyof typeof FACTOR_WEIGHTS

/** One thing that speaks for a pair. It is kept with the match, so it says all that its sentences need. */
export interface MatchFactor {
  /** A name of `FactorName`, or of a ranking that has been replaced. */
  readonly factor: string
  /** How far it is met, from 0 to 1. */
  readonly value: number
  /** What it adds to the score when it is met whole. */
  readonly weight: number
  /** What student and coach have in common: terms in lower case, or parts of the day. */
  readonly shared: readonly string[]
}

type Pairable = Pick<CoachFacts, 'languages' | 'focusArea' | 'dayParts'>

/**
 * What speaks for this student and a coach, what weighs most first; empty when nothing does. A function of the coach
 * that works out each saying once, however many coaches say the same.
 */
export function pairFactors(student: StudentWishes): (coach: Pairable) => MatchFactor[] {
  const textOf = (text: string) => terms([text])
  const language = sharing('language', terms(student.languages), textOf)
  const focus = sharing('focus_area', terms(student.focusAreas), textOf)
  const ownLanguage = sharing('profile_language', terms([student.profileLanguage]), textOf)
  const wishedParts = new Set<string>(student.preferences.flatMap(wishedDayParts))
  const times = sharing('preference', wishedParts, (parts: readonly DayPart[]) => new Set<string>(parts))
  return ({ languages, focusArea, dayParts }) => [
    ...language(languages),
    ...focus(focusArea),
    ...ownLanguage(languages),
    ...times(dayParts),
  ]
}

/** A factor by what a coach says to it: none or one, remembered by the saying. */
function sharing<T>(
  factor: FactorName,
  wished: ReadonlySet<string>,
  read: (said: T) => ReadonlySet<string>,
): (said: T) => readonly MatchFactor[] {
  const known = new Map<T, readonly MatchFactor[]>()
  return (said) => {
    const before = known.get(said)
    if (before) return before
    const offered = read(said)
    const shared = [...wished].filter((one) => offered.has(one))
    const found = shared.length > 0 ? [{ factor, value: 1, weight: FACTOR_WEIGHTS[factor], shared }] : []
    known.set(said, found)
    return found
  }
}

/** The score that factors add up to, 0 to 100. */
export function scoreOf(factors: readonly MatchFactor[]): number {
  return factors.reduce((sum, { value, weight }) => sum + value * weight, 0)
}

/** The single things that texts such as 'English, Spanish' or 'Sleep and daily routine' name, in lower case. */
export function terms(texts: readonly string[]): Set<string> {
  const parts = texts.flatMap((text) => text.toLowerCase().split(/[,;/&+]|\band\b/))
  return new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))
}
