import { CompiledQuery, type QueryResult } from 'kysely'
import type { Trx } from './tables.ts'
import { aboutToCommit } from './transaction.ts'

/** A Kysely statement that has been built but not sent. */
export interface Statement<Row> {
  compile(trx: Trx): CompiledQuery<Row>
}

/** A statement of a library, which gives its text and values. */
export const statementOf = (text: string, values: readonly unknown[]): Statement<unknown> => ({
  compile: () => CompiledQuery.raw(text, [...values]),
})

type RowsOf<Statements> = {
  [At in keyof Statements]: Statements[At] extends Statement<infer Row> ? Row[] : never
}

/** Several statements passed to a driver as one query, whose rows are the rows of each statement. */
interface Bundle extends CompiledQuery {
  readonly bundle: readonly CompiledQuery[]
  /** COMMIT goes out with them. */
  readonly isLast?: boolean
}

/** The statements of a bundle; undefined for any other query. */
export function bundled(query: CompiledQuery): readonly CompiledQuery[] | undefined {
  return (query as Partial<Bundle>).bundle
}

/** Whether the bundle is the end of its transaction. */
export function endsTransaction(query: CompiledQuery): boolean {
  return (query as Partial<Bundle>).isLast === true
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
  return sendTogether(trx, statements, false)
}

/**
 * Like `pipeline`, for the last statements of a transaction: COMMIT goes out with them, which saves its round trip. If
 * one of them fails, PostgreSQL answers that COMMIT by rolling back. Nothing may be sent on `trx` afterwards. What is
 * to run before the COMMIT (`beforeCommit`) makes it a `pipeline`.
 */
export async function pipelineAndCommit<Statements extends readonly Statement<unknown>[]>(
  trx: Trx,
  ...statements: Statements
): Promise<RowsOf<Statements>> {
  return sendTogether(trx, statements, aboutToCommit())
}

async function sendTogether<Statements extends readonly Statement<unknown>[]>(
  trx: Trx,
  statements: Statements,
  isLast: boolean,
): Promise<RowsOf<Statements>> {
  const bundle = statements.map((statement) => statement.compile(trx))
  const [first] = bundle
  if (!first) throw new Error('There is no statement to send')
  const { rows } = await trx.executeQuery({ ...first, bundle, isLast } as Bundle)
  return rows as unknown as RowsOf<Statements>
}
