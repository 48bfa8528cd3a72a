import { type Code, codesOf, kindOf } from '../codes.ts'
import { dayPartsAt } from '../day-parts.ts'
import {
  CODE_PREFERENCES,
  type CoachFacts,
  type Known,
  NOTHING_KNOWN,
  type PreferenceName,
  preferencesOf,
  type StudentPreferences,
  type Weights,
  weightOf,
} from '../match-factors.ts'
import { likeWords } from '../text-likeness.ts'
import { achieved } from '../track-record.ts'
import type { Factor } from './candidate-lists.ts'
import { oneInCommon, sameMark, sharedByGroup, sharedCodes } from './code-factors.ts'

/**
 * The factors of `pairFactors` at `now` for all pairs at once, with the same values, except for the room. Sorted by
 * descending weight.
 */
export function programmeFactors(
  students: readonly StudentPreferences[],
  coaches: readonly CoachFacts[],
  now: number,
  weights: Weights,
  { likeness, records }: Known = NOTHING_KNOWN,
): Factor[] {
  const preferences = students.map(preferencesOf)
  const wished = (factor: PreferenceName) => Int32Array.from(preferences, (one) => setOf(one[factor]))
  const shared = (factor: keyof typeof CODE_PREFERENCES | 'profile_language') => {
    const kind = factor === 'profile_language' ? 'language' : CODE_PREFERENCES[factor]
    const offered = Int32Array.from(coaches, ({ codes }) =>
      setOf(codes.filter((code) => kindOf(code) === kind)),
    )
    return { students: wished(factor), coaches: offered }
  }
  const time = () => {
    const zones = [...new Set(students.map(({ timeZone }) => timeZone ?? 'UTC'))]
    const zoneAt = new Map(zones.map((zone, at) => [zone, at]))
    const groups = Int32Array.from(students, ({ timeZone }) => zoneAt.get(timeZone ?? 'UTC')!)
    const partsOf = dayPartsAt(now)
    const offered = zones.map((zone) =>
      Int32Array.from(coaches, (coach) => setOf(partsOf(zone, coach).map((part): Code => `time:${part}`))),
    )
    return sharedByGroup(weights.time, wished('time'), groups, offered)
  }
  const school = () => {
    const marks = students.map((student, at) => (preferences[at]!.school.length > 0 ? student.school : null))
    return sameMark(
      weights.school,
      marks,
      coaches.map((coach) => coach.school),
    )
  }
  const words = () => likeWords(weights.words, students, coaches, likeness)
  const areas = preferences.map(({ focus }) => focus)
  const record = () => achieved(weights.record, areas, coaches, records)
  const all: Record<PreferenceName | 'words' | 'record', () => Factor | null> = {
    language: () => oneInCommon(shared('language')),
    focus: () => sharedCodes(weights.focus, shared('focus')),
    time,
    style: () => sharedCodes(weights.style, shared('style')),
    experience: () => sharedCodes(weights.experience, shared('experience')),
    profile_language: () => sharedCodes(weights.profile_language, shared('profile_language')),
    school,
    words,
    record,
  }
  return (Object.keys(all) as (keyof typeof all)[])
    .sort((a, b) => weightOf(b, weights) - weightOf(a, weights))
    .flatMap((factor) => all[factor]() ?? [])
}

const BITS = new Map(
  (['focus', 'style', 'language', 'time', 'experience'] as const).flatMap((kind) =>
    codesOf(kind).map((code, at) => [code, 1 << at]),
  ),
)

/** Codes of one kind as a bit set. The bit of a code is its index within the kind. */
function setOf(codes: readonly Code[]): number {
  return codes.reduce((set, code) => set | (BITS.get(code) ?? 0), 0)
}
