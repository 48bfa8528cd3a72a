import type { CoachProfile } from '@shinequo/contract/coaches'
import type { MatchRequest, WhyNot } from '@shinequo/contract/matching'
import type { AlternativeCoach } from '@shinequo/contract/matching/changes'
import type { EndedMatch } from '@shinequo/contract/matching/endings'
import type { Candidate, ProgrammeMatch, StudentToPair } from '@shinequo/contract/matching/programme-matches'
import type { FitReason, MatchReason, WhyNotReason } from '@shinequo/contract/matching/reasons'
import type { StudentRequest } from '@shinequo/contract/matching/student-requests'
import type { UnmatchedStudent } from '@shinequo/contract/matching/unmatched'
import type { StayingCoach } from '@shinequo/contract/questionnaire'
import { answerBy } from '@shinequo/domain/matching/answer-deadline'
import type { FitChange } from '@shinequo/domain/matching/answer-preview'
import type { Ranked } from '@shinequo/domain/matching/candidate-order'
import type { MatchFactor, pairFactors } from '@shinequo/domain/matching/match-factors'
import { choiceReasons, staffReasons, studentReasons } from '@shinequo/domain/matching/match-reasons'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../plugins/context.ts'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { CandidateRow, MatchedStudentRow, MatchRow, PairableRow, RequestRow } from './queries.ts'
import type { UnmatchedRow } from './unmatched/queries.ts'

const messages = messagesOf('en').matching

/** Why a coach fits, as text and as codes. */
function presentFits(fits: readonly FitReason[]) {
  return { reasons: fits.map(messages.fitReason), reason_codes: [...fits] }
}

/** The reasons for a match as its student sees them. */
export function presentReasons(reasons: readonly MatchReason[]) {
  return { reasons: reasons.map(messages.matchReason), reason_codes: [...reasons] }
}

/** The reasons why a coach is not matched, as text and as codes. */
export function presentWhyNot(reasons: readonly WhyNotReason[]): WhyNot {
  return { sentences: reasons.map(messages.whyNotReason), reason_codes: [...reasons] }
}

/**
 * A match as its student sees it, with its reasons. `canConfirm`: the student has an address to confirm.
 */
export function presentMatch(
  row: MatchRow & { readonly welcome: string },
  coach: CoachProfile,
  factors: readonly MatchFactor[],
  canConfirm: boolean,
): MatchRequest {
  return {
    id: row.id,
    status: row.status,
    created_at: row.created_at.toISOString(),
    from_user_profile: coach,
    ...presentReasons(studentReasons(factors, coach.user.first_name)),
    from_answers: row.factors !== null,
    welcome: row.welcome,
    // A student who was not told about a request does not lose anything with it.
    gave_way: canConfirm && row.ended_by === 'gave_way' && row.coached_until !== null,
  }
}

/** A request as the deciding coach sees it. `decidingSince`: since when coaches decide; null: from the beginning. */
export function presentRequest(
  row: RequestRow,
  factors: readonly MatchFactor[],
  decidingSince: Date | null,
  { risk }: Pick<Context, 'risk'>,
): StudentRequest {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    answer_by: new Date(answerBy(row.created_at.getTime(), decidingSince?.getTime() ?? null)).toISOString(),
    first_name: row.first_name,
    school: row.school,
    degree: row.degree,
    course: row.course,
    language_preference: row.language_preference,
    needs_care: [row.course, row.language_preference].some(risk.isClear),
    ...presentFits(staffReasons(factors)),
  }
}

/** The coaches of a student as administrators see them. A coach deleted meanwhile took the match along. */
export function presentCurrentMatches(rows: readonly MatchRow[], coaches: ReadonlyMap<string, CoachProfile>) {
  return rows.flatMap(({ id, coach_id }) => {
    const coach = coaches.get(coach_id)
    return coach ? [{ ...presentName(coach), id }] : []
  })
}

/** A student as shown to administrators in a match. */
export function presentStudent(row: MatchedStudentRow): ProgrammeMatch['student'] {
  const { id, account_id, first_name, last_name, picture_key, school, coaches } = row
  return { id, account_id, first_name, last_name, url: pictureUrl(picture_key), school, coaches }
}

/** A student whom an administrator can pair by hand. */
export function presentStudentToPair(row: MatchedStudentRow & { email: string }): StudentToPair {
  return { ...presentStudent(row), email: row.email, completed: row.is_completed }
}

function presentName({ id, user, url }: CoachProfile) {
  return { id, first_name: user.first_name, last_name: user.last_name, url }
}

/** An audit entry about a match. */
interface Act {
  readonly action: string
  readonly actor_role: string
  readonly actor_name: string | null
  readonly at: Date
  readonly reason: string
}

