import { CompiledQuery } from 'kysely'
import type { Sql } from './tables.ts'

/**
 * Runs a library's SQL text with $1, $2, … for its values. Refused inside a transaction, like everything on the root.
 */
export async function positionalQuery(
  sql: Sql,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: unknown[]; rowCount: number }> {
  const { rows, numAffectedRows } = await sql.executeQuery(CompiledQuery.raw(text, [...values]))
  // A select has no affected rows.
  return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) }
}
