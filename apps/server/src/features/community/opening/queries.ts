import { sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

/** Whether the student asked for a mail when the wall of their school opens. */
export async function isAwaited(sql: Sql, studentProfileId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('wall_waits')
    .select('asked_at')
    .where('student_profile_id', '=', studentProfileId)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores that a student asks for the mail. Repeating it changes nothing. */
export async function insertWait(trx: Trx, wait: Tables['wall_waits']): Promise<void> {
  await trx
    .insertInto('wall_waits')
    .values(wait)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes that a student asks for the mail, if they did. */
export async function deleteWait(trx: Trx, studentProfileId: string): Promise<void> {
  await trx.deleteFrom('wall_waits').where('student_profile_id', '=', studentProfileId).execute()
}

/** Takes up to `limit` of those who wait for the wall of a school, if it is on. Returns the ids of their profiles. */
export async function takeWaits(trx: Trx, school: string, limit: number): Promise<string[]> {
  const { rows } = await raw<{ student_profile_id: string }>`
    delete from wall_waits where student_profile_id in (
      select w.student_profile_id from wall_waits w
      join student_profiles p on p.id = w.student_profile_id
      join schools s on s.value = p.proved_school
      where s.value = ${school} and s.wall_on
      limit ${limit}
    ) returning student_profile_id`.execute(trx)
  return rows.map(({ student_profile_id }) => student_profile_id)
}
