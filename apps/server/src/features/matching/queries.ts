import type { MatchStatus } from '@shinequo/contract/matching'
import type { Code } from '@shinequo/domain/matching/codes'
import type { MatchFactor } from '@shinequo/domain/matching/match-factors'
import { type RawBuilder, sql as raw } from 'kysely'
import { containing } from '../../plugins/database/search-pattern.ts'
import { sessionIs } from '../../plugins/database/session-state.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'

export interface MatchRow {
  id: string
  status: MatchStatus
  created_at: Date
  coach_id: string
  student_profile_id: string
  /** Who ended it; null where nobody did, and of matches that the engine ended itself. */
  ended_by: 'student' | 'coach' | 'admin' | 'expired' | null
  /** What spoke for it when the engine made it; null where nobody kept it. */
  factors: readonly MatchFactor[] | null
}

/** Of a `MatchRow`, in whatever table is called `m`. */
export const MATCH_COLUMNS = [
  'm.id',
  'm.status',
  'm.created_at',
  'm.coach_id',
  'm.student_profile_id',
  'm.ended_by',
  'm.factors',
] as const

/** A student's matches, newest first; those made together, best first. */
export async function matchesOfStudent(
  sql: Sql,
  studentProfileId: string,
  status: MatchStatus | undefined,
): Promise<MatchRow[]> {
  return sql
    .selectFrom('match_requests as m')
    .select(MATCH_COLUMNS)
    .where('m.student_profile_id', '=', studentProfileId)
    .$if(status !== undefined, (query) => query.where('m.status', '=', status as MatchStatus))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.score', 'desc')
    .orderBy('m.id')
    .execute()
}

/**
 * Makes every other matching wait until this transaction ends, whichever student it is for: each counts what room
 * the coaches have, so they go one at a time. A statement of its own: one that also read would read from before the
 * wait.
 */
