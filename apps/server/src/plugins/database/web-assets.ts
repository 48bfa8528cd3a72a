import type { Sql, Tables } from './tables.ts'

export type WebAsset = Tables['web_assets']

/**
 * Notes that a server has these assets in its build. Returns the names of those that are stored. Locks them in the order
 * of their names, since servers that start together do this at once.
 */
export async function seeAssets(sql: Sql, names: readonly string[], now: Date): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await sql
    .updateTable('web_assets')
    .set({ seen_at: now })
    .where('name', 'in', (query) =>
      query.selectFrom('web_assets').select('name').where('name', 'in', names).orderBy('name').forUpdate(),
    )
    .returning('name')
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** Stores assets, in order of their names. One that another server stored meanwhile is left as it is: it is the same. */
export async function insertAssets(sql: Sql, assets: readonly WebAsset[]): Promise<void> {
  await sql
    .insertInto('web_assets')
    .values([...assets])
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Deletes the assets that no server has had since `before`. */
export async function deleteAssetsUnseenSince(sql: Sql, before: Date): Promise<void> {
  await sql.deleteFrom('web_assets').where('seen_at', '<', before).execute()
}

/** The stored asset with this name, or undefined. */
export async function findAsset(
  sql: Sql,
  name: string,
): Promise<Pick<WebAsset, 'encoding' | 'body'> | undefined> {
  return await sql
    .selectFrom('web_assets')
    .select(['encoding', 'body'])
    .where('name', '=', name)
    .executeTakeFirst()
}
