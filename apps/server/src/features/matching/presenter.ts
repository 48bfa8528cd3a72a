import type { CoachProfile } from '@shinequo/contract/coaches'
import type { MatchRequest, StudentRequest } from '@shinequo/contract/matching'
import { offeredDayParts } from '@shinequo/domain/matching/day-parts'
import type { CoachFacts, StudentWishes } from '@shinequo/domain/matching/rank-coaches'
import type { CandidateRow, MatchRow, RequestRow, WishesRow } from './queries.ts'

/** A match as its student sees it. */
export function presentMatch(row: MatchRow, coach: CoachProfile): MatchRequest {
  return {
    id: row.id,
    status: row.status,
    created_at: row.created_at.toISOString(),
    from_user_profile: coach,
  }
}

/** A request as the coach sees it who decides on it. */
export function presentRequest(row: RequestRow, reasons: string[]): StudentRequest {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    first_name: row.first_name,
    school: row.school,
    degree: row.degree,
    course: row.course,
    language_preference: row.language_preference,
    reasons,
  }
}

/** What a student's answers and profile say to the rules of matching. */
export function studentWishes({ language_preference, answers }: WishesRow): StudentWishes {
  const answered = (key: WishesRow['answers'][number]['key']) =>
    answers.filter((answer) => answer.key === key).map(({ text }) => text)
  return {
    profileLanguage: language_preference,
    languages: answered('language'),
    focusAreas: answered('focus_area'),
    preferences: answered('preference'),
  }
}

/** A coach to the rules of matching; `now` in milliseconds. */
export function coachFacts(coach: CandidateRow, studentZone: string | null, now: number): CoachFacts {
  return {
    id: coach.id,
    languages: coach.language_preference,
    focusArea: coach.focus_area,
    capacity: coach.capacity,
    load: coach.load,
    dayParts: studentZone ? offeredDayParts(coach.hours, coach.time_zone, studentZone, now) : [],
  }
}