export async function lockMatching(trx: Trx): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended('matching', 2))`.execute(trx)
}

export interface PreferencesRow {
  id: string
  language_preference: string
  school: string
  time_zone: string | null
  /** Of the choices of the current answers, offered still or not. */
  codes: Code[]
  /** What the current answers say to the text questions that count, in the order of these questions' ids; '' for nothing. */
  own_words: string
}

/** So many characters of a student's own words are read. */
export const MAX_WORDS = 4000

/**
 * The own words of a student `s`. A programme that counts no text question has none, and nothing is looked up there for
 * anybody: the first condition is asked once.
 */
const OWN_WORDS = raw`case when exists (select from questions where counts and question_type = 'text') then coalesce((
  select left(string_agg(r.answer_text, E'\n' order by q.id), ${raw.lit(MAX_WORDS)})
  from response_sets rs join responses r on r.response_set_id = rs.id join questions q on q.id = r.question_id
  where rs.student_profile_id = s.id and rs.is_current and q.counts and q.question_type = 'text'), '') else '' end`

/** What students' profiles and current answers say to the matching; none for a student who is gone. */
export async function preferencesOf(
  sql: Sql,
  studentProfileIds: readonly string[],
): Promise<PreferencesRow[]> {
  if (studentProfileIds.length === 0) return []
  const { rows } = await raw<PreferencesRow>`
    select s.id, s.language_preference, s.school, a.time_zone,
      coalesce((
        select json_agg(distinct c.code)
        from response_sets rs join responses r on r.response_set_id = rs.id join choices c on c.id = r.choice_id
        where rs.student_profile_id = s.id and rs.is_current and c.code is not null), '[]') as codes,
      ${OWN_WORDS} as own_words
    from student_profiles s join accounts a on a.id = s.account_id
    where s.id = any(${studentProfileIds}::uuid[]) and a.erased_at is null`.execute(sql)
  return rows
}

export interface CandidateRow {
  id: string
  codes: Code[]
  school: string
  time_zone: string
  capacity: number
  /** Whether students may be matched with the coach. */
  open: boolean
  /** Students who have a live match with the coach. */
  load: number
  /** Of any day, in minutes: '480-720,540-1020'; '' for none. */
  hours: string
}

/** States of matches, of which those that are live may count. */
export type Counted = readonly ('pending' | 'accepted')[]
const LIVE: Counted = ['pending', 'accepted']

/**
 * The hours of a `CandidateRow`, whatever day of the week. Looked up for each coach: joined as a whole they take seconds
 * as long as the planner does not know how many coaches there are.
 */
const HOURS = raw`coalesce((
  select string_agg(distinct start_minute || '-' || end_minute, ',') from weekly_hours h where h.coach_id = c.id), '')`

/** How many matches of these states a coach has. */
const loadOf = (counted: Counted) =>
  raw.join(
    counted.map((status) => raw.ref(`c.${status}_matches`)),
    raw` + `,
  )

/** Coaches as matching sees them, with all the students they have, or those of matches that are `counted`. */
export async function coachesById(sql: Sql, ids: readonly string[], counted = LIVE): Promise<CandidateRow[]> {
  if (ids.length === 0) return []
  const { rows } = await raw<CandidateRow>`
    select c.id, c.codes, c.school, c.time_zone, c.capacity,
      coach_is_open(c) as open, ${loadOf(counted)} as load,
      ${HOURS} as hours
    from coaches c where c.id = any(${ids}::uuid[])`.execute(sql)
  return rows
}

/** Of every coach who is open to students. The role is said again, since an index holds the coaches among the accounts. */
const selectOpen = (load: RawBuilder<unknown>, before: RawBuilder<unknown>) => raw`
  select c.id, c.codes, c.school, c.time_zone, c.capacity, true as open,
    ${HOURS} as hours, ${load} as load, ${before} as before
  from coaches c join accounts a on a.id = c.account_id and a.role = 'coach' and coach_is_open(c, a)`

/** All coaches who are open to students; their load is of the matches that are `counted`. */
export async function openCoaches(sql: Sql, counted: Counted): Promise<CandidateRow[]> {
  const { rows } = await raw<CandidateRow>`${selectOpen(loadOf(counted), raw`null`)}`.execute(sql)
  return rows
}

/** How the newest match of the two went out to which a person, not the engine, has said no. */
const refusalOf = (studentProfileId: string) => raw<PairableRow['before']>`(
  select p.status from match_requests p
  where p.coach_id = c.id and p.student_profile_id = ${studentProfileId}::uuid
    and (p.status = 'declined' or p.ended_by is not null)
  order by p.created_at desc limit 1)`

export interface PairableRow extends CandidateRow {
  /** How the last match of the two went out to which a person said no. */
  before: 'declined' | 'ended' | null
}

/** The coaches open to students who are not matched with this one, by part of their name where `search` is not ''. */
export async function pairable(sql: Sql, studentProfileId: string, search: string): Promise<PairableRow[]> {
  const isNamed =
    search === '' ? raw`true` : raw`a.first_name || ' ' || a.last_name ilike ${containing(search)}`
  const { rows } = await raw<PairableRow>`
    ${selectOpen(loadOf(LIVE), refusalOf(studentProfileId))}
    where c.id not in (
      select coach_id from match_requests
      where student_profile_id = ${studentProfileId}::uuid and status = any(${LIVE})) and ${isNamed}`.execute(
    sql,
  )
  return rows
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

/** Ends requests that wait, as the engine does. */
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
  /** Of one that the engine makes: the run, and what speaks for it. */
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

/** The requests that wait for a coach, the longest first. */
export async function requestsOfCoach(sql: Sql, coachId: string): Promise<RequestRow[]> {
  return sql
    .selectFrom('match_requests as m')
    .innerJoin('student_profiles as s', 's.id', 'm.student_profile_id')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select([...MATCH_COLUMNS, 'a.first_name', 's.school', 's.degree', 's.course', 's.language_preference'])
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
  /** The coach's most students, and how many accepted matches there are. */
  capacity: number
  accepted: number
}

/** The one match of which all this is true, with what a decision on it needs; call it under the matching lock. */
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

/** Decides a match that is still pending; false when it no longer is. */
export async function setDecision(
  trx: Trx,
  id: string,
  status: 'accepted' | 'declined',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('match_requests')
    .set({ status, accepted_at: status === 'accepted' ? now : null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a match that is still live by a person's decision at `now`; false when it no longer is. */
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

/** The sessions of a pair that are booked and not over, by start. */
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

export interface MatchedStudentRow {
  id: string
  account_id: string
  first_name: string
  last_name: string
  picture_key: string | null
  school: string
  is_completed: boolean
  /** Accepted matches. */
  coaches: number
}

/** Students by their profiles' ids or their accounts', with how many coaches they have. */
export async function students(
  sql: Sql,
  by: 's.id' | 's.account_id',
  ids: readonly string[],
): Promise<MatchedStudentRow[]> {
  if (ids.length === 0) return []
  return sql
    .selectFrom('student_profiles as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select([
      's.id',
      's.account_id',
      'a.first_name',
      'a.last_name',
      's.picture_key',
      's.school',
      's.is_completed',
      raw<number>`(
        select count(*) from match_requests m
        where m.student_profile_id = s.id and m.status = 'accepted')`.as('coaches'),
    ])
    .where(by, 'in', ids)
    .execute()
}
