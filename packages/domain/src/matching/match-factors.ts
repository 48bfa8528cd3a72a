import { type Code, type CodeKind, kindOf } from './codes.ts'
import { type CoachHours, dayPartsAt } from './day-parts.ts'
import type { TextLikeness } from './text-likeness.ts'
import { recordIn, type TrackRecords } from './track-record.ts'

/** What matching knows about a student. It knows the codes of the choices in the answers, never their wording. */
export interface StudentPreferences {
  readonly id: string
  /** From the current answers, whatever the questions were. */
  readonly codes: readonly Code[]
  /** Languages named in the profile. */
  readonly profileLanguages: readonly Code[]
  /** '' for none, as for coaches. */
  readonly school: string
  readonly timeZone: string | null
  /** The current answers in the student's own words, to the questions whose text counts. */
  readonly ownWords?: string
}

/** What matching knows about a coach. */
export interface CoachFacts extends CoachHours {
  readonly id: string
  readonly codes: readonly Code[]
  readonly school: string
  /** The maximum number of students at once, and the number of current matches with this coach. */
  readonly capacity: number
  readonly load: number
}

/** What matching knows about all coaches together, independent of those it compares. */
export interface Known {
  /** How similar students' own words are to what coaches wrote about themselves; null if texts do not count. */
  readonly likeness: TextLikeness | null
  /** What coaches achieved; never shown to anybody. */
  readonly records: TrackRecords
}
export const NOTHING_KNOWN: Known = { likeness: null, records: new Map() }

/**
 * The weight of each factor. All but `room` count only for a student who expressed a preference. So the identity
 * factors, `experience` and `school`, count only for students who asked for them.
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
/**
 * What a student may ask for. The language is a condition: a pair meets it or not, and it adds nothing to the score.
 */
export type PreferenceName = Exclude<keyof Weights, 'words' | 'record' | 'room'> | 'language'
export type FactorName = keyof Weights | 'language'

/** One factor for or against a pair. It is stored with the match, so it contains everything that its sentences need. */
export interface MatchFactor {
  /** A `FactorName`, or the name of a factor that an earlier ranking used. */
  readonly factor: string
  /** How far it is met, from 0 to 1. */
  readonly value: number
  /** Its weight relative to the other factors; 0 for a condition. */
  readonly weight: number
  /** What student and coach have in common: codes, or the student's words; for old matches, terms in lower case. */
  readonly shared: readonly string[]
}

/** The kinds of code that both sides name, by factor. The other factors are computed for each pair. */
export const CODE_PREFERENCES = {
  language: 'language',
  focus: 'focus',
  style: 'style',
  experience: 'experience',
} as const satisfies Partial<Record<PreferenceName, CodeKind>>

/** Two people at unlisted schools need not be at the same one. */
const UNKNOWN_SCHOOLS = ['', 'other']

/** A student's wishes by factor, as codes. Empty if the student expressed none, or if it cannot be compared. */
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

/** A coach's free share of capacity, from 0 to 1. */
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
 * The factors of this student and a coach at `now` (epoch milliseconds): the coach's room, then all preferences of the
 * student by descending weight, met or not. Returns a function of the coach.
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
      // One common language is enough to talk.
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
 * The score of a pair, from 0 to 1: the mean of its factors' values, by weight. A mean and not a sum, so that a student
 * with fewer wishes does not get a lower priority.
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
