import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** How much belongs to a school. */
export interface Belongings {
  students: number
  posts: number
  stories: number
  invitations: number
  coaches: number
}

/** Counts what would move if a school were joined to another. */
export async function belongingsOf(sql: Sql, school: string): Promise<Belongings> {
  const { rows } = await raw<Belongings>`
    select
      (select count(*)::int from student_profiles where school = ${school})
        + (select count(*)::int from student_profiles where proved_school = ${school} and school <> ${school})
        as students,
      (select count(*)::int from posts
        where (school = ${school} or also_for @> array[${school}]::text[]) and deleted_at is null) as posts,
      (select count(*)::int from stories where school = ${school}) as stories,
      (select count(*)::int from invitations
        where school = ${school} and accepted_at is null and revoked_at is null) as invitations,
      (select count(*)::int from coaches where school = ${school}) as coaches`.execute(sql)
  return rows[0] ?? { students: 0, posts: 0, stories: 0, invitations: 0, coaches: 0 }
}

/** Moves everything of one school to another, and makes the first, and all joined to it, other names of the second. */
export async function moveAll(trx: Trx, from: string, into: string, now: Date): Promise<void> {
  await raw`update student_profiles set school = case when school = ${from} then ${into} else school end,
      proved_school = case when proved_school = ${from} then ${into} else proved_school end
    where school = ${from} or proved_school = ${from}`.execute(trx)
  await raw`update posts set school = ${into}, also_for = array_remove(also_for, ${into}), version = version + 1
    where school = ${from}`.execute(trx)
  await raw`update posts set version = version + 1, also_for = case
      when school = ${into} or also_for @> array[${into}]::text[] then array_remove(also_for, ${from})
      else array_replace(also_for, ${from}, ${into}) end
    where also_for @> array[${from}]::text[]`.execute(trx)
  await raw`update shown_events set schools = array_replace(schools, ${from}, ${into})
    where schools @> array[${from}]::text[]`.execute(trx)
  await raw`update stories set school = ${into} where school = ${from}`.execute(trx)
  await raw`update invitations set school = ${into} where school = ${from}`.execute(trx)
  await raw`update roster_rows set school = ${into} where school = ${from}`.execute(trx)
  await raw`update coaches set school = ${into} where school = ${from}`.execute(trx)
  await raw`update school_domains set school = ${into} where school = ${from}`.execute(trx)
  await raw`update schools set joined_to = ${into}, version = version + 1, updated_at = ${now}
    where value = ${from} or joined_to = ${from}`.execute(trx)
}
