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
  const { coach, available, hasOthers, asked, dayParts } = facts
  if (!available) return [`${coach} is not available to you now.`]
  const differs = (kind: CodeKind) => unoffered(kind, facts)
  const parts = askedOf('time', asked).map((code) => code.slice('time:'.length))
  const free: readonly string[] | null = dayParts
  const missed = free && !parts.some((part) => free.includes(part)) ? parts : []
  const sentences = [
    unspoken(facts),
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

/**
 * The one sentence about a language that is asked for and that the coach does not coach in; none where they share one,
 * where none is asked for, or where the coach has named none.
 */
export function unspoken(facts: Pick<PairFacts, 'coach' | 'asked' | 'offered'>): string[] {
  return said(
    unoffered('language', facts).map(codeLabel),
    (languages, { length }) =>
      `You asked for ${languages}; ${facts.coach} does not coach in ${length === 1 ? 'it' : 'them'}.`,
  )
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
