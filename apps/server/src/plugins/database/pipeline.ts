import type { CompiledQuery, QueryResult } from 'kysely'
import type { Trx } from './tables.ts'

/** A Kysely statement that has been built but not sent. */
export interface Statement<Row> {
  compile(trx: Trx): CompiledQuery<Row>
}

type RowsOf<Statements> = {
  [At in keyof Statements]: Statements[At] extends Statement<infer Row> ? Row[] : never
}

/** Several statements passed to a driver as one query, whose rows are the rows of each statement. */
interface Bundle extends CompiledQuery {
  readonly bundle: readonly CompiledQuery[]
}

/** The statements of a bundle; undefined for any other query. */
export function bundled(query: CompiledQuery): readonly CompiledQuery[] | undefined {
  return (query as Partial<Bundle>).bundle
}

/** The result of a bundle, from the results of its statements. */
export function bundleResult<Row>(results: readonly QueryResult<unknown>[]): QueryResult<Row> {
  return { rows: results.map(({ rows }) => rows) as Row[] }
}

/**
 * Sends several statements at once and returns the rows of each: one round trip instead of one per statement. They run
 * in order, and each sees the effects of those before it and waits for their locks. If one fails, those after it do
 * nothing, and the transaction must be rolled back as after any failure.
 */
export async function pipeline<Statements extends readonly Statement<unknown>[]>(
  trx: Trx,
  ...statements: Statements
): Promise<RowsOf<Statements>> {
  const bundle = statements.map((statement) => statement.compile(trx))
  const [first] = bundle
  if (!first) throw new Error('There is no statement to send')
  const { rows } = await trx.executeQuery({ ...first, bundle } as Bundle)
  return rows as unknown as RowsOf<Statements>
}
