import { wishedDayParts } from './day-parts.ts'
import { type CoachFacts, type StudentWishes, terms } from './rank-coaches.ts'

const TIMES = { morning: 'mornings', afternoon: 'afternoons', evening: 'evenings' } as const

/**
 * Why a coach fits a student, in words about the coach, what weighs most first: 'Speaks Spanish', 'Works on sleep',
 * 'Free in the evenings'. Empty when nothing speaks for the two but that there is room.
 */
export function matchReasons(
  student: StudentWishes,
  coach: Pick<CoachFacts, 'languages' | 'focusArea' | 'dayParts'>,
): string[] {
  const spoken = terms([coach.languages])
  const languages = terms([...student.languages, student.profileLanguage])
  const focus = terms([coach.focusArea])
  const parts = new Set(student.preferences.flatMap(wishedDayParts))
  return [
    ...[...languages].filter((one) => spoken.has(one)).map((one) => `Speaks ${asName(one)}`),
    ...[...terms(student.focusAreas)].filter((one) => focus.has(one)).map((one) => `Works on ${one}`),
    ...coach.dayParts.filter((part) => parts.has(part)).map((part) => `Free in the ${TIMES[part]}`),
  ]
}

function asName(term: string): string {
  return term.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase())
}
