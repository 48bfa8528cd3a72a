import { type Code, type CodeKind, kindOf } from './codes.ts'
import { type CoachHours, dayPartsAt } from './day-parts.ts'
import type { TextLikeness } from './text-likeness.ts'
import { recordIn, type TrackRecords } from './track-record.ts'

/** What matching knows of a student. Of a choice in the answers it knows the code alone, never the words beside it. */
export interface StudentPreferences {
  readonly id: string
  /** Of the current answers, whatever questions they were given to. */
  readonly codes: readonly Code[]
  /** Languages that the profile names. */
  readonly profileLanguages: readonly Code[]
  /** '' for none, as of coaches. */
  readonly school: string
  readonly timeZone: string | null
  /** What the current answers say in the student's own words, where the questionnaire counts that. */
  readonly ownWords?: string
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

/** What matching knows of all coaches together, whichever of them it looks at. */
export interface Known {
  /** How near students' own words come to what coaches wrote of themselves; null: nobody looks. */
  readonly likeness: TextLikeness | null
  /** What coaches achieved; never shown to anybody. */
  readonly records: TrackRecords
}
export const NOTHING_KNOWN: Known = { likeness: null, records: new Map() }

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
  words: 10,
  record: 10,
  room: 10,
} as const
export type Weights = Readonly<Record<keyof typeof FACTOR_WEIGHTS, number>>
/** What a student may ask for; the language is a condition, which a pair meets or not and which adds nothing. */
export type PreferenceName = Exclude<keyof Weights, 'words' | 'record' | 'room'> | 'language'
export type FactorName = keyof Weights | 'language'

/** One thing that counts for or against a pair. It is kept with the match, so it says all that its sentences need. */
export interface MatchFactor {
  /** A name of `FactorName`, or of a ranking that has been replaced. */
  readonly factor: string
  /** How far it is met, from 0 to 1. */
  readonly value: number
  /** How much it counts beside the others; 0 for a condition. */
  readonly weight: number
  /** What student and coach have in common: codes, or words of the student; of old matches terms in lower case. */
  readonly shared: readonly string[]
}

/** The kinds of code that both sides name, by what they are called as factors. Of the others each pair is worked out. */
export const CODE_PREFERENCES = {
  language: 'language',
  focus: 'focus',
  style: 'style',
  experience: 'experience',
} as const satisfies Partial<Record<PreferenceName, CodeKind>>

/** Two people at schools that are not listed need not be at one. */
const UNKNOWN_SCHOOLS = ['', 'other']

/** What a student wishes, by factor: codes, none where they did not speak of it or it cannot be compared. */
export function preferencesOf(
  student: StudentPreferences,
): Readonly<Record<PreferenceName, readonly Code[]>> {
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

/** One factor of a student, as a function of the coach. */
interface Counting {
  readonly factor: FactorName
  readonly weight: number
  of(coach: CoachFacts): Pick<MatchFactor, 'value' | 'shared'>
}

/**
 * What counts for this student and a coach at `now` (epoch milliseconds): the coach's room, then all that the student
 * spoke of, what weighs most first, met or not. A function of the coach.
 */
export function pairFactors(
  student: StudentPreferences,
  now: number,
  weights: Weights = FACTOR_WEIGHTS,
  { likeness, records }: Known = NOTHING_KNOWN,
): (coach: CoachFacts) => MatchFactor[] {
  const partsOf = dayPartsAt(now)
  const offers = (coach: CoachFacts, factor: PreferenceName): readonly string[] => {
    if (factor === 'time') return partsOf(student.timeZone ?? 'UTC', coach).map((part) => `time:${part}`)
    if (factor === 'school') return coach.school === student.school ? ['school:same'] : []
    return coach.codes
  }
  const asked = (factor: PreferenceName, wished: readonly Code[]): Counting => ({
    factor,
    weight: weightOf(factor, weights),
    of: (coach) => {
      const offered = offers(coach, factor)
      const shared = wished.filter((code) => offered.includes(code))
      // One language in common is enough to talk.
      const value = factor === 'language' ? Math.min(1, shared.length) : shared.length / wished.length
      return { value, shared }
    },
  })
  const preferences = Object.entries(preferencesOf(student)) as [PreferenceName, readonly Code[]][]
  const wished = preferences
    .filter(([, codes]) => codes.length > 0)
    .map(([factor, codes]) => asked(factor, codes))
  const words = likeness?.to(student.ownWords ?? '')
  const like: Counting[] = words
    ? [{ factor: 'words', weight: weights.words, of: ({ id }) => words.with(id) }]
    : []
  const record = recordIn(preferencesOf(student).focus, records)
  const done: Counting[] = record
    ? [{ factor: 'record', weight: weights.record, of: ({ id }) => ({ value: record(id), shared: [] }) }]
    : []
  const counting = [...wished, ...like, ...done].sort((a, b) => b.weight - a.weight)
  return (coach) => [
    { factor: 'room', value: roomOf(coach), weight: weights.room, shared: [] },
    ...counting.map(({ factor, weight, of }) => ({ factor, weight, ...of(coach) })),
  ]
}

export function weightOf(factor: Exclude<FactorName, 'room'>, weights: Weights): number {
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
