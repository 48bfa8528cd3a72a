import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import { beginWithin, CONNECT_MS, type StatementLimits } from './statement-limits.ts'
import { ConnectionLost, DatabaseBusy, troubleOf } from './trouble.ts'

/** What pg says, without a code, of a connection that is gone, and of one that could not be had. */
const LOST = /^(Connection terminated|Client (has encountered|was closed)|Query read timeout|timeout expired)/
const NO_CONNECTION = /^timeout exceeded when trying to connect/

/** After so long in silence the operating system asks whether the other end of a connection is still there. */
export const KEEP_ALIVE_MS = 10_000

/** An error of pg as `troubleOf` reads it. */
export function coded(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error
  if (LOST.test(error.message)) return new ConnectionLost(error.message, { cause: error })
  if (NO_CONNECTION.test(error.message)) {
    return new DatabaseBusy('no connection to the database was free in time', { cause: error })
  }
  return error
}

/**
 * Kysely on a pool of pg, with limits: every transaction begins with its own, and a statement outside of one runs in a
 * transaction of its own. Its three messages go out together, so that costs no round trip; the pool's clients must
 * have `pipeline` on. `onTrouble` hears of every error that is the database's.
 */
export function postgresDialect(
  pool: pg.Pool,
  limits: StatementLimits,
  onTrouble: (error: unknown) => void,
): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => new PostgresDriver(pool, beginWithin(limits), onTrouble),
  }
}

class PostgresDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #begin: string
  readonly #onTrouble: (error: unknown) => void

  constructor(pool: pg.Pool, begin: string, onTrouble: (error: unknown) => void) {
    this.#pool = pool
    this.#begin = begin
    this.#onTrouble = onTrouble
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lease> {
    try {
      return new Lease(await this.#pool.connect(), this.#begin, this.#onTrouble)
    } catch (error) {
      const known = coded(error)
      if (troubleOf(known)) this.#onTrouble(known)
      throw known
    }
  }

  beginTransaction(lease: Lease): Promise<void> {
    return lease.begin()
  }

  commitTransaction(lease: Lease): Promise<void> {
    return lease.commit()
  }

  rollbackTransaction(lease: Lease): Promise<void> {
    return lease.rollback()
  }

  async releaseConnection(lease: Lease): Promise<void> {
    lease.release()
  }

  destroy(): Promise<void> {
    return this.#pool.end()
  }
}

/** A connection from the pool for as long as one statement or one transaction needs it. */
class Lease implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #begin: string
  readonly #onTrouble: (error: unknown) => void
  #inTransaction = false
  /** The connection is not to be used again. */
  #broken = false

  constructor(client: pg.PoolClient, begin: string, onTrouble: (error: unknown) => void) {
    this.#client = client
    this.#begin = begin
    this.#onTrouble = onTrouble
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = this.#inTransaction
      ? await this.#send(sql, parameters)
      : await this.#alone(sql, parameters)
    const changed = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(result.command)
    return { ...(changed && { numAffectedRows: BigInt(result.rowCount ?? 0) }), rows: result.rows ?? [] }
  }

  /** One statement in a transaction of its own. */
  async #alone(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    const sent = [this.#send(this.#begin), this.#send(sql, parameters), this.#send('commit')] as const
    // Until all three have ended, the connection is in use.
    await Promise.allSettled(sent)
    const [, result] = await Promise.all(sent)
    return result
  }

  // biome-ignore lint/correctness/useYield: the driver's interface asks for it, nothing of ours streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed')
  }

  async begin(): Promise<void> {
    await this.#send(this.#begin)
    this.#inTransaction = true
  }

  async commit(): Promise<void> {
    const { command } = await this.#send('commit')
    this.#inTransaction = false
    // What PostgreSQL answers when a statement had failed and the failure was passed over.
    if (command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: a statement in it had failed')
  }

  /** Never throws: a connection on which even this fails is given up, and its transaction with it. */
  async rollback(): Promise<void> {
    this.#inTransaction = false
    if (this.#broken) return
    await this.#send('rollback').catch(() => {
      this.#broken = true
    })
  }

  release(): void {
    this.#client.release(this.#broken)
  }

  async #send(sql: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    try {
      return await this.#client.query(sql, [...parameters])
    } catch (error) {
      const known = coded(error)
      const trouble = troubleOf(known)
      if (trouble === 'lost') this.#broken = true
      if (trouble === 'lost' || trouble === 'busy') this.#onTrouble(known)
      throw known
    }
  }
}

/** A client whose connection comes within CONNECT_MS or not at all, however long one may wait for a free one. */
class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
  }
}

/** A pool of at most `size` connections for `postgresDialect`. A connection that breaks is replaced, never thrown. */
export function openPool(
  url: string,
  size: number,
  limits: StatementLimits,
  types: pg.CustomTypesConfig,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PromptClient,
    max: size,
    types,
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: limits.connection,
    ...(limits.answer > 0 && { query_timeout: limits.answer }),
  } as pg.PoolConfig)
  // Without listeners a connection that breaks would end the process: the pool listens to idle ones only. Whoever
  // uses a broken one meets the error there.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
