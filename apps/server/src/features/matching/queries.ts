import type { MatchStatus } from '@shinequo/contract/matching'
import type { CandidateCoach } from '@shinequo/domain/matching/candidate-order'
import { codesNamed } from '@shinequo/domain/matching/code-terms'
import { type Code, isCode } from '@shinequo/domain/matching/codes'
import type { CoachFacts, MatchFactor, StudentPreferences } from '@shinequo/domain/matching/match-factors'
import { type RawBuilder, sql as raw } from 'kysely'
import { calledName } from '../../plugins/database/called-name.ts'
import { isNamed } from '../../plugins/database/found-people.ts'
import { studentsWithAccounts } from '../../plugins/database/pairs.ts'
import { sessionIs } from '../../plugins/database/session-state.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'

export interface MatchRow {
  id: string
  status: MatchStatus
  created_at: Date
  coach_id: string
  student_profile_id: string
  /**
   * Who or what ended it; null if nobody did, or if the engine ended it itself. 'gave_way': a known student needed the
   * place; 'away': the student's account was paused or was to be deleted.
   */
  ended_by: 'student' | 'coach' | 'admin' | 'expired' | 'gave_way' | 'away' | null
  /** When an accepted match ended; null if it is live, was never accepted, or ended before this was recorded. */
  coached_until: Date | null
  /** The reasons at the time when the engine made it; null if they were not stored. */
  factors: readonly MatchFactor[] | null
}

/** The columns of a `MatchRow`, from a table with alias `m`. */
export const MATCH_COLUMNS = [
  'm.id',
  'm.status',
  'm.created_at',
  'm.coach_id',
  'm.student_profile_id',
  'm.ended_by',
  'm.coached_until',
  'm.factors',
] as const

/** What the coach `c` of the match `m` wrote to welcome the student, while it is accepted and before their first session. */
const welcomeAt = (
  now: Date,
) => raw<string>`case when m.status = 'accepted' and c.welcome <> '' and not exists (
  select from bookings b where b.student_profile_id = m.student_profile_id and b.coach_id = m.coach_id
    and ${sessionIs('held', now)}) then c.welcome else '' end`

/** A student's matches, newest first, those made together best first; only of this status, if it is given. */
const listedMatches = (sql: Sql, studentProfileId: string, status: MatchStatus | undefined) =>
  sql
    .selectFrom('match_requests as m')
    .select(MATCH_COLUMNS)
    .where('m.student_profile_id', '=', studentProfileId)
    .$if(status !== undefined, (query) => query.where('m.status', '=', status as MatchStatus))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.score', 'desc')
    .orderBy('m.id')

/** A student's accepted matches, newest first. Those made together are sorted best first. */
export async function acceptedMatches(sql: Sql, studentProfileId: string): Promise<MatchRow[]> {
  return listedMatches(sql, studentProfileId, 'accepted').execute()
}

/**
 * A student's matches as the student sees them: as in `acceptedMatches`, of each status or of one, with the coach's
 * welcome at `now`; '' without one.
 */
export async function welcomedMatches(
  sql: Sql,
  studentProfileId: string,
  status: MatchStatus | undefined,
  now: number,
): Promise<(MatchRow & { welcome: string })[]> {
  return listedMatches(sql, studentProfileId, status)
    .innerJoin('coaches as c', 'c.id', 'm.coach_id')
    .select(welcomeAt(new Date(now)).as('welcome'))
    .execute()
}

/** How many characters of a student's own words are read. */
export const MAX_WORDS = 4000

/**
 * The own words of a student `s`. If no text question counts in the programme, nothing is read for anybody: the first
 * condition is evaluated only once.
 */
const OWN_WORDS = raw`case when exists (select from questions where counts and question_type = 'text') then coalesce((
  select left(string_agg(r.answer_text, E'\n' order by q.id), ${raw.lit(MAX_WORDS)})
  from response_sets rs join responses r on r.response_set_id = rs.id join questions q on q.id = r.question_id
  where rs.student_profile_id = s.id and rs.is_current and q.counts and q.question_type = 'text'), '') else '' end`

/**
 * What matching reads from students' profiles and current answers: the codes of all choices in them, also of choices that
 * are no longer offered, and the answers to the text questions that count, in the order of these questions' ids. Deleted
 * students are left out.
 */
export async function preferencesOf(
  sql: Sql,
  studentProfileIds: readonly string[],
): Promise<StudentPreferences[]> {
  if (studentProfileIds.length === 0) return []
  const { rows } = await raw<Omit<StudentPreferences, 'profileLanguages'> & { languages: string }>`
    select s.id, s.language_preference as languages, s.school, a.time_zone as "timeZone",
      coalesce((
        select json_agg(distinct c.code)
        from response_sets rs join responses r on r.response_set_id = rs.id join choices c on c.id = r.choice_id
        where rs.student_profile_id = s.id and rs.is_current and c.code is not null), '[]') as codes,
      ${OWN_WORDS} as "ownWords"
    from student_profiles s join accounts a on a.id = s.account_id
    where s.id = any(${studentProfileIds}::uuid[]) and a.erased_at is null`.execute(sql)
  // A run reads thousands of profiles, which say the same few things.
  const named = new Map<string, Code[]>()
  return rows.map(({ languages, codes, ...row }) => ({
    ...row,
    codes: codes.filter(isCode),
    profileLanguages: named.getOrInsertComputed(languages, (text) => codesNamed('language', text)),
  }))
}

