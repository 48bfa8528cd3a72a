import type { MatchStatus } from '@shinequo/contract/matching'
import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../plugins/database/tables.ts'

export interface MatchRow {
  id: string
  status: MatchStatus
  created_at: Date
  coach_id: string
}

/** A student's matches, newest first; those made together, best first. */
export async function matchesOfStudent(
  sql: Sql,
  studentProfileId: string,
  status: MatchStatus | undefined,
): Promise<MatchRow[]> {
  return sql
    .selectFrom('match_requests')
    .select(['id', 'status', 'created_at', 'coach_id'])
    .where('student_profile_id', '=', studentProfileId)
    .$if(status !== undefined, (query) => query.where('status', '=', status as MatchStatus))
    .orderBy('created_at', 'desc')
    .orderBy('score', 'desc')
    .orderBy('id')
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

export interface WishesRow {
  language_preference: string
  time_zone: string | null
  answers: { key: 'focus_area' | 'language' | 'preference'; text: string }[]
}

/** What a student's profile and current answers say to the matching; undefined for a profile that is gone. */
export async function wishesOfStudent(trx: Sql, studentProfileId: string): Promise<WishesRow | undefined> {
  return trx
    .selectFrom('student_profiles as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select([
      's.language_preference',
      'a.time_zone',
      raw<WishesRow['answers']>`coalesce((
        select json_agg(json_build_object('key', q.matching_key, 'text', coalesce(c.choice_text, r.answer_text)))
        from response_sets rs
          join responses r on r.response_set_id = rs.id
          join questions q on q.id = r.question_id
          left join choices c on c.id = r.choice_id
        where rs.student_profile_id = s.id and rs.is_current and q.matching_key is not null), '[]')`.as(
        'answers',
      ),
    ])
    .where('s.id', '=', studentProfileId)
    .executeTakeFirst()
}

export interface CandidateRow {
  id: string
  language_preference: string
  focus_area: string
  time_zone: string
  capacity: number
  /** Other students who have a live match with the coach. */
  load: number
  hours: { startMinute: number; endMinute: number }[]
}

function coachRows(sql: Sql, studentProfileId: string) {
  return sql.selectFrom('coaches as c').select([
    'c.id',
    'c.language_preference',
    'c.focus_area',
    'c.time_zone',
    'c.capacity',
    raw<number>`(
        select count(*) from match_requests m
        where m.coach_id = c.id and m.status in ('pending', 'accepted')
          and m.student_profile_id <> ${studentProfileId})`.as('load'),
    raw<CandidateRow['hours']>`coalesce((
        select json_agg(distinct jsonb_build_object('startMinute', h.start_minute, 'endMinute', h.end_minute))
        from weekly_hours h where h.coach_id = c.id), '[]')`.as('hours'),
  ])
}

/** One coach as matching sees them for this student. */
export async function coachForStudent(
  sql: Sql,
  coachId: string,
  studentProfileId: string,
): Promise<CandidateRow> {
  return coachRows(sql, studentProfileId).where('c.id', '=', coachId).executeTakeFirstOrThrow()
}

/** The coaches a student may be matched with: open to students, and never declined this one. */
export async function candidates(trx: Trx, studentProfileId: string): Promise<CandidateRow[]> {
  return coachRows(trx, studentProfileId)
    .where(raw<boolean>`coach_is_open(c)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('match_requests as d')
            .select('d.id')
            .whereRef('d.coach_id', '=', 'c.id')
            .where('d.student_profile_id', '=', studentProfileId)
            .where('d.status', '=', 'declined'),
        ),
      ),
    )
    .execute()
}

export interface LiveMatchRow {
  coach_id: string
  /** A session with this coach is still to come. */
  has_session: boolean
}

/** The student's live matches, best first. */
export async function liveMatches(trx: Trx, studentProfileId: string, now: Date): Promise<LiveMatchRow[]> {
  return trx
    .selectFrom('match_requests as m')
    .select([
      'm.coach_id',
      raw<boolean>`exists (
        select from bookings b
        where b.coach_id = m.coach_id and b.student_profile_id = m.student_profile_id
          and b.status = 'booked' and b.ends_at > ${now})`.as('has_session'),
    ])
    .where('m.student_profile_id', '=', studentProfileId)
    .where('m.status', 'in', ['pending', 'accepted'])
    .orderBy('m.score', 'desc')
    .orderBy('m.id')
    .execute()
}

export async function endMatches(
  trx: Trx,
  studentProfileId: string,
  coachIds: readonly string[],
): Promise<void> {
  if (coachIds.length === 0) return
  await trx
    .updateTable('match_requests')
    .set({ status: 'ended' })
    .where('student_profile_id', '=', studentProfileId)
    .where('coach_id', 'in', coachIds)
    .where('status', 'in', ['pending', 'accepted'])
    .execute()
}

export interface NewMatch {
  id: string
  student_profile_id: string
  coach_id: string
  status: 'pending' | 'accepted'
  score: number
  created_at: Date
}

export async function insertMatches(trx: Trx, matches: readonly NewMatch[]): Promise<void> {
  if (matches.length > 0) await trx.insertInto('match_requests').values(matches).execute()
}

export interface RequestRow {
  id: string
  created_at: Date
  student_profile_id: string
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
    .select([
      'm.id',
      'm.created_at',
      'm.student_profile_id',
      'a.first_name',
      's.school',
      's.degree',
      's.course',
      's.language_preference',
    ])
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
  /** The coach's most students, and how many accepted matches there are. */
  capacity: number
  accepted: number
}

/** A match of this coach with what a decision on it needs; call it under the matching lock. */
export async function matchOfCoach(trx: Trx, id: string, coachId: string): Promise<DecidedRow | undefined> {
  return trx
    .selectFrom('match_requests as m')
    .innerJoin('coaches as c', 'c.id', 'm.coach_id')
    .select([
      'm.id',
      'm.status',
      'm.student_profile_id',
      'c.capacity',
      raw<number>`(
        select count(*) from match_requests o
        where o.coach_id = c.id and o.status = 'accepted')`.as('accepted'),
    ])
    .where('m.id', '=', id)
    .where('m.coach_id', '=', coachId)
    .executeTakeFirst()
}

/** Decides a match that is still pending; false when it no longer is. */
export async function setDecision(trx: Trx, id: string, status: 'accepted' | 'declined'): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('match_requests')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
