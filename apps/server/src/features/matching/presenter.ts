import type { CoachProfile } from '@shinequo/contract/coaches'
import type { MatchRequest, StudentRequest } from '@shinequo/contract/matching'
import type { Candidate, EndedMatch, ProgrammeMatch } from '@shinequo/contract/programme'
import { offeredDayParts } from '@shinequo/domain/matching/day-parts'
import { matchReasons } from '@shinequo/domain/matching/match-reasons'
import { type CoachFacts, rankCoaches, type StudentWishes } from '@shinequo/domain/matching/rank-coaches'
import { pictureUrl } from '../../plugins/pictures.ts'
import type {
  CandidateRow,
  ListedRow,
  MatchedStudentRow,
  MatchRow,
  PairableRow,
  RequestRow,
  WishesRow,
} from './queries.ts'

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

/** What speaks for a student and a coach at `now`, in words; nothing for a student who is gone. */
export function reasonsFor(wishes: WishesRow | undefined, coach: CandidateRow, now: number): string[] {
  return wishes ? matchReasons(studentWishes(wishes), coachFacts(coach, wishes.time_zone, now)) : []
}

/** Whom a student is matched with, as administrators see it; a coach removed meanwhile has taken the match along. */
export function presentStanding(rows: readonly MatchRow[], coaches: ReadonlyMap<string, CoachProfile>) {
  return rows.flatMap(({ id, coach_id }) => {
    const coach = coaches.get(coach_id)
    return coach ? [{ ...presentName(coach), id }] : []
  })
}

/** A student as administrators see them beside a match. */
export function presentStudent(row: MatchedStudentRow): ProgrammeMatch['student'] {
  const { id, account_id, first_name, last_name, picture_key, school } = row
  return { id, account_id, first_name, last_name, url: pictureUrl(picture_key), school }
}

function presentName({ id, user, url }: CoachProfile) {
  return { id, first_name: user.first_name, last_name: user.last_name, url }
}

/** What the audit tells of a match. */
interface Act {
  readonly action: string
  readonly actor_role: string
  readonly actor_name: string | null
  readonly at: Date
  readonly reason: string
}

/** The newest act that made a match what it is; null where the engine did. */
function presentDecision(status: MatchRow['status'], acts: readonly Act[]): ProgrammeMatch['decided'] {
  const made = [`match.${status}`, ...(status === 'accepted' ? ['match.paired'] : [])]
  const act = acts.find(({ action }) => made.includes(action))
  return act
    ? {
        role: act.actor_role === 'coach' ? 'coach' : 'admin',
        name: act.actor_name ?? '',
        at: act.at.toISOString(),
        reason: act.reason,
      }
    : null
}

/** A match as administrators see it; `acts` newest first. */
export function presentListed(
  row: ListedRow,
  about: {
    readonly student: MatchedStudentRow
    readonly coach: CoachProfile
    readonly facts: CandidateRow
    readonly wishes: WishesRow | undefined
    readonly acts: readonly Act[]
    readonly mayDecide: boolean
    readonly now: number
  },
): ProgrammeMatch {
  const { facts, mayDecide } = about
  const waits = row.status === 'pending'
  return {
    id: row.id,
    status: row.status,
    created_at: row.created_at.toISOString(),
    student: presentStudent(about.student),
    coach: { ...presentName(about.coach), places_left: Math.max(0, facts.capacity - facts.load) },
    reasons: reasonsFor(about.wishes, facts, about.now),
    decided: presentDecision(row.status, about.acts),
    can: { decide: waits && mayDecide, end: row.status === 'accepted' || (waits && !mayDecide) },
  }
}

/**
 * The coaches with room as one could pair them with a student, in the engine's order. It does not propose those to
 * whom a person said no before: they come last, without a rank.
 */
export function presentCandidates(
  rows: readonly PairableRow[],
  wishes: WishesRow,
  profiles: ReadonlyMap<string, CoachProfile>,
  now: number,
): Candidate[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ranked = rankCoaches(
    studentWishes(wishes),
    rows.map((row) => coachFacts(row, wishes.time_zone, now)),
  )
  const found = ranked.flatMap(({ id }) => {
    const row = byId.get(id)
    const coach = profiles.get(id)
    return row && coach ? [{ row, coach }] : []
  })
  const proposed = found.filter(({ row }) => row.before === null)
  return [...proposed, ...found.filter(({ row }) => row.before !== null)].map(({ row, coach }, at) => ({
    ...presentName(coach),
    focus_area: coach.focus_area,
    places_left: row.capacity - row.load,
    rank: row.before === null ? at + 1 : null,
    reasons: reasonsFor(wishes, row, now),
    before: row.before,
  }))
}

/** An ended match with the sessions that stay. */
export function presentEnded(
  id: string,
  sessions: readonly { id: string; starts_at: Date; ends_at: Date }[],
): EndedMatch {
  return {
    id,
    sessions: sessions.map((session) => ({
      id: session.id,
      start_time: session.starts_at.toISOString(),
      end_time: session.ends_at.toISOString(),
    })),
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
