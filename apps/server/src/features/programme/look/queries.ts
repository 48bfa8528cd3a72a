import type { Look } from '@shinequo/contract/programme/look'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

const LOOK = ['look_name as name', 'look_accent as accent', 'look_version as version'] as const

export async function lookRow(sql: Sql): Promise<Look> {
  return sql.selectFrom('programme').select(LOOK).executeTakeFirstOrThrow()
}

/** Stores the look if it is based on the newest version; otherwise returns undefined. */
export async function updateLook(trx: Trx, { name, accent, version }: Look): Promise<Look | undefined> {
  return trx
    .updateTable('programme')
    .set({ look_name: name, look_accent: accent, look_version: version + 1 })
    .where('look_version', '=', version)
    .returning(LOOK)
    .executeTakeFirst()
}
