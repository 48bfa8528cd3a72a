import { sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

/** How many students said that the story `s` helped them. */
export const helpedCount = raw<number>`(select count(*)::int from story_thanks t where t.story_id = s.id)`

/** Whether the reader said that the story `s` helped them. */
export const helpedReader = (profileId: string) =>
  raw<boolean>`exists (select from story_thanks t where t.story_id = s.id and t.student_profile_id = ${profileId})`

/** Stores that a story helped a student. Repeating it changes nothing. */
export async function insertThanks(trx: Trx, thanks: Tables['story_thanks']): Promise<void> {
  await trx
    .insertInto('story_thanks')
    .values(thanks)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes that a story helped a student, if it did. */
export async function deleteThanks(trx: Trx, id: string, studentProfileId: string): Promise<void> {
  await trx
    .deleteFrom('story_thanks')
    .where('story_id', '=', id)
    .where('student_profile_id', '=', studentProfileId)
    .execute()
}

/** How many students said that a story helped them. */
export async function countThanks(sql: Sql, id: string): Promise<number> {
  const { n } = await sql
    .selectFrom('story_thanks')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('story_id', '=', id)
    .executeTakeFirstOrThrow()
  return n
}
