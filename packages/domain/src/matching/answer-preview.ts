import type { FitReason, WhyNotReason } from '@shinequo/contract/matching/reasons'
import type { Code } from './codes.ts'
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
import { unspoken } from './why-not.ts'

/**
 * Who a coach is. Students read of it who have asked for it; whoever only tries answers has not, and could go through all
 * there is to ask for, one after the other.
 */
const OF_THE_COACH = ['experience', 'school'] satisfies PreferenceName[] as readonly string[]

/** What may be told of a pair by answers that are only tried; `known`: what is told of them already. */
export function tellable(
  factors: readonly MatchFactor[],
  known: readonly MatchFactor[] = [],
): readonly MatchFactor[] {
  return factors.map((one) => {
    if (!OF_THE_COACH.includes(one.factor)) return one
    const told = known.find(({ factor }) => factor === one.factor)?.shared ?? []
    return { ...one, shared: one.shared.filter((term) => told.includes(term)) }
  })
}

/** What a student answers, as far as matching reads it. */
export type TriedAnswers = Pick<StudentPreferences, 'codes' | 'ownWords'>

/** How a student and a coach fit by other answers, beside how they fit by the present ones; about the coach. */
export interface FitChange {
  /** What speaks for the two by both. */
  readonly fits: readonly FitReason[]
  /** What speaks for them by the other answers alone. */
  readonly gained: readonly FitReason[]
  /** What speaks for them by the present answers alone. */
  readonly lost: readonly FitReason[]
  /** A language that the other answers ask for and the coach does not coach in. */
  readonly unmet: WhyNotReason | null
  /** Whether the other answers change anything of this. */
  readonly changes: boolean
}

/**
 * What other answers would change between a student and a coach of theirs, both as they are at `now`
 * (epoch milliseconds): what changed since the two were matched is not told as if the answers had done it. A function of
 * the coach and their first name.
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
    const after = choiceReasons(tellable(factorsAfter(coach), present))
    const unmetBy = (asked: readonly Code[]) => unspoken({ coach: name, asked, offered: coach.codes })
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

/** The reasons that are not among the others. */
function without(reasons: readonly FitReason[], others: readonly FitReason[]): FitReason[] {
  const keys = new Set(others.map(keyOf))
  return reasons.filter((reason) => !keys.has(keyOf(reason)))
}

/** Alike for two reasons that say the same of one coach. */
function keyOf(reason: FitReason | WhyNotReason | null): string {
  return reason === null ? '' : [reason.code, ...reason.params.terms].join(' ')
}
