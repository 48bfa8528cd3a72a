import type { CompiledQuery, QueryResult } from 'kysely'
import type { Trx } from './tables.ts'

/** A statement of Kysely's, built but not sent. */
export interface Statement<Row> {
  compile(trx: Trx): CompiledQuery<Row>
}

type RowsOf<Statements> = {
  [At in keyof Statements]: Statements[At] extends Statement<infer Row> ? Row[] : never
}

/** Several statements on their way to a driver as one query, whose rows are the rows of each. */
interface Bundle extends CompiledQuery {
  readonly bundle: readonly CompiledQuery[]
}

/** The statements of a bundle; undefined for any other query. */
export function bundled(query: CompiledQuery): readonly CompiledQuery[] | undefined {
  return (query as Partial<Bundle>).bundle
}

/** The result of a bundle whose statements have answered these. */
export function bundleResult<Row>(results: readonly QueryResult<unknown>[]): QueryResult<Row> {
  return { rows: results.map(({ rows }) => rows) as Row[] }
}

/**
 * Sends statements at once and answers the rows of each: one way to the server and back, where one after the other would
 * take a way each. They run in their order, and each sees what those before it did and waited for. Once one fails those
 * after it do nothing, and the transaction is to be given up as after any failure.
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
