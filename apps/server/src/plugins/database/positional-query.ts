import { CompiledQuery } from 'kysely'
import type { Sql } from './tables.ts'

/** Runs the SQL text of a library, with $1, $2, … for its values; refused inside a transaction as all of the root is. */
export async function positionalQuery(
  sql: Sql,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: unknown[]; rowCount: number }> {
  const { rows, numAffectedRows } = await sql.executeQuery(CompiledQuery.raw(text, [...values]))
  // A select affects none.
  return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) }
}
