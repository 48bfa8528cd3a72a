import { type Code, type CodeKind, codeLabel, kindOf } from './codes.ts'
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
const MOST_SENTENCES = 3

/**
 * Why a student is not matched with a coach, in sentences to the student, what weighs most first. Of one who is not
 * available it is one sentence that is always the same: why, nobody can tell from it. Each other sentence follows from
 * the facts; what a coach has not said anything about is no reason.
 */
export function whyNot(facts: PairFacts): string[] {
  const { coach, available, hasOthers, asked, offered, dayParts } = facts
  if (!available) return [`${coach} is not available to you now.`]
  const askedOf = (kind: CodeKind) => asked.filter((code) => kindOf(code) === kind)
  const differs = (kind: 'focus' | 'style' | 'language') => {
    const own = offered.filter((code) => kindOf(code) === kind)
    return own.length > 0 && !askedOf(kind).some((code) => own.includes(code)) ? askedOf(kind) : []
  }
  const parts = askedOf('time').map((code) => code.slice('time:'.length))
  const free: readonly string[] | null = dayParts
  const missed = free && !parts.some((part) => free.includes(part)) ? parts : []
  const sentences = [
    said(
      differs('language').map(codeLabel),
      (languages, { length }) =>
        `You asked for ${languages}; ${coach} does not coach in ${length === 1 ? 'it' : 'them'}.`,
    ),
    said(
      differs('focus').map(lowerLabel),
      (areas) => `You asked to work on ${areas}; ${coach} works on something else.`,
    ),
    said(
      missed.map((part) => `${part}s`),
      (times) => `You asked for ${times}; ${coach} has no hours then.`,
    ),
    said(
      differs('style').map(lowerLabel),
      (styles) => `You asked for a coach who ${styles}; ${coach} coaches in another way.`,
    ),
  ].flat()
  if (sentences.length > 0) return sentences.slice(0, MOST_SENTENCES)
  return hasOthers
    ? ['Other coaches fit your answers more closely.']
    : ['We are still looking for the coach who fits your answers best.']
}

/** A sentence about things, joined by 'or'; none about nothing. */
function said(
  things: readonly string[],
  sentence: (joined: string, things: readonly string[]) => string,
): string[] {
  if (things.length === 0) return []
  return [sentence(new Intl.ListFormat('en-US', { type: 'disjunction' }).format(things), things)]
}

function lowerLabel(code: Code): string {
  const label = codeLabel(code)
  return label.charAt(0).toLowerCase() + label.slice(1)
}
