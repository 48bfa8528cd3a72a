import type { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
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
import { failureKind } from '../current-work.ts'
import { ConnectionLost, DatabaseBusy, databaseErrorKind } from './database-error.ts'
import type { ConnectionCounts } from './engine.ts'
import { PGliteStream } from './pglite-stream.ts'
import { bundled, bundleResult, endsTransaction } from './pipeline.ts'
import { ReplicationWatch } from './replication-watch.ts'
import {
  answerWithin,
  beginWithin,
  CONNECT_MS,
  type StatementLimits,
  sessionWithin,
} from './statement-limits.ts'
import { StatementNames } from './statement-names.ts'
import { statementSpan } from './statement-span.ts'
import { refuseInsideTransaction, transactionEnd } from './transaction.ts'

/** Errors of pg without a code: for a lost connection, and for a connection that was not available. */
const LOST = /^(Connection terminated|Client (has encountered|was closed)|Query read timeout|timeout expired)/
const NO_CONNECTION = /^timeout exceeded when trying to connect/

/** After this long without traffic the operating system checks whether the other end still exists. */
export const KEEP_ALIVE_MS = 10_000

/** SQLSTATEs of prepared statements. */
const UNKNOWN_NAME = '26000'
const NAME_TAKEN = '42P05'
const UNSUPPORTED = '0A000'

/** Adds a code to an error of pg, so that `databaseErrorKind` recognises it. */
export function coded(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error
  if (LOST.test(error.message)) return new ConnectionLost(error.message, { cause: error })
  if (NO_CONNECTION.test(error.message)) {
    return new DatabaseBusy('no connection to the database was free in time', { cause: error })
  }
  return error
}

/** Called for every error of the database. */
export type OnDatabaseError = (error: unknown) => void

interface DialectOptions {
  /** Null: there are none. */
  readonly limits: StatementLimits | null
  /**
   * Others use the connections too, so every transaction starts by setting its limits, and a statement outside a
   * transaction gets its own, sent in one go. Otherwise the connections have them already.
   */
  readonly pooled: boolean
  /** Whether statements that are sent repeatedly are prepared. */
  readonly named: boolean
  readonly onDatabaseError: OnDatabaseError
}

/** A Kysely dialect on a pool of pg whose clients have `pipeline` on. */
export function postgresDialect(pool: pg.Pool, options: DialectOptions): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => new PostgresDriver(pool, options),
  }
}

class PostgresDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #ways: Ways

  constructor(pool: pg.Pool, { limits, pooled, named, onDatabaseError }: DialectOptions) {
    this.#pool = pool
    const names = new StatementNames()
    if (!named) names.stop()
    const begin =
      limits && pooled ? { text: beginWithin(limits), forOne: true } : { text: 'begin', forOne: false }
    this.#ways = { begin, names, limits, onDatabaseError }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lease> {
    const asked = performance.now()
    try {
      return new Lease(await this.#pool.connect(), this.#ways, asked)
    } catch (error) {
      const known = coded(error)
      if (databaseErrorKind(known)) this.#ways.onDatabaseError(known)
      throw known
    }
  }

  async beginTransaction(lease: Lease): Promise<void> {
    lease.begin()
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

/**
 * A property of pg's clients that their types omit. While the stream is corked, messages are buffered and then sent as
 * one write.
 */
interface Connected {
  readonly connection: { readonly stream: Duplex }
}

/** The text that starts a transaction, and whether a single statement gets a transaction too. */
interface Begin {
  readonly text: string
  readonly forOne: boolean
}

/** What all connections of a pool have in common. */
interface Ways {
  readonly begin: Begin
  readonly names: StatementNames
  readonly limits: StatementLimits | null
  readonly onDatabaseError: OnDatabaseError
}

/** A connection from the pool, held for one statement or one transaction. */
class Lease implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #ways: Ways
  readonly #replication: ReplicationWatch
  /** When all that is done with it must have ended, on the clock of `performance.now()`. */
  #until: number
  #inTransaction = false
  /** BEGIN has not been sent yet: it goes out with the first statement. */
  #isToBegin = false
  /** COMMIT went out with the last statements. */
  #hasEnded = false
  /** The connection must not be reused. */
  #broken = false

  /** `asked`: when the connection was asked for. */
  constructor(client: pg.PoolClient, ways: Ways, asked: number) {
    this.#client = client
    this.#ways = ways
    this.#replication = new ReplicationWatch(client)
    const total = ways.limits?.total ?? 0
    this.#until = total > 0 ? asked + total : Number.POSITIVE_INFINITY
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const bundle = bundled(query)
    if (!bundle) return (await this.#results([query]))[0] as QueryResult<R>
    return bundleResult(await this.#results(bundle, endsTransaction(query)))
  }

  /**
   * Sends statements at once and returns their results. Outside a transaction they get their own transaction; `isLast`:
   * they end theirs.
   */
  async #results(queries: readonly CompiledQuery[], isLast = false): Promise<QueryResult<unknown>[]> {
    if (this.#hasEnded) throw new Error('The transaction has ended with the statements before')
    const isAlone = !this.#inTransaction && (this.#ways.begin.forOne || queries.length > 1)
    const isFirst = isAlone || this.#isToBegin
    if (this.#isToBegin) this.#until = Math.min(this.#until, transactionEnd())
    this.#isToBegin = false
    const { stream } = (this.#client as unknown as Connected).connection
    stream.cork()
    const before = isFirst ? this.#send(this.#ways.begin.text) : undefined
    const sent = queries.map(({ sql, parameters }) => this.#send(sql, parameters))
    const after = isAlone || isLast ? this.#send('commit') : undefined
    stream.uncork()
    if (isLast) this.#hasEnded = true
    // The connection is in use until all have ended.
    await Promise.allSettled([before, ...sent, after])
    await before
    const results = await Promise.all(sent)
    this.#committed(await after)
    return results.map(({ command, rowCount, rows }) => {
      const changed = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
      return { ...(changed && { numAffectedRows: BigInt(rowCount ?? 0) }), rows: rows ?? [] }
    })
  }

  // biome-ignore lint/correctness/useYield: the driver's interface asks for it, nothing of ours streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed')
  }

  begin(): void {
    this.#isToBegin = true
    this.#inTransaction = true
  }

  async commit(): Promise<void> {
    const isEmpty = this.#isToBegin
    if (!isEmpty && !this.#hasEnded) {
      this.#committed(await this.#send('commit'))
    }
    this.#end()
  }

  /** `answer`: of COMMIT; undefined if none was sent. Throws unless the change is there and lasts. */
  #committed(answer: pg.QueryResult | undefined): void {
    if (answer?.command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: a statement in it had failed')
    try {
      this.#replication.refuseUnreplicated()
    } catch (error) {
      this.#ways.onDatabaseError(error)
      throw error
    }
  }

  /** Never throws. If even this fails, the connection is discarded, and its transaction with it. */
  async rollback(): Promise<void> {
    const isEmpty = this.#isToBegin
    const hadEnded = this.#hasEnded
    this.#end()
    if (this.#broken || isEmpty || hadEnded) return
    await this.#send('rollback').catch(() => {
      this.#broken = true
    })
  }

  #end(): void {
    this.#inTransaction = false
    this.#isToBegin = false
    this.#hasEnded = false
  }

  release(): void {
    this.#replication.stop()
    this.#client.release(this.#broken)
  }

  async #send(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    // Statements without values start and end transactions: they need no plan.
    const name = values.length > 0 ? this.#ways.names.nameOf(text) : undefined
    const { limits } = this.#ways
    const within = limits ? answerWithin(limits, this.#until, performance.now()) : undefined
    const span = statementSpan(text)
    try {
      return await this.#client.query({
        ...(name && { name }),
        text,
        values: [...values],
        ...(within !== undefined && { query_timeout: within }),
      } as pg.QueryConfig)
    } catch (error) {
      const known = name ? this.#named(coded(error)) : coded(error)
      const trouble = databaseErrorKind(known)
      if (trouble === 'lost') this.#broken = true
      if (trouble === 'lost' || trouble === 'busy') this.#ways.onDatabaseError(known)
      span?.fail(failureKind(known))
      throw known
    } finally {
      span?.end()
    }
  }

  /** Converts an error of a named statement: if only the name caused it, replacing the connection fixes it. */
  #named(error: unknown): unknown {
    const { code, message } = error as { code?: string; message: string }
    // The connection does not know the name, or uses it for another statement: there is a pooler that does not support
    // named statements.
    if (code === UNKNOWN_NAME || code === NAME_TAKEN) this.#ways.names.stop()
    // A migration has changed the statement's result columns.
    else if (code !== UNSUPPORTED || !/cached plan/.test(message)) return error
    return new ConnectionLost(message, { cause: error })
  }
}

