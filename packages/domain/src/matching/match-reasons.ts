import type { FitReason, MatchReason } from '@shinequo/contract/matching/reasons'
import type { FactorName, MatchFactor } from './match-factors.ts'

/** A student reads so many at most: more would be a list to study, not a reason to trust. */
export const MOST_REASONS = 3

interface Reasons {
  /** One shared thing, about the coach. Two factors that are one fact have the same. */
  readonly fact: FitReason['code']
  /** In its place to everybody but the student, where the thing itself is nobody else's business. */
  readonly discreet?: FitReason['code']
  /** All that is shared, to the student. */
  readonly asked: MatchReason['code']
}

/** Of the factors of today, and of those of a ranking before it, whose matches still stand. Room is no reason, and a track record is shown to nobody. */
const REASONS: Record<Exclude<FactorName, 'room' | 'record'> | 'focus_area' | 'preference', Reasons> = {
  language: { fact: 'speaks', asked: 'asked_language' },
  focus: { fact: 'works_on', asked: 'asked_focus' },
  focus_area: { fact: 'works_on', asked: 'asked_focus' },
  profile_language: { fact: 'speaks', asked: 'profile_language' },
  time: { fact: 'has_hours', asked: 'asked_time' },
  preference: { fact: 'has_hours', asked: 'asked_time' },
  style: { fact: 'works_like', asked: 'asked_style' },
  experience: { fact: 'has_lived', asked: 'asked_experience' },
  school: { fact: 'same_school', asked: 'asked_school' },
  words: { fact: 'writes_about', discreet: 'fits_own_words', asked: 'wrote_words' },
}

/**
 * Why a coach fits, about the coach, a thing at a time, what weighs most first. They come from the factors alone; those
 * that are not known any more say nothing. For coaches and administrators: that the two have words in common, never which.
 */
export function staffReasons(factors: readonly MatchFactor[]): FitReason[] {
  return toldOnce(factors).flatMap(({ factor, shared }): FitReason[] => {
    const { fact, discreet } = REASONS[factor]
    return discreet === undefined ? each(fact, shared) : [{ code: discreet, params: { terms: [] } }]
  })
}

/** The same for the student, who may read their own words: of a coach whom they can choose. */
export function choiceReasons(factors: readonly MatchFactor[]): FitReason[] {
  return toldOnce(factors).flatMap(({ factor, shared }) => each(REASONS[factor].fact, shared))
}

/** The same to the student, a reason a factor, `MOST_REASONS` at most. `coach` is the first name. */
export function studentReasons(factors: readonly MatchFactor[], coach: string): MatchReason[] {
  return toldOnce(factors)
    .slice(0, MOST_REASONS)
    .map(({ factor, shared }) => ({ code: REASONS[factor].asked, params: { coach, terms: shared } }))
}

function each(code: FitReason['code'], shared: readonly string[]): FitReason[] {
  return shared.map((term) => ({ code, params: { terms: [term] } }))
}

/** What there is to tell, what weighs most first, each fact at its first factor alone. */
function toldOnce(factors: readonly MatchFactor[]): { factor: keyof typeof REASONS; shared: string[] }[] {
  const told = new Set<string>()
  return factors
    .toSorted((a, b) => tellingOf(b) - tellingOf(a))
    .flatMap(({ factor, shared }) => {
      if (!isKnown(factor)) return []
      const rest = shared.filter((term) => {
        const fact = `${REASONS[factor].fact} ${term}`
        return !told.has(fact) && told.add(fact)
      })
      return rest.length > 0 ? [{ factor, shared: rest }] : []
    })
}

/** How much a factor tells of a pair: the language that was a condition comes first, though it adds nothing. */
function tellingOf({ factor, value, weight }: MatchFactor): number {
  return factor === 'language' ? Number.MAX_VALUE : value * weight
}

function isKnown(factor: string): factor is keyof typeof REASONS {
  return Object.hasOwn(REASONS, factor)
}
