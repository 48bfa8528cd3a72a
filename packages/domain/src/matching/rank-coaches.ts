import { type DayPart, wishedDayParts } from './day-parts.ts'

/** What matching knows of a coach. Languages and focus areas are texts that may list several. */
export interface CoachFacts {
  readonly id: string
  readonly languages: string
  readonly focusArea: string
  /** The parts of the student's day in which this coach has hours. */
  readonly dayParts: readonly DayPart[]
  /** Most students at once, and how many other students have a live match with this coach now. */
  readonly capacity: number
  readonly load: number
}

/** What matching knows of a student: the profile's language, and what the questionnaire answered. */
export interface StudentWishes {
  readonly profileLanguage: string
  readonly languages: readonly string[]
  readonly focusAreas: readonly string[]
  readonly preferences: readonly string[]
}

export type MatchReason = 'language' | 'profile_language' | 'focus_area' | 'preference'

export interface RankedCoach {
  readonly id: string
  /** 0 to 100. */
  readonly score: number
  readonly reasons: readonly MatchReason[]
}

/**
 * What each reason adds. The language wished for outweighs everything else but the profile's language together:
 * two people without a common language cannot talk.
 */
const WEIGHTS: Record<MatchReason, number> = {
  language: 50,
  focus_area: 30,
  profile_language: 12,
  preference: 8,
}

/**
 * Every coach who has room, best first. Coaches of the same score come by load, the less busy first, then by id, so
 * that the same facts always give the same order.
 */
export function rankCoaches(student: StudentWishes, coaches: readonly CoachFacts[]): RankedCoach[] {
  const wished = {
    language: terms(student.languages),
    profile_language: terms([student.profileLanguage]),
    focus_area: terms(student.focusAreas),
    preference: new Set<string>(student.preferences.flatMap(wishedDayParts)),
  }
  return coaches
    .filter(({ capacity, load }) => load < capacity)
    .map((coach) => {
      const languages = terms([coach.languages])
      const offered = {
        language: languages,
        profile_language: languages,
        focus_area: terms([coach.focusArea]),
        preference: new Set<string>(coach.dayParts),
      }
      const reasons = (Object.keys(WEIGHTS) as MatchReason[]).filter(
        (reason) => !wished[reason].isDisjointFrom(offered[reason]),
      )
      const score = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0)
      return { id: coach.id, load: coach.load, score, reasons }
    })
    .sort((a, b) => b.score - a.score || a.load - b.load || (a.id < b.id ? -1 : 1))
    .map(({ id, score, reasons }) => ({ id, score, reasons }))
}

/** The single things that texts such as 'English, Spanish' or 'Sleep and daily routine' name, in lower case. */
export function terms(texts: readonly string[]): Set<string> {
  const parts = texts.flatMap((text) => text.toLowerCase().split(/[,;/&+]|\band\b/))
  return new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))
}
