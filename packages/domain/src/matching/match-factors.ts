import { type Code, type CodeKind, kindOf } from './codes.ts'
import { type CoachHours, dayPartsAt } from './day-parts.ts'

/** What matching knows of a student. Of the questionnaire it knows codes alone, and of the answers none of their words. */
export interface StudentWishes {
  readonly id: string
  /** Of the current answers, whatever questions they were given to. */
  readonly codes: readonly Code[]
  /** Languages that the profile names. */
  readonly profileLanguages: readonly Code[]
  /** '' for none, as of coaches. */
  readonly school: string
  readonly timeZone: string | null
}

/** What matching knows of a coach. */
export interface CoachFacts extends CoachHours {
  readonly id: string
  readonly codes: readonly Code[]
  readonly school: string
  /** Most students at once, and how many have a live match with this coach now. */
  readonly capacity: number
  readonly load: number
}

/**
 * What each factor weighs; all but `room` count only for a student who spoke of them. Who the two are, `experience` and
 * `school`, so counts for those alone who asked for it.
 */
export const FACTOR_WEIGHTS = {
  focus: 40,
  time: 20,
  style: 15,
  experience: 15,
  profile_language: 10,
  school: 10,
  room: 10,
} as const
export type Weights = Readonly<Record<keyof typeof FACTOR_WEIGHTS, number>>
/** What a student may speak of; the language is a condition, which a pair meets or not and which adds nothing. */
export type WishName = Exclude<keyof Weights, 'room'> | 'language'
export type FactorName = keyof Weights | 'language'

/** One thing that counts for or against a pair. It is kept with the match, so it says all that its sentences need. */
export interface MatchFactor {
  /** A name of `FactorName`, or of a ranking that has been replaced. */
  readonly factor: string
  /** How far it is met, from 0 to 1. */
  readonly value: number
  /** How much it counts beside the others; 0 for a condition. */
  readonly weight: number
  /** What student and coach have in common: codes; of old matches terms in lower case. */
  readonly shared: readonly string[]
}

/** The kinds of code that both sides name, by what they are called as factors. Of the others each pair is worked out. */
export const CODE_WISHES = {
  language: 'language',
  focus: 'focus',
  style: 'style',
  experience: 'experience',
} as const satisfies Partial<Record<WishName, CodeKind>>

/** Two people at schools that are not listed need not be at one. */
const UNKNOWN_SCHOOLS = ['', 'other']

/** What a student wishes, by factor: codes, none where they did not speak of it or it cannot be compared. */
export function wishesOf(student: StudentWishes): Readonly<Record<WishName, readonly Code[]>> {
  const { codes, profileLanguages, school, timeZone } = student
  const named = (kind: CodeKind) => codes.filter((code) => kindOf(code) === kind)
  return {
    language: named('language'),
    focus: named('focus'),
    time: timeZone === null ? [] : named('time'),
    style: named('style'),
    experience: named('experience'),
    profile_language: profileLanguages,
    school: UNKNOWN_SCHOOLS.includes(school) ? [] : named('school'),
  }
}

/** How much room a coach has, from 0 to 1. */
export function roomOf({ capacity, load }: Pick<CoachFacts, 'capacity' | 'load'>): number {
  return capacity > 0 ? Math.max(0, 1 - load / capacity) : 0
}

/**
 * What counts for this student and a coach at `now` (epoch milliseconds): the coach's room, then all that the student
 * spoke of, what weighs most first, met or not. A function of the coach.
 */
export function pairFactors(
  student: StudentWishes,
  now: number,
  weights: Weights = FACTOR_WEIGHTS,
): (coach: CoachFacts) => MatchFactor[] {
  const wishes = (Object.entries(wishesOf(student)) as [WishName, readonly Code[]][])
    .filter(([, wished]) => wished.length > 0)
    .map(([factor, wished]) => ({ factor, wished, weight: weightOf(factor, weights) }))
    .sort((a, b) => b.weight - a.weight)
  const partsOf = dayPartsAt(now)
  const offers = (coach: CoachFacts, factor: WishName): readonly string[] => {
    if (factor === 'time') return partsOf(student.timeZone ?? 'UTC', coach).map((part) => `time:${part}`)
    if (factor === 'school') return coach.school === student.school ? ['school:same'] : []
    return coach.codes
  }
  return (coach) => [
    { factor: 'room', value: roomOf(coach), weight: weights.room, shared: [] },
    ...wishes.map(({ factor, wished, weight }) => {
      const offered = offers(coach, factor)
      const shared = wished.filter((code) => offered.includes(code))
      // One language in common is enough to talk.
      const value = factor === 'language' ? Math.min(1, shared.length) : shared.length / wished.length
      return { factor, value, weight, shared }
    }),
  ]
}

export function weightOf(factor: WishName, weights: Weights): number {
  return factor === 'language' ? 0 : weights[factor]
}

/**
 * The score of a pair by its factors, from 0 to 1: the mean of their values, by their weights. A mean and not a sum, so
 * that coaches want no student less for wishing less.
 */
export function scoreOf(factors: readonly MatchFactor[]): number {
  let sum = 0
  let weights = 0
  for (const { value, weight } of factors) {
    sum += value * weight
    weights += weight
  }
  return sum / (weights || 1)
}