/** The newest audit entry that gave a match its status; null if the engine did. */
function presentDecision(
  status: MatchRow['status'],
  acts: readonly Act[],
  ownReason: string,
  { risk }: Pick<Context, 'risk'>,
): ProgrammeMatch['decided'] {
  const made = [`match.${status}`, ...(status === 'accepted' ? ['match.paired'] : [])]
  const act = acts.find(({ action }) => made.includes(action))
  if (!act) return null
  const role = act.actor_role === 'student' || act.actor_role === 'coach' ? act.actor_role : 'admin'
  const reason = role === 'student' ? ownReason : act.reason
  return {
    role,
    name: act.actor_name ?? '',
    at: act.at.toISOString(),
    reason,
    needs_care: role === 'student' && risk.isClear(reason),
  }
}

/** A match as administrators see it. `acts` are sorted newest first. */
export function presentListed(
  row: MatchRow,
  about: {
    readonly student: MatchedStudentRow
    readonly coach: CoachProfile
    readonly facts: CandidateRow
    readonly factors: readonly MatchFactor[]
    readonly acts: readonly Act[]
    /** Why the student ended it; '' if not given. */
    readonly ownReason: string
    readonly mayDecide: boolean
  },
  context: Pick<Context, 'risk'>,
): ProgrammeMatch {
  const { facts, mayDecide } = about
  const waits = row.status === 'pending'
  return {
    id: row.id,
    status: row.status,
    created_at: row.created_at.toISOString(),
    student: presentStudent(about.student),
    coach: { ...presentName(about.coach), places_left: Math.max(0, facts.capacity - facts.load) },
    ...presentFits(staffReasons(about.factors)),
    decided: presentDecision(row.status, about.acts, about.ownReason, context),
    expired: row.ended_by === 'expired',
    gave_way: row.ended_by === 'gave_way',
    can: { decide: waits && mayDecide, end: row.status === 'accepted' || (waits && !mayDecide) },
  }
}

/** The factors of a student and a coach, as a function of the coach. */
type FactorsOf = ReturnType<typeof pairFactors>

/** Coaches for administrators to choose from. */
export function presentCandidates(
  rows: readonly Ranked<PairableRow>[],
  factorsOf: FactorsOf,
  profiles: ReadonlyMap<string, CoachProfile>,
): Candidate[] {
  return rows.flatMap((row) => {
    const coach = profiles.get(row.id)
    if (!coach) return []
    return {
      ...presentName(coach),
      focus_area: coach.focus_area,
      places_left: row.capacity - row.load,
      rank: row.rank,
      ...presentFits(staffReasons(factorsOf(row))),
      before: row.before,
    }
  })
}

/** Coaches whom a student can have instead, in the given order, each with its reasons. */
export function presentAlternatives(
  rows: readonly CandidateRow[],
  factorsOf: FactorsOf,
  profiles: ReadonlyMap<string, CoachProfile>,
): AlternativeCoach[] {
  return rows.flatMap((row) => {
    const coach = profiles.get(row.id)
    return coach ? [{ coach, ...presentFits(choiceReasons(factorsOf(row))) }] : []
  })
}

/** A coach whom a student keeps, and what other answers would change between the two. */
export function presentStaying(coach: CoachProfile, { fits, gained, lost, unmet }: FitChange): StayingCoach {
  return {
    ...presentName(coach),
    fits: fits.map(messages.fitReason),
    fits_codes: [...fits],
    gained: gained.map(messages.fitReason),
    gained_codes: [...gained],
    lost: lost.map(messages.fitReason),
    lost_codes: [...lost],
    unmet: unmet && messages.whyNotReason(unmet),
    unmet_code: unmet,
  }
}

/** An ended match with the remaining sessions. */
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

/** A match as a row of a file, in the order of MATCH_COLUMNS. */
export function presentMatchRow({ student, coach, status, created_at, expired, decided }: ProgrammeMatch) {
  return [
    `${student.first_name} ${student.last_name}`.trim(),
    student.school,
    `${coach.first_name} ${coach.last_name}`.trim(),
    status,
    created_at,
    expired ? 'yes' : 'no',
    decided?.role ?? '',
    decided?.name ?? '',
    decided?.at ?? '',
    decided?.reason ?? '',
  ]
}

/** A student without a coach, as administrators see them. */
export function presentUnmatched({
  picture_key,
  since,
  reminded_at,
  total: _,
  ...row
}: UnmatchedRow): UnmatchedStudent {
  return {
    ...row,
    url: pictureUrl(picture_key),
    since: since.toISOString(),
    reminded_at: reminded_at?.toISOString() ?? null,
  }
}
