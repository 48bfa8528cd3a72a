import { type RawBuilder, sql as raw } from 'kysely'
import { type AnyTable, isOwn, type Owner } from '../plugins/database/personal-data.ts'
import type { Trx } from '../plugins/database/tables.ts'

/** A person as `isOwn` asks for them. */
export type Subject = Parameters<typeof isOwn>[2]

/** The condition of a person's rows, also of a table whose rows go with those of another one. */
export async function ownRows(
  trx: Trx,
  tables: readonly AnyTable[],
  table: AnyTable,
  owner: Owner,
  person: Subject,
): Promise<RawBuilder<boolean> | undefined> {
  const { name, ends } = table
  const parent =
    'with' in Object(ends) ? tables.find((one) => one.name === (ends as { with: string }).with) : undefined
  const isParents = parent && isOwn(parent, owner, person)
  if (!isParents) return isOwn(table, owner, person)
  const { rows } = await raw<{ column: string }>`
    select a.attname as column from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.conrelid = ${name}::regclass and k.confrelid = ${parent.name}::regclass`.execute(
    trx,
  )
  const [key] = rows
  return key && raw`${raw.ref(key.column)} in (select id from ${raw.table(parent.name)} where ${isParents})`
}
