import type { WhyNotReason } from '@shinequo/contract/matching/reasons'
import { type Code, type CodeKind, kindOf } from './codes.ts'
import type { DayPart } from './day-parts.ts'

/** What both sides state about themselves, and their relation. */
export interface PairFacts {
  /** The coach's first name. */
  readonly coach: string
  /** The coach accepts students and has room, and nobody has declined this pair before. */
  readonly available: boolean
  /** The student has a coach, or one has been asked. */
  readonly hasOthers: boolean
  /** What the student's answers ask for. */
  readonly asked: readonly Code[]
  readonly offered: readonly Code[]
  /** The parts of the student's day in which the coach has hours; null if unknown. */
  readonly dayParts: readonly DayPart[] | null
}

/** The maximum number of reasons shown to a student. */
const MAX_REASONS = 3

/**
 * Why a student is not matched with a coach, highest weight first. A coach who is not available always gives the same
 * single reason, so that the cause cannot be inferred. Every other reason follows from the facts. What a coach has
 * stated nothing about is not a reason.
 */
export function whyNot(facts: PairFacts): WhyNotReason[] {
  const { coach, available, hasOthers, asked, dayParts } = facts
  const reason = (code: WhyNotReason['code']) => [{ code, params: { coach, terms: [] } }]
  if (!available) return reason('not_available')
  const free = new Set<Code>(dayParts?.map((part) => `time:${part}` as const))
  const times = askedOf('time', asked)
  const missed = dayParts === null || times.some((code) => free.has(code)) ? [] : times
  const reasons = [
    missingLanguages(facts),
    about('focus_differs', coach, unoffered('focus', facts)),
    about('time_differs', coach, missed),
    about('style_differs', coach, unoffered('style', facts)),
  ].flatMap((one) => one ?? [])
  if (reasons.length > 0) return reasons.slice(0, MAX_REASONS)
  return reason(hasOthers ? 'others_fit_better' : 'still_looking')
}

/**
 * The requested languages, if the coach coaches in none of them. Null if they share a language, if none is requested,
 * or if the coach has named none.
 */
export function missingLanguages(facts: Pick<PairFacts, 'coach' | 'asked' | 'offered'>): WhyNotReason | null {
  return about('language_differs', facts.coach, unoffered('language', facts))
}

/** The requested codes of a kind if the coach offers only others; [] if the two share one, or the coach offers none. */
function unoffered(kind: CodeKind, { asked, offered }: Pick<PairFacts, 'asked' | 'offered'>): Code[] {
  const own = offered.filter((code) => kindOf(code) === kind)
  const wished = askedOf(kind, asked)
  return own.length > 0 && !wished.some((code) => own.includes(code)) ? wished : []
}

function askedOf(kind: CodeKind, asked: readonly Code[]): Code[] {
  return asked.filter((code) => kindOf(code) === kind)
}

/** A reason about terms; null without terms. */
function about(code: WhyNotReason['code'], coach: string, terms: Code[]): WhyNotReason | null {
  return terms.length > 0 ? { code, params: { coach, terms } } : null
}
