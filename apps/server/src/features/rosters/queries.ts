import type { Locale } from '@shinequo/contract/locales'
import type { RosterResult, RosterState } from '@shinequo/contract/rosters'
import { type Insertable, sql as raw, type Selectable } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

export type ImportRow = Selectable<Tables['roster_imports']>
export type RosterRowRow = Selectable<Tables['roster_rows']>

/** The number of rows of an import by result; results without rows are absent. */
export type ResultCounts = Partial<Record<RosterResult, number>>

/** Rows per insert statement. */
const CHUNK = 2500

export async function insertImport(
  trx: Trx,
  roster: Insertable<Tables['roster_imports']>,
  rows: readonly Omit<RosterRowRow, 'import_id'>[],
): Promise<void> {
  await trx.insertInto('roster_imports').values(roster).execute()
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = JSON.stringify(rows.slice(at, at + CHUNK))
    await raw`
      insert into roster_rows (import_id, number, email, first_name, last_name, role, school, state, city,
        fate, twin, problem, suggested_school)
      select ${roster.id}::uuid, r.* from jsonb_to_recordset(${chunk}::jsonb) as r (number integer, email text,
        first_name text, last_name text, role text, school text, state text, city text,
        fate text, twin integer, problem text, suggested_school text)`.execute(trx)
  }
}

export async function importById(sql: Sql, id: string): Promise<ImportRow | undefined> {
  return sql.selectFrom('roster_imports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An import, locked until the transaction ends. */
export async function lockImport(trx: Trx, id: string): Promise<ImportRow | undefined> {
  return trx.selectFrom('roster_imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The newest imports, newest first. */
export async function newestImports(sql: Sql, limit: number): Promise<ImportRow[]> {
  return sql
    .selectFrom('roster_imports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The number of rows of an import by result, until they are deleted. */
export async function countResults(sql: Sql, importId: string): Promise<ResultCounts> {
  const rows = await sql
    .selectFrom('roster_rows')
    .select((eb) => ['fate', eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy('fate')
    .execute()
  return Object.fromEntries(rows.map(({ fate, count }) => [fate, count]))
}

/** How many rows of an import have a suggested school that nobody has taken. */
export async function countSuggestions(sql: Sql, importId: string): Promise<number> {
  const { count } = await sql
    .selectFrom('roster_rows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .where('fate', '=', 'unknown_school')
    .where('suggested_school', '<>', '')
    .executeTakeFirstOrThrow()
  return count
}

/** Takes the suggestion of a row, and of the rows of its import whose school is written the same. */
export async function takeSuggestion(trx: Trx, importId: string, number: number): Promise<void> {
  await raw`
    update roster_rows r set school = r.suggested_school, suggested_school = '', fate = 'new'
    from roster_rows one
    where one.import_id = ${importId}::uuid and one.number = ${number}::int and one.suggested_school <> ''
      and r.import_id = one.import_id and r.fate = 'unknown_school'
      and r.school = one.school and r.suggested_school = one.suggested_school`.execute(trx)
}

/** Rows with these results (undefined: all) after the number `after`, in order. */
export async function rosterRows(
  sql: Sql,
  importId: string,
  page: { results?: readonly RosterResult[] | undefined; after?: number; limit?: number },
): Promise<RosterRowRow[]> {
  const { results, after = 0, limit } = page
  return sql
    .selectFrom('roster_rows')
    .selectAll()
    .where('import_id', '=', importId)
    .where('number', '>', after)
    .$if(results !== undefined, (query) => query.where('fate', 'in', results as RosterResult[]))
    .orderBy('number')
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute()
}

/** Sets the results of rows. */
export async function setResults(
  trx: Trx,
  importId: string,
  results: readonly { number: number; result: RosterResult }[],
): Promise<void> {
  await raw`
    update roster_rows set fate = r.result
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (number integer, result text)
    where import_id = ${importId}::uuid and roster_rows.number = r.number`.execute(trx)
}

export async function changeImport(
  trx: Trx,
  id: string,
  change: {
    state: RosterState
    changed_at: Date
    to_write?: number
    confirmed_by?: string
    locale?: Locale | null
  },
): Promise<void> {
  await trx.updateTable('roster_imports').set(change).where('id', '=', id).execute()
}

/** Deletes the rows of an import and stores their counts by result. */
export async function forgetRows(
  trx: Trx,
  id: string,
  state: RosterState,
  counts: ResultCounts,
): Promise<void> {
  await trx
    .updateTable('roster_imports')
    .set({ state, counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('roster_rows').where('import_id', '=', id).execute()
}

/**
 * The schools that administrators saved, under their names. The name and the value of a school that was joined to
 * another are names of that one.
 */
export async function savedSchools(sql: Sql): Promise<{ value: string; name: string }[]> {
  const { rows } = await raw<{ value: string; name: string }>`
    select coalesce(joined_to, value) as value, name from schools
    union all
    select joined_to, value from schools where joined_to is not null`.execute(sql)
  return rows
}