/** Clients that connect within `ms` or fail, even if callers may wait longer for a free connection. */
function promptClient(ms: number) {
  return class PromptClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: ms })
    }
  }
}

/**
 * A pool of up to `size` connections for `postgresDialect`. A broken connection is replaced and never throws. Each
 * connection sets its limits for the session, unless `pooled`: then other clients share the sessions. One that is not open
 * after `connectMs` has failed.
 */
export function openPool(
  url: string,
  size: number,
  limits: StatementLimits,
  types: pg.CustomTypesConfig,
  pooled: boolean,
  connectMs = CONNECT_MS,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: promptClient(connectMs),
    max: size,
    types,
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: limits.connection,
    ...(limits.answer > 0 && { query_timeout: limits.answer }),
  } as pg.PoolConfig)
  // Runs before the statement that the connection was opened for. If it fails, that statement gets the error.
  if (!pooled) pool.on('connect', (client) => client.query(sessionWithin(limits)).catch(() => undefined))
  return heard(pool)
}

/**
 * Adds error listeners, without which a broken connection would end the process: the pool only listens on idle ones.
 * The statement that uses a broken connection gets the error itself.
 */
function heard(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Like `openPool`: the single connection to the embedded database, which never breaks. */
export function openEmbeddedPool(pglite: PGlite, types: pg.CustomTypesConfig): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new PGliteStream(pglite),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types,
    pipeline: true,
  } as pg.PoolConfig)
  return heard(pool)
}

/** How many connections of a pool work, and how many callers wait for one. */
export function connectionsOf({ totalCount, idleCount, waitingCount }: pg.Pool): ConnectionCounts {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** A client outside the pools, to be connected and ended by the caller. It gives up connecting after CONNECT_MS. */
export function newClient(url: string, config: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...config,
  })
  // Without a listener a broken connection would end the process. The statement that uses it gets the error.
  client.on('error', () => undefined)
  return client
}

/** Runs `work` with its own connection, outside pools and transactions and without limits. */
export async function withClient<T>(
  url: string,
  work: (run: (text: string) => Promise<readonly Record<string, unknown>[]>) => Promise<T>,
): Promise<T> {
  refuseInsideTransaction('A connection of its own')
  const client = newClient(url)
  try {
    await client.connect()
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    return await work(async (text) => (await client.query(text)).rows)
  } catch (error) {
    throw coded(error)
  } finally {
    await client.end()
  }
}