export interface CandidateRow extends CoachFacts {
  /** Whether students may be matched with the coach. */
  readonly open: boolean
}

/** Without stored codes that matching no longer knows. */
function withKnownCodes<Row extends CandidateRow>(row: Row): Row {
  return { ...row, codes: row.codes.filter(isCode) }
}

/** Which states of live matches count. */
export type Counted = readonly ('pending' | 'accepted')[]
export const LIVE: Counted = ['pending', 'accepted']

/**
 * The hours of a `CandidateRow`, regardless of the day of the week. A subquery per coach: as a join it takes seconds as
 * long as the planner does not know how many coaches there are.
 */
const HOURS = raw`coalesce((
  select string_agg(distinct start_minute || '-' || end_minute, ',') from weekly_hours h where h.coach_id = c.id), '')`

/** How many matches in these states a coach has. */
const loadOf = (counted: Counted) =>
  raw.join(
    counted.map((status) => raw.ref(`c.${status}_matches`)),
    raw` + `,
  )

/** Coaches as matching sees them. `load` counts all their live matches, or those in `counted`. */
export async function coachesById(sql: Sql, ids: readonly string[], counted = LIVE): Promise<CandidateRow[]> {
  if (ids.length === 0) return []
  const { rows } = await raw<CandidateRow>`
    select c.id, c.codes, c.school, c.time_zone as "timeZone", c.capacity,
      coach_is_open(c) as open, ${loadOf(counted)} as load,
      ${HOURS} as hours
    from coaches c where c.id = any(${ids}::uuid[])`.execute(sql)
  return rows.map(withKnownCodes)
}

/**
 * Selects all coaches who are open to students. The role is repeated because an index covers the accounts of coaches.
 */
const selectOpen = (load: RawBuilder<unknown>, before: RawBuilder<unknown>) => raw`
  select c.id, c.codes, c.school, c.time_zone as "timeZone", c.capacity, true as open,
    ${HOURS} as hours, ${load} as load, ${before} as before
  from coaches c join accounts a on a.id = c.account_id and a.role = 'coach' and coach_is_open(c, a)`

/** All coaches who are open to students. `load` counts the matches in `counted`. */
export async function openCoaches(sql: Sql, counted: Counted): Promise<CandidateRow[]> {
  const { rows } = await raw<CandidateRow>`${selectOpen(loadOf(counted), raw`null`)}`.execute(sql)
  return rows.map(withKnownCodes)
}

/**
 * Whether a person separated the two of a match, or its coach did not answer: such a pair is not proposed again. Of the
 * innermost `match_requests`.
 */
export const wasSeparated = raw<boolean>`(status = 'declined' or ended_by in ('student', 'coach', 'admin', 'expired'))`

/** How the pair's newest match that was ended or declined by a person, not by the engine, turned out. */
const refusalOf = (studentProfileId: string) => raw<PairableRow['before']>`(
  select p.status from match_requests p
  where p.coach_id = c.id and p.student_profile_id = ${studentProfileId}::uuid
    and ${wasSeparated}
  order by p.created_at desc limit 1)`

export interface PairableRow extends CandidateRow, CandidateCoach {}

/** The open coaches who are not matched with this student, filtered by name unless `search` is ''. */
export async function pairable(sql: Sql, studentProfileId: string, search: string): Promise<PairableRow[]> {
  const isWanted = search === '' ? raw`true` : isNamed(search)
  const { rows } = await raw<PairableRow>`
    ${selectOpen(loadOf(LIVE), refusalOf(studentProfileId))}
    where c.id not in (
      select coach_id from match_requests
      where student_profile_id = ${studentProfileId}::uuid and status = any(${LIVE})) and ${isWanted}`.execute(
    sql,
  )
  return rows.map(withKnownCodes)
}

