import { Kysely } from 'kysely'
import { databaseErrorKind } from './database-error.ts'
import { guarded, type ReplicaState, TYPES } from './engine.ts'
import { type OnDatabaseError, openPool, postgresDialect } from './postgres-driver.ts'
import { REPLICA_LIMITS, REPLICA_PROBE_LIMITS, type StatementLimits } from './statement-limits.ts'
import type { Sql, Tables } from './tables.ts'
import { flushedPosition, type Position, replayedLsn } from './wal-position.ts'

/** What a replica shows is at most this old. */
const MOST_LAG_MS = 5000
/** How often primary and replica are compared. */
const PERIOD_MS = 1000
/**
 * After another server has become the primary, a replica may have followed the former one further than the new one did. Its
 * position says nothing until Patroni has put that right; so none is used for this long.
 */
const SETTLED_MS = 30_000
/** For how long the primary's positions are kept: the longest lag that is measured. */
const KEPT_MS = 600_000

export interface ReplicaOptions {
  readonly url: string
  /** How old at most what it shows may be, in milliseconds. */
  readonly mostLagMs?: number
  /** How often it is compared with the primary, in milliseconds. */
  readonly periodMs?: number
  /** For how long none is used after a change of the primary, in milliseconds. */
  readonly settledMs?: number
  readonly onReplicaError?: OnDatabaseError
}

/** Where the primary's log ended at a time of `performance.now()`. */
interface Mark {
  readonly at: number
  readonly position: Position
}

/**
 * A replica for reads that may be a few seconds old. It is compared with the primary every second, and left out while it is
 * behind, does not answer or is no replica. The server can be another one for each connection.
 */
export class Replica {
  readonly #reads: Sql
  readonly #probe: Sql
  readonly #primary: Sql
  readonly #mostLagMs: number
  readonly #periodMs: number
  readonly #settledMs: number
  readonly #onError: OnDatabaseError
  /** Oldest first, all of one timeline. */
  #marks: Mark[] = []
  #settledAt = 0
  #usable = false
  #lagMs: number | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()
  #closed = false

  /** `primary` is where the changes come from; up to `connections` reads run at once. */
  constructor(primary: Sql, connections: number, options: ReplicaOptions) {
    const { url, mostLagMs = MOST_LAG_MS, periodMs = PERIOD_MS, settledMs = SETTLED_MS } = options
    const { onReplicaError = () => undefined } = options
    this.#primary = primary
    this.#mostLagMs = mostLagMs
    this.#periodMs = periodMs
    this.#settledMs = settledMs
    this.#onError = onReplicaError
    this.#reads = openReadOnly(url, connections, REPLICA_LIMITS, onReplicaError)
    // Of its own, so that many reads do not make the replica look slow.
    this.#probe = openReadOnly(url, 1, REPLICA_PROBE_LIMITS, onReplicaError)
    this.#lookAgain(0)
  }

  /**
   * Runs reads in one transaction of a replica that has replayed everything up to `seen`. Undefined if there is none now, or
   * if anything failed; whatever that was, the primary can be asked instead.
   */
  async read<T>(
    seen: Position | undefined,
    work: (sql: Sql) => Promise<T>,
  ): Promise<{ value: T } | undefined> {
    const least = this.#leastPosition()
    if (!least || (seen && seen.timeline > least.timeline)) return undefined
    try {
      return await this.#reads.transaction().execute(async (trx) => {
        const replayed = await replayedLsn(trx)
        if (replayed === undefined || replayed < least.lsn || (seen && replayed < seen.lsn)) return undefined
        return { value: await work(trx) }
      })
    } catch (error) {
      const trouble = databaseErrorKind(error)
      // Others need not wait for it as well, until it has answered again.
      if (trouble === 'lost' || trouble === 'busy') this.#usable = false
      return undefined
    }
  }

  state(): ReplicaState {
    return {
      usable: this.#leastPosition() !== undefined,
      lagSeconds: this.#lagMs === undefined ? undefined : this.#lagMs / 1000,
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#looking
    await Promise.all([this.#reads.destroy(), this.#probe.destroy()])
  }

  /** What a replica must have replayed, so that it lacks nothing older than the longest lag; undefined: use none. */
  #leastPosition(): Position | undefined {
    const since = performance.now() - this.#mostLagMs
    return this.#usable ? this.#marks.find(({ at }) => at >= since)?.position : undefined
  }

  #lookAgain(wait: number): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().then(() => this.#lookAgain(this.#periodMs))
    }, wait).unref()
  }

  /** Compares the replica with the primary. */
  async #look(): Promise<void> {
    try {
      this.#mark(performance.now(), await flushedPosition(this.#primary))
      const replayed = await replayedLsn(this.#probe)
      if (replayed === undefined) throw new NoReplica('The server at DATABASE_REPLICA_URL is no replica')
      const newest = this.#marks.at(-1)!
      const reached = this.#marks.findLast(({ position }) => position.lsn <= replayed)
      this.#lagMs = reached === newest ? 0 : performance.now() - (reached ?? this.#marks[0]!).at
      const isSettled = performance.now() >= this.#settledAt
      this.#usable = isSettled && reached !== undefined && this.#lagMs <= this.#mostLagMs
    } catch (error) {
      this.#lagMs = undefined
      this.#usable = false
      // The others are noted where they happen.
      if (error instanceof NoReplica) this.#onError(error)
    }
  }

  /** Notes where the primary's log ends. `at`: when it was asked. */
  #mark(at: number, position: Position): void {
    const last = this.#marks.at(-1)
    if (last && last.position.timeline !== position.timeline) {
      this.#marks = []
      this.#settledAt = at + this.#settledMs
    }
    this.#marks.push({ at, position })
    while (this.#marks[0]!.at < at - KEPT_MS) this.#marks.shift()
  }
}

class NoReplica extends Error {}

function openReadOnly(
  url: string,
  size: number,
  limits: StatementLimits,
  onDatabaseError: OnDatabaseError,
): Sql {
  const pool = openPool(url, size, limits, TYPES, false)
  // A server that is no replica any more must not be changed either.
  pool.on('connect', (client) =>
    client.query('set default_transaction_read_only = on').catch(() => undefined),
  )
  const options = { limits, pooled: false, named: true, onDatabaseError }
  return new Kysely<Tables>({ dialect: guarded(postgresDialect(pool, options)) })
}
