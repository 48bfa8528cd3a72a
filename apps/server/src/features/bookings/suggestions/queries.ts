import type { Bond } from '@shinequo/domain/sessions/student-access'
import { sql as raw } from 'kysely'
import { calledName } from '../../../plugins/database/called-name.ts'
import { bondWith } from '../../../plugins/database/coach-bond.ts'
import { joinPeople, studentsWithAccounts } from '../../../plugins/database/pairs.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** A suggestion with its two people. */
export interface SuggestionRow {
  id: string
  created_at: Date
  ended_as: 'declined' | 'withdrawn' | null
  student_id: string
  student_first: string
  student_last: string
  coach_id: string
  coach_account: string
  coach_first: string
  coach_last: string
  coach_picture: string | null
  bond: Bond
  /** Epoch milliseconds, ordered by start. */
  times: { start: number; end: number }[]
  /** The first session that the student booked with the coach since; all null if there is none. */
  booking_id: string | null
  booked_at: Date | null
  booked_start: Date | null
  booked_end: Date | null
}

/** Whose suggestions. With both, the one between the two. */
export interface Whose {
  readonly coachId?: string
  readonly studentId?: string
}

const ms = (column: string) => raw<number>`(extract(epoch from ${raw.ref(column)}) * 1000)::bigint`

/** Suggestions, newest first, with what connects the two people at `now`. */
export async function suggestionsOf(
  sql: Sql,
  { coachId, studentId }: Whose,
  now: Date,
): Promise<SuggestionRow[]> {
  const { rows } = await raw<SuggestionRow>`
    select g.id, g.created_at, g.ended_as,
      s.id as student_id, ${calledName('sa')} as student_first, sa.last_name as student_last,
      c.id as coach_id, ca.id as coach_account, ca.first_name as coach_first, ca.last_name as coach_last,
      c.picture_key as coach_picture, ${bondWith(raw.ref('c.id'), now)} as bond,
      (select json_agg(json_build_object('start', ${ms('t.starts_at')}, 'end', ${ms('t.ends_at')}) order by t.starts_at)
        from suggested_times t where t.suggestion_id = g.id) as times,
      b.id as booking_id, b.created_at as booked_at, b.starts_at as booked_start, b.ends_at as booked_end
    from suggestions g ${joinPeople('g')}
      left join lateral (select id, created_at, starts_at, ends_at from bookings
        where coach_id = g.coach_id and student_profile_id = g.student_profile_id and created_at >= g.created_at
        order by created_at, id limit 1) b on true
    where ${coachId === undefined ? raw`true` : raw`g.coach_id = ${coachId}::uuid`}
      and ${studentId === undefined ? raw`true` : raw`g.student_profile_id = ${studentId}::uuid`}
    order by g.created_at desc, g.id`.execute(sql)
  return rows
}

/** The account of a student who can book, with what connects the coach and them; undefined for anybody else. */
export async function accountOfStudent(
  sql: Sql,
  coachId: string,
  studentId: string,
  now: Date,
): Promise<{ id: string; bond: Bond } | undefined> {
  return studentsWithAccounts(sql)
    .select(['sa.id', bondWith(coachId, now).as('bond')])
    .where('s.id', '=', studentId)
    .where('sa.suspended_at', 'is', null)
    .where('sa.deletion_due_at', 'is', null)
    .executeTakeFirst()
}

/** Stores a suggestion in place of the last one between the two. The caller has locked the coach. */
export async function replaceSuggestion(
  trx: Trx,
  suggestion: { id: string; coach_id: string; student_profile_id: string; created_at: Date },
  times: readonly { readonly start: number; readonly end: number }[],
): Promise<void> {
  const { coach_id, student_profile_id } = suggestion
  await trx
    .deleteFrom('suggestions')
    .where((row) => row.and({ coach_id, student_profile_id }))
    .execute()
  await trx.insertInto('suggestions').values(suggestion).execute()
  await trx
    .insertInto('suggested_times')
    .values(
      times.map(({ start, end }) => ({
        suggestion_id: suggestion.id,
        starts_at: new Date(start),
        ends_at: new Date(end),
      })),
    )
    .execute()
}

/** Ends a suggestion that nobody has ended. */
export async function endSuggestion(
  trx: Trx,
  id: string,
  ended_as: 'declined' | 'withdrawn',
  ended_at: Date,
): Promise<void> {
  await trx
    .updateTable('suggestions')
    .set({ ended_as, ended_at })
    .where('id', '=', id)
    .where('ended_as', 'is', null)
    .execute()
}
