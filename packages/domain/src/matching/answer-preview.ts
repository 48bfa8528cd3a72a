import type { FitReason, WhyNotReason } from '@shinequo/contract/matching/reasons'
import { type Code, kindOf } from './codes.ts'
import {
  type CoachFacts,
  type Known,
  type MatchFactor,
  NOTHING_KNOWN,
  type PreferenceName,
  pairFactors,
  type StudentPreferences,
  type Weights,
} from './match-factors.ts'
import { choiceReasons } from './match-reasons.ts'
import { missingLanguages } from './why-not.ts'

/**
 * Facts about who a coach is. Students see them only if they have asked for them. A student who only tries answers has
 * not, and could otherwise learn these facts by trying one option after the other.
 */
const OF_THE_COACH = ['experience', 'school'] satisfies PreferenceName[] as readonly string[]

/**
 * The factors of a pair that may be shown for answers that are only being tried. `known`: the factors shown to the
 * student already.
 */
export function visibleFactors(
  factors: readonly MatchFactor[],
  known: readonly MatchFactor[] = [],
): readonly MatchFactor[] {
  return factors.map((one) => {
    if (!OF_THE_COACH.includes(one.factor)) return one
    const told = known.find(({ factor }) => factor === one.factor)?.shared ?? []
    return { ...one, shared: one.shared.filter((term) => told.includes(term)) }
  })
}

/**
 * The codes by which a preview ranks coaches: those of the tried answers, each once, but facts about who a coach is only
 * if the stored answers ask for exactly the same. Otherwise the order alone would tell such facts to somebody who tries
 * one option after the other.
 */
export function triedCodes(tried: readonly Code[], stored: readonly Code[]): Code[] {
  const of = (kind: string, codes: readonly Code[]) => new Set(codes.filter((code) => kindOf(code) === kind))
  const isStored = (kind: string) => of(kind, tried).symmetricDifference(of(kind, stored)).size === 0
  const hidden = OF_THE_COACH.filter((kind) => !isStored(kind))
  return [...new Set(tried.filter((code) => !hidden.includes(kindOf(code))))]
}

/** The parts of a student's answers that matching reads. */
export type TriedAnswers = Pick<StudentPreferences, 'codes' | 'ownWords'>

/** How well a coach fits other answers, compared with the present ones. All reasons are about the coach. */
export interface FitChange {
  /** Reasons that hold with both sets of answers. */
  readonly fits: readonly FitReason[]
  /** Reasons that hold only with the other answers. */
  readonly gained: readonly FitReason[]
  /** Reasons that hold only with the present answers. */
  readonly lost: readonly FitReason[]
  /** A language that the other answers ask for and the coach does not coach in. */
  readonly unmet: WhyNotReason | null
  /** Whether the other answers change any of this. */
  readonly changes: boolean
}

/**
 * What other answers would change between a student and one of their coaches. Both people are taken as they are at `now`
 * (epoch milliseconds), so that changes since the two were matched are not attributed to the answers. Returns a function
 * of the coach and their first name.
 */
export function fitChanges(
  student: StudentPreferences,
  answers: TriedAnswers,
  now: number,
  weights: Weights,
  known: Known = NOTHING_KNOWN,
): (coach: CoachFacts, name: string) => FitChange {
  const factorsBefore = pairFactors(student, now, weights, known)
  const factorsAfter = pairFactors({ ...student, ...answers }, now, weights, known)
  return (coach, name) => {
    const present = factorsBefore(coach)
    const before = choiceReasons(present)
    const after = choiceReasons(visibleFactors(factorsAfter(coach), present))
    const unmetBy = (asked: readonly Code[]) => missingLanguages({ coach: name, asked, offered: coach.codes })
    const gained = without(after, before)
    const lost = without(before, after)
    const unmet = unmetBy(answers.codes)
    return {
      fits: without(after, gained),
      gained,
      lost,
      unmet,
      changes: gained.length + lost.length > 0 || keyOf(unmet) !== keyOf(unmetBy(student.codes)),
    }
  }
}

/** The reasons that are not among `others`. */
function without(reasons: readonly FitReason[], others: readonly FitReason[]): FitReason[] {
  const keys = new Set(others.map(keyOf))
  return reasons.filter((reason) => !keys.has(keyOf(reason)))
}

/** The same key for two reasons that say the same of one coach. */
function keyOf(reason: FitReason | WhyNotReason | null): string {
  return reason === null ? '' : [reason.code, ...reason.params.terms].join(' ')
}
