import type { FitReason, MatchReason } from '@shinequo/contract/matching/reasons'
import type { FactorName, MatchFactor } from './match-factors.ts'

/** The maximum number of reasons shown to a student: more would be a list to study, not a reason to trust. */
export const MAX_REASONS = 3

interface Reasons {
  /** A reason about the coach with one shared term. Two factors about the same fact have the same code. */
  readonly fact: FitReason['code']
  /** Used instead of `fact` for everybody but the student, if the shared terms are private. */
  readonly discreet?: FitReason['code']
  /** The reason for the student, with all shared terms. */
  readonly asked: MatchReason['code']
}

/**
 * The reasons of current factors, and of those of an earlier ranking whose matches still exist. Room is not a reason,
 * and a track record is never shown.
 */
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
 * Why a coach fits, phrased about the coach, one term per reason, highest weight first. Derived from the stored factors
 * alone; unknown factors give no reason. For coaches and administrators: it says that the two have words in common, but
 * never which.
 */
export function staffReasons(factors: readonly MatchFactor[]): FitReason[] {
  return withoutRepeats(factors).flatMap(({ factor, shared }): FitReason[] => {
    const { fact, discreet } = REASONS[factor]
    return discreet === undefined ? each(fact, shared) : [{ code: discreet, params: { terms: [] } }]
  })
}

/** The same for the student, who may read their own words, about a coach whom they can choose. */
export function choiceReasons(factors: readonly MatchFactor[]): FitReason[] {
  return withoutRepeats(factors).flatMap(({ factor, shared }) => each(REASONS[factor].fact, shared))
}

/** The reasons for the student, one per factor, at most `MAX_REASONS`. `coach` is the first name. */
export function studentReasons(factors: readonly MatchFactor[], coach: string): MatchReason[] {
  return withoutRepeats(factors)
    .slice(0, MAX_REASONS)
    .map(({ factor, shared }) => ({ code: REASONS[factor].asked, params: { coach, terms: shared } }))
}

function each(code: FitReason['code'], shared: readonly string[]): FitReason[] {
  return shared.map((term) => ({ code, params: { terms: [term] } }))
}

/** The factors to report, highest contribution first. Each fact is reported only for its first factor. */
function withoutRepeats(
  factors: readonly MatchFactor[],
): { factor: keyof typeof REASONS; shared: string[] }[] {
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

/** A factor's contribution, for sorting. A language condition comes first, although it adds nothing to the score. */
function tellingOf({ factor, value, weight }: MatchFactor): number {
  return factor === 'language' ? Number.MAX_VALUE : value * weight
}

function isKnown(factor: string): factor is keyof typeof REASONS {
  return Object.hasOwn(REASONS, factor)
}