/** The student's live matches, best first. */
export async function liveMatches(
  trx: Trx,
  studentProfileId: string,
): Promise<{ id: string; status: MatchStatus; coach_id: string }[]> {
  return trx
    .selectFrom('match_requests')
    .select(['id', 'status', 'coach_id'])
    .where('student_profile_id', '=', studentProfileId)
    .where('status', 'in', LIVE)
    .orderBy('score', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends pending requests on behalf of the engine. */
export async function endRequests(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('match_requests')
    .set({ status: 'ended' })
    .where('id', 'in', ids)
    .where('status', '=', 'pending')
    .execute()
}

export interface NewMatch {
  id: string
  student_profile_id: string
  coach_id: string
  status: 'pending' | 'accepted'
  score: number
  created_at: Date
  /** Set if the engine makes the match: its run, and the reasons. */
  run_id?: string
  factors?: readonly MatchFactor[]
}

export async function insertMatches(trx: Trx, matches: readonly NewMatch[]): Promise<void> {
  if (matches.length === 0) return
  const rows = matches.map((match) => ({
    ...match,
    factors: match.factors && JSON.stringify(match.factors),
    accepted_at: match.status === 'accepted' ? match.created_at : null,
  }))
  await trx.insertInto('match_requests').values(rows).execute()
}

export interface RequestRow extends MatchRow {
  first_name: string
  school: string
  degree: string
  course: string
  language_preference: string
}

/** The requests that wait for a coach, the longest waiting first. */
export async function requestsOfCoach(sql: Sql, coachId: string): Promise<RequestRow[]> {
  return studentsWithAccounts(sql)
    .innerJoin('match_requests as m', 'm.student_profile_id', 's.id')
    .select([...MATCH_COLUMNS, calledName('sa').as('first_name')])
    .select(['s.school', 's.degree', 's.course', 's.language_preference'])
    .where('m.coach_id', '=', coachId)
    .where('m.status', '=', 'pending')
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute()
}

export interface DecidedRow {
  id: string
  status: MatchStatus
  student_profile_id: string
  coach_id: string
  /** The coach's capacity and number of accepted matches. */
  capacity: number
  accepted: number
}

/** The match that meets all these conditions, with what a decision on it needs. Call this under the matching lock. */
export async function matchToDecide(
  trx: Trx,
  where: { id: string } | { student_profile_id: string; status: MatchStatus },
  coachId: string | undefined,
): Promise<DecidedRow | undefined> {
  return trx
    .selectFrom((eb) =>
      eb
        .selectFrom('match_requests')
        .selectAll()
        .where((one) => one.and(where))
        .as('m'),
    )
    .innerJoin('coaches as c', 'c.id', 'm.coach_id')
    .select([
      'm.id',
      'm.status',
      'm.student_profile_id',
      'm.coach_id',
      'c.capacity',
      raw<number>`(
        select count(*) from match_requests o
        where o.coach_id = c.id and o.status = 'accepted')`.as('accepted'),
    ])
    .$if(coachId !== undefined, (query) => query.where('m.coach_id', '=', coachId as string))
    .executeTakeFirst()
}

/** Decides a pending match. Returns false if it is no longer pending. */
export async function setDecision(
  trx: Trx,
  id: string,
  status: 'accepted' | 'declined',
  by: 'coach' | 'admin',
  now: Date,
): Promise<boolean> {
  const decided = status === 'accepted' ? { status, accepted_at: now } : { status, declined_by: by }
  const update = trx.updateTable('match_requests').set(decided).where('id', '=', id)
  return (await update.where('status', '=', 'pending').executeTakeFirst()).numUpdatedRows > 0n
}

/** Ends a live match by a person's decision at `now`. Returns false if it is no longer live. */
export async function setEnded(
  trx: Trx,
  id: string,
  ended_by: 'student' | 'coach' | 'admin',
  now: Date,
): Promise<boolean> {
  const coached_until = raw<Date | null>`case when status = 'accepted' then ${now}::timestamptz end`
  const { numUpdatedRows } = await trx
    .updateTable('match_requests')
    .set({ status: 'ended', ended_by, coached_until })
    .where('id', '=', id)
    .where('status', 'in', LIVE)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The booked sessions of a pair that are not over, by start. */
export async function sessionsAhead(
  sql: Sql,
  coachId: string,
  studentProfileId: string,
  now: Date,
): Promise<{ id: string; starts_at: Date; ends_at: Date }[]> {
  return sql
    .selectFrom('bookings')
    .select(['id', 'starts_at', 'ends_at'])
    .where('coach_id', '=', coachId)
    .where('student_profile_id', '=', studentProfileId)
    .where(sessionIs('ahead', now, 'bookings'))
    .orderBy('starts_at')
    .execute()
}

export type MatchedStudentRow = Awaited<ReturnType<typeof students>>[number]

/** Students by profile id or account id, with the number of their coaches. */
export async function students(sql: Sql, by: 's.id' | 's.account_id', ids: readonly string[]) {
  if (ids.length === 0) return []
  return studentsWithAccounts(sql)
    .select([
      's.id',
      's.account_id',
      'sa.first_name',
      'sa.last_name',
      's.picture_key',
      's.school',
      's.is_completed',
      // The number of accepted matches.
      raw<number>`(
        select count(*) from match_requests m
        where m.student_profile_id = s.id and m.status = 'accepted')`.as('coaches'),
    ])
    .where(by, 'in', ids)
    .execute()
}
