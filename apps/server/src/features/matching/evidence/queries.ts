import type { Code } from '@shinequo/domain/matching/codes'
import type { AreaRatings } from '@shinequo/domain/matching/track-record'
import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

export interface CoachTextRow {
  id: string
  /** What the coach works on, in their own words, and their description, as HTML. */
  text: string
}

const OPEN = raw`from coaches c join accounts a on a.id = c.account_id and a.role = 'coach' and coach_is_open(c, a)`
const TEXT = raw`c.focus_area || E'\n' || c.description`

/** A digest of the texts of all open coaches. It changes as soon as any of them does. */
export async function textsDigest(sql: Sql): Promise<string> {
  const { rows } = await raw<{ digest: string | null }>`
    select md5(string_agg(c.id || md5(${TEXT}), '' order by c.id)) as digest ${OPEN}`.execute(sql)
  return rows[0]?.digest ?? ''
}

/** The texts of the coaches who are open to students. */
export async function coachTexts(sql: Sql): Promise<CoachTextRow[]> {
  const { rows } = await raw<CoachTextRow>`select c.id, ${TEXT} as text ${OPEN}`.execute(sql)
  return rows
}

/** The ratings of all coaches in these areas, as last counted. */
export async function ratingsIn(sql: Sql, areas: readonly Code[]): Promise<AreaRatings[]> {
  return sql
    .selectFrom('coach_records')
    .select(['coach_id as coachId', 'area', 'cases as count', 'stars as sum'])
    .where('area', 'in', areas)
    .orderBy('area')
    .orderBy('coach_id')
    .execute()
}

/** The next rated coaches by id, up to `limit`, without those whose account was erased. */
export async function ratedCoaches(sql: Sql, after: string | null, limit: number): Promise<string[]> {
  const rows = await sql
    .selectFrom('coaches as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select('c.id')
    .where('c.rating_count', '>', 0)
    .where('a.erased_at', 'is', null)
    .$if(after !== null, (query) => query.where('c.id', '>', after as string))
    .orderBy('c.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Replaces the counts of these coaches. A case is one student who has rated a session with the coach, in each area that
 * the student's current answers name; its rating is the mean of that student's ratings. The coaches are locked, so that
 * the deletion of an account happens before or after this.
 */
export async function recount(trx: Trx, coachIds: readonly string[]): Promise<void> {
  await raw`select from coaches where id = any(${coachIds}::uuid[]) order by id for share`.execute(trx)
  await trx.deleteFrom('coach_records').where('coach_id', 'in', coachIds).execute()
  await raw`
    insert into coach_records (coach_id, area, cases, stars)
    select k.coach_id, f.area, count(*), sum(k.stars)::double precision
    from (
      select g.coach_id, b.student_profile_id, avg(g.coach_rating) as stars
      from feedback g join bookings b on b.id = g.booking_id
      where g.coach_id = any(${coachIds}::uuid[])
      group by g.coach_id, b.student_profile_id) k
    cross join lateral (
      select distinct c.code as area
      from response_sets rs join responses r on r.response_set_id = rs.id join choices c on c.id = r.choice_id
      where rs.student_profile_id = k.student_profile_id and rs.is_current and c.code like 'focus:%') f
    group by k.coach_id, f.area`.execute(trx)
}

/** Deletes the counts of coaches without ratings or without an account. */
export async function forgetUnrated(trx: Trx): Promise<void> {
  await raw`
    delete from coach_records r using coaches c join accounts a on a.id = c.account_id
    where c.id = r.coach_id and (c.rating_count = 0 or a.erased_at is not null)`.execute(trx)
}
