import type { Insertable } from 'kysely'
import type { Tables, Trx } from '../../plugins/database/tables.ts'

export async function insertEntry(trx: Trx, entry: Insertable<Tables['audit_entries']>): Promise<void> {
  await trx.insertInto('audit_entries').values(entry).execute()
}
