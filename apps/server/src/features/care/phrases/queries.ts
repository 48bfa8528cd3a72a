import type { Selectable } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

const PHRASE = ['id', 'text', 'level', 'created_at'] as const

export type PhraseRow = Pick<Selectable<Tables['care_phrases']>, (typeof PHRASE)[number]>

/** The programme's phrases, the newest first. */
export async function phrases(sql: Sql): Promise<PhraseRow[]> {
  return sql.selectFrom('care_phrases').select(PHRASE).orderBy('created_at', 'desc').orderBy('id').execute()
}

/** Makes concurrent additions wait for each other until the transaction ends, and counts the phrases. */
export async function lockAndCount(trx: Trx): Promise<number> {
  await trx.selectFrom('care_settings').select('id').forUpdate().execute()
  const { count } = await trx
    .selectFrom('care_phrases')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a phrase. Returns false if one with the same normalised text exists. */
export async function insertPhrase(trx: Trx, row: PhraseRow & { key: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('care_phrases')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes a phrase and returns it; undefined if there is none. */
export async function deletePhrase(trx: Trx, id: string): Promise<PhraseRow | undefined> {
  return trx.deleteFrom('care_phrases').where('id', '=', id).returning(PHRASE).executeTakeFirst()
}
