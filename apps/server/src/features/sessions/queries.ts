import type { OpenedStudent } from '@shinequo/contract/sessions/students'
import { type Bond, KEPT_MS } from '@shinequo/domain/sessions/student-access'
import { type InferResult, sql as raw, type Selectable } from 'kysely'
import { byCalledName, calledName } from '../../plugins/database/called-name.ts'
import { bondWith } from '../../plugins/database/coach-bond.ts'
import { ownWords, ownWordsFor } from '../../plugins/database/own-words.ts'
import { coachesWithAccounts, studentsWithAccounts } from '../../plugins/database/pairs.ts'
import { sessionIs } from '../../plugins/database/session-state.ts'
import { isAskedFor } from '../../plugins/database/suggestion-asks.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** A student who may be one of the coach's, with the past and future sessions of the two. */
export type StudentRow = InferResult<ReturnType<typeof students>>[number]

/**
 * Students who are matched with the coach, or whose sessions may make them one of the coach's. A pair has at most one live
 * match, so a student appears once. The two are never in two sessions at once.
 */
function students(sql: Sql, coachId: string, now: Date) {
  const were = raw`(where ${sessionIs('held', now)})`
  const willBe = raw`(where ${sessionIs('ahead', now)})`
  return studentsWithAccounts(sql)
    .leftJoin('match_requests as m', (join) =>
      join
        .onRef('m.student_profile_id', '=', 's.id')
        .on('m.coach_id', '=', coachId)
        .on('m.status', '=', 'accepted'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('bookings as b')
          .where('b.coach_id', '=', coachId)
          .whereRef('b.student_profile_id', '=', 's.id')
          .select([
            raw<number>`count(*) filter ${were}`.as('sessions'),
            raw<Date | null>`min(b.starts_at) filter ${willBe}`.as('next_start'),
            raw<Date | null>`min(b.ends_at) filter ${willBe}`.as('next_end'),
            raw<Date | null>`max(b.starts_at) filter ${were}`.as('last_start'),
            raw<Date | null>`max(b.ends_at) filter ${were}`.as('last_end'),
            // What any student wrote before sessions ahead.
            raw<string[]>`coalesce(json_agg(b.pre_session_note) filter ${willBe}, '[]')`.as('notes_ahead'),
          ])
          .as('own'),
      (join) => join.onTrue(),
    )
    .select([
      's.id',
      's.account_id',
      calledName('sa').as('first_name'),
      'sa.last_name',
      's.picture_key',
      's.school',
      's.degree',
      's.course',
      's.language_preference',
      's.identify_as',
      's.sex',
      's.is_international',
      's.shares_identity',
      // Null unless they are matched.
      'm.created_at as matched_at',
      'own.sessions',
      'own.next_start',
      'own.next_end',
      'own.last_start',
      'own.last_end',
      'own.notes_ahead',
      bondWith(coachId, now).as('bond'),
      isAskedFor(coachId, now).as('asked'),
      // What a matched student wrote in the answers and about themselves.
      ownWordsFor(coachId).as('own_words'),
    ])
    .where(
      raw<boolean>`s.id in (
        select student_profile_id from match_requests where coach_id = ${coachId} and status = 'accepted'
        union all select student_profile_id from bookings where coach_id = ${coachId}
          and status <> 'cancelled' and ends_at > ${new Date(now.getTime() - KEPT_MS)})`,
    )
}

/** The students who may be the coach's, by name. */
export async function studentsOfCoach(sql: Sql, coachId: string, now: Date): Promise<StudentRow[]> {
  return students(sql, coachId, now).orderBy(byCalledName('sa')).orderBy('s.id').execute()
}

/** A student who may be the coach's; undefined for anybody else. */
export async function studentOfCoach(
  sql: Sql,
  coachId: string,
  studentId: string,
  now: Date,
): Promise<StudentRow | undefined> {
  return students(sql, coachId, now).where('s.id', '=', studentId).executeTakeFirst()
}

export type AnswerRow = Omit<OpenedStudent['answers'][number], 'needs_care'>

/** A student's current answers in the questionnaire's order. */
export async function currentAnswers(sql: Sql, studentId: string): Promise<AnswerRow[]> {
  return sql
    .selectFrom('response_sets as rs')
    .innerJoin('responses as r', 'r.response_set_id', 'rs.id')
    .innerJoin('questions as q', 'q.id', 'r.question_id')
    .leftJoin('choices as c', 'c.id', 'r.choice_id')
    .select(['q.question_text', 'q.question_text_es', 'c.choice_text_es'])
    .select(raw<string>`coalesce(c.choice_text, r.answer_text, '')`.as('answer'))
    .where('rs.student_profile_id', '=', studentId)
    .where('rs.is_current', '=', true)
    .orderBy('q.position')
    .orderBy('q.id')
    .execute()
}

export type HistoryRow = Pick<
  Selectable<Tables['bookings']>,
  'id' | 'starts_at' | 'ends_at' | 'status' | 'pre_session_note'
> & { readonly coach_link: string }

/** The sessions of a pair that were not cancelled, latest first. */
export async function sessionsOfPair(sql: Sql, coachId: string, studentId: string): Promise<HistoryRow[]> {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .select([
      'b.id',
      'b.starts_at',
      'b.ends_at',
      'b.status',
      'b.pre_session_note',
      'c.meeting_link as coach_link',
    ])
    .where('b.coach_id', '=', coachId)
    .where('b.student_profile_id', '=', studentId)
    .where('b.status', '<>', 'cancelled')
    .orderBy('b.starts_at', 'desc')
    .execute()
}

export type NoteRow = Selectable<Tables['coach_notes']>

/** The notes that this coach wrote about this student, newest first. */
export async function notesOfPair(sql: Sql, coachId: string, studentId: string): Promise<NoteRow[]> {
  return sql
    .selectFrom('coach_notes')
    .selectAll()
    .where('coach_id', '=', coachId)
    .where('student_profile_id', '=', studentId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Locks a note of this coach until the transaction ends. What connects the coach and its student at `now` is included. */
export async function lockNote(
  trx: Trx,
  coachId: string,
  id: string,
  now: Date,
): Promise<(NoteRow & { bond: Bond }) | undefined> {
  return trx
    .selectFrom('coach_notes as n')
    .innerJoin('student_profiles as s', 's.id', 'n.student_profile_id')
    .selectAll('n')
    .select(bondWith(coachId, now).as('bond'))
    .where('n.id', '=', id)
    .where('n.coach_id', '=', coachId)
    .forUpdate('n')
    .executeTakeFirst()
}

/** The newest note that this coach wrote about a session of theirs. */
export async function newestNoteAbout(
  sql: Sql,
  coachId: string,
  { id, student_id }: { readonly id: string; readonly student_id: string },
): Promise<NoteRow | undefined> {
  return sql
    .selectFrom('coach_notes')
    .selectAll()
    .where('coach_id', '=', coachId)
    .where('student_profile_id', '=', student_id)
    .where('booking_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Locks a session until the transaction ends, so that notes about it are written one after the other. */
export async function lockSession(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('bookings').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

export async function insertNote(trx: Trx, note: Omit<NoteRow, 'version'>): Promise<NoteRow> {
  return trx.insertInto('coach_notes').values(note).returningAll().executeTakeFirstOrThrow()
}

/** Changes a locked note and increments its version. */
export async function updateNote(
  trx: Trx,
  id: string,
  change: { text: string; shared: boolean; updated_at: Date; shared_at: Date | null },
): Promise<NoteRow> {
  return trx
    .updateTable('coach_notes')
    .set((eb) => ({
      ...change,
      // Shared again, it is new again.
      seen_at: raw<Date | null>`case when shared_at is not distinct from ${change.shared_at}::timestamptz then seen_at end`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteNote(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('coach_notes').where('id', '=', id).execute()
}

export type SharedNoteRow = InferResult<ReturnType<typeof sharedNotes>>[number]

function sharedNotes(sql: Sql, studentId: string) {
  return coachesWithAccounts(sql)
    .innerJoin('coach_notes as n', 'n.coach_id', 'c.id')
    .leftJoin('bookings as b', 'b.id', 'n.booking_id')
    .select(['n.id', 'n.coach_id', 'ca.first_name', 'ca.last_name', 'n.text', 'n.updated_at'])
    .select(['n.booking_id', 'b.starts_at', 'b.ends_at'])
    .select(raw<boolean>`n.shared_at is not null and n.seen_at is null`.as('is_new'))
    .where('n.student_profile_id', '=', studentId)
    .where('n.shared', '=', true)
    .orderBy('n.updated_at', 'desc')
    .orderBy('n.id')
}

/** Stores that a student saw a note shared with them; returns false if there is none with that id. */
export async function setSeen(trx: Trx, id: string, studentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('coach_notes')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('student_profile_id', '=', studentId)
    .where('shared', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The notes that coaches have shared with a student, newest first. */
export async function notesSharedWith(sql: Sql, studentId: string): Promise<SharedNoteRow[]> {
  return sharedNotes(sql, studentId).execute()
}

/**
 * The notes that former coaches had shared with a student who, when changing coaches, allowed the next coaches to read
 * them; newest first. Coaches matched before the change may not read them. Notes that are no longer shared are left
 * out.
 */
export async function notesHandedOver(
  sql: Sql,
  coachId: string,
  studentId: string,
): Promise<SharedNoteRow[]> {
  return sharedNotes(sql, studentId)
    .where('n.coach_id', '<>', coachId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('coach_changes as h')
          .innerJoin('match_requests as former', 'former.id', 'h.match_id')
          .innerJoin('match_requests as m', 'm.student_profile_id', 'h.student_profile_id')
          .select('h.id')
          .whereRef('h.student_profile_id', '=', 'n.student_profile_id')
          .where('h.shares_notes', '=', true)
          .whereRef('former.coach_id', '=', 'n.coach_id')
          .whereRef('n.created_at', '<=', 'h.created_at')
          .where('m.coach_id', '=', coachId)
          .where('m.status', '=', 'accepted')
          .whereRef('m.created_at', '>=', 'h.created_at'),
      ),
    )
    .execute()
}

/** The coach's sessions whose student was seen in the room after `since`, while the coach was not. */
export async function waitingRoomsOf(sql: Sql, coachId: string, since: Date): Promise<string[]> {
  const rows = await sql
    .selectFrom('session_rooms as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .select('b.id')
    .where('b.coach_id', '=', coachId)
    .where('b.status', '=', 'booked')
    .where('r.student_seen_at', '>', since)
    .where(({ or, eb }) => or([eb('r.coach_seen_at', 'is', null), eb('r.coach_seen_at', '<=', since)]))
    .orderBy('b.starts_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** A news item with its student. */
export interface NewsRow {
  kind: 'booked' | 'cancelled' | 'rated' | 'matched'
  at: Date
  starts_at: Date | null
  stars: number | null
  student_id: string
  student_first: string
  student_last: string
  student_picture: string | null
  bond: Bond
  /** What the coach can read of the student, and the note of a booked session. */
  words: string[]
}

/** What others did concerning this coach since `since`, and ratings since `ratedSince`, newest first, 20 at most. */
export async function newsOf(
  sql: Sql,
  coachId: string,
  since: Date,
  ratedSince: Date,
  now: Date,
): Promise<NewsRow[]> {
  const { rows } = await raw<NewsRow>`
    select n.*, ${calledName('a')} as student_first, a.last_name as student_last, s.picture_key as student_picture,
      ${bondWith(coachId, now)} as bond,
      array_to_json(n.note || array(select json_array_elements_text(${ownWordsFor(coachId)}))) as words
    from (
      select 'booked' as kind, created_at as at, starts_at, null::int as stars, student_profile_id as student_id,
        pre_session_note as note
      from bookings where coach_id = ${coachId} and created_at >= ${since} and status <> 'cancelled'
      union all
      select 'cancelled', cancelled_at, starts_at, null, student_profile_id, ''
      from bookings where coach_id = ${coachId} and cancelled_at >= ${since} and cancelled_by <> 'coach'
      union all
      select 'rated', f.created_at, b.starts_at, f.coach_rating, b.student_profile_id, ''
      from feedback f join bookings b on b.id = f.booking_id
      where f.coach_id = ${coachId} and f.created_at >= ${ratedSince}
      union all
      select 'matched', created_at, null, null, student_profile_id, ''
      from match_requests where coach_id = ${coachId} and created_at >= ${since} and status = 'accepted'
    ) n join student_profiles s on s.id = n.student_id join accounts a on a.id = s.account_id
    order by n.at desc, n.kind limit 20`.execute(sql)
  return rows
}

/** A matched student, and the end of their last session, or the time of the match if they had none. */
export type QuietRow = Pick<
  NewsRow,
  'student_id' | 'student_first' | 'student_last' | 'student_picture' | 'words'
> & {
  since: Date
  /** The programme asks the coach to suggest a time to them. */
  asked: boolean
}

/**
 * Students matched with the coach who have no future session and none that ended after `before`, longest wait first; and
 * before them those about whom the programme asks at `now`.
 */
export async function quietStudentsOf(
  sql: Sql,
  coachId: string,
  before: Date,
  now: Date,
): Promise<QuietRow[]> {
  const { rows } = await raw<QuietRow>`
    select s.id as student_id, ${calledName('a')} as student_first, a.last_name as student_last,
      s.picture_key as student_picture, greatest(m.created_at, b.last) as since, k.asked, ${ownWords} as words
    from match_requests m
      join student_profiles s on s.id = m.student_profile_id
      join accounts a on a.id = s.account_id
      left join lateral (select max(ends_at) as last from bookings
        where coach_id = m.coach_id and student_profile_id = s.id and status in ('booked', 'completed')) b on true
      cross join lateral (select ${isAskedFor(coachId, now)} as asked) k
    where m.coach_id = ${coachId} and m.status = 'accepted' and a.suspended_at is null
      and (k.asked or greatest(m.created_at, b.last) <= ${before})
    order by k.asked desc, since, s.id`.execute(sql)
  return rows
}

/** The coach's rating, and the number of sessions from `from` on that were held by `now`. */
export async function coachFigures(
  sql: Sql,
  coachId: string,
  from: Date,
  now: Date,
): Promise<{ sessions: number; students: number; rating: number | null }> {
  const { rows } = await raw<{ sessions: number; students: number; rating: number | null }>`
    select count(b.id)::int as sessions, count(distinct b.student_profile_id)::int as students,
      max(c.rating)::float8 as rating
    from coaches c left join bookings b on b.coach_id = c.id and b.starts_at >= ${from}
      and ${sessionIs('held', now)}
    where c.id = ${coachId}`.execute(sql)
  return rows[0] ?? { sessions: 0, students: 0, rating: null }
}

/** The zone of a coach's hours. */
export async function zoneOfCoach(sql: Sql, coachId: string): Promise<string> {
  const query = sql.selectFrom('coaches').select('time_zone').where('id', '=', coachId)
  return (await query.executeTakeFirstOrThrow()).time_zone
}
