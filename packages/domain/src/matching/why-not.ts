import type { WhyNotReason } from '@shinequo/contract/matching/reasons'
import { type Code, type CodeKind, kindOf } from './codes.ts'
import type { DayPart } from './day-parts.ts'

/** What two sides say of themselves, and how they stand to each other. */
export interface PairFacts {
  /** The coach's first name. */
  readonly coach: string
  /** Open to students, with room, and no person has said no to the two before. */
  readonly available: boolean
  /** The student has somebody, or somebody has been asked. */
  readonly hasOthers: boolean
  /** What the student's answers ask for. */
  readonly asked: readonly Code[]
  readonly offered: readonly Code[]
  /** The parts of the student's day in which the coach has hours; null where nobody knows. */
  readonly dayParts: readonly DayPart[] | null
}

/** A student reads so many at most. */
const MOST_REASONS = 3

/**
 * Why a student is not matched with a coach, what weighs most first. Of one who is not available it is one reason that is
 * always the same: why, nobody can tell from it. Each other one follows from the facts; what a coach has not said
 * anything about is no reason.
 */
export function whyNot(facts: PairFacts): WhyNotReason[] {
  const { coach, available, hasOthers, asked, dayParts } = facts
  const reason = (code: WhyNotReason['code']) => [{ code, params: { coach, terms: [] } }]
  if (!available) return reason('not_available')
  const free = new Set<Code>(dayParts?.map((part) => `time:${part}` as const))
  const times = askedOf('time', asked)
  const missed = dayParts === null || times.some((code) => free.has(code)) ? [] : times
  const reasons = [
    unspoken(facts),
    about('focus_differs', coach, unoffered('focus', facts)),
    about('time_differs', coach, missed),
    about('style_differs', coach, unoffered('style', facts)),
  ].flatMap((one) => one ?? [])
  if (reasons.length > 0) return reasons.slice(0, MOST_REASONS)
  return reason(hasOthers ? 'others_fit_better' : 'still_looking')
}

/**
 * The languages that are asked for and that the coach does not coach in; null where they share one, where none is asked
 * for, or where the coach has named none.
 */
export function unspoken(facts: Pick<PairFacts, 'coach' | 'asked' | 'offered'>): WhyNotReason | null {
  return about('language_differs', facts.coach, unoffered('language', facts))
}

/** What is asked for of a kind of which the coach offers other things; [] where the two share one. */
function unoffered(kind: CodeKind, { asked, offered }: Pick<PairFacts, 'asked' | 'offered'>): Code[] {
  const own = offered.filter((code) => kindOf(code) === kind)
  const wished = askedOf(kind, asked)
  return own.length > 0 && !wished.some((code) => own.includes(code)) ? wished : []
}

function askedOf(kind: CodeKind, asked: readonly Code[]): Code[] {
  return asked.filter((code) => kindOf(code) === kind)
}

/** A reason about things; null about nothing. */
function about(code: WhyNotReason['code'], coach: string, terms: Code[]): WhyNotReason | null {
  return terms.length > 0 ? { code, params: { coach, terms } } : null
}
