import { Kysely, sql } from 'kysely'
import type pg from 'pg'
import { type Database, guarded, guardedBoss, ping, TYPES } from './engine.ts'
import { Listener } from './listener.ts'
import { keepsPreparedStatements } from './pooled-statements.ts'
import {
  connectionsOf,
  type OnDatabaseError,
  openPool,
  postgresDialect,
  withClient,
} from './postgres-driver.ts'
import { Replica, type ReplicaOptions } from './replica.ts'
import { BACKGROUND_LIMITS, CONNECT_MS, REQUEST_LIMITS, type StatementLimits } from './statement-limits.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'
import { insertedPosition, positionOf } from './wal-position.ts'

/**
 * Connections for jobs and readiness. They are separate, so that jobs and requests neither wait for each other's
 * connections nor use them up.
 */
const BACKGROUND_SIZE = 4

export interface PostgresOptions {
  /** For LISTEN, which does not work through a transaction pooler. */
  readonly directUrl?: string | undefined
  /** The number of connections for requests. */
  readonly connections?: number | undefined
  /** The limits for requests. */
  readonly limits?: StatementLimits
  /** The timeout for opening a connection, and for an answer of LISTEN, in milliseconds. */
  readonly connectMs?: number
  readonly onDatabaseError?: OnDatabaseError
  /** For reads that may lag. */
  readonly replica?: ReplicaOptions | undefined
}

/** Opens a PostgreSQL server. Connects at the first use; through a pooler, at once. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { connections = 10, limits = REQUEST_LIMITS, connectMs = CONNECT_MS } = options
  const { onDatabaseError = () => undefined } = options
  const listener = new Listener(options.directUrl ?? url, { onDatabaseError, answerMs: connectMs })
  // A different address for LISTEN is only needed with a pooler in transaction mode.
  const pooled = options.directUrl !== undefined && options.directUrl !== url
  const named = !pooled || (await keepsPreparedStatements(url).catch(() => false))
  const backgroundPool = openPool(url, BACKGROUND_SIZE, BACKGROUND_LIMITS, TYPES, pooled, connectMs)

  function onPool(pool: pg.Pool, within: StatementLimits, replica?: Replica): Database {
    const root = new Kysely<Tables>({
      dialect: guarded(postgresDialect(pool, { limits: within, pooled, named, onDatabaseError })),
    })
    return {
      engine: 'postgres',
      root,
      bossDb: guardedBoss(backgroundPool, () => background.root),
      transaction: (work, more) => inTransaction(root, work, { within: within.transaction, ...more }),
      lagging: async (seen, work) => {
        const position = seen === undefined ? undefined : positionOf(seen)
        const isNone = seen !== undefined && !position
        const found = isNone ? undefined : await replica?.read(position, work)
        return found ? found.value : work(root)
      },
      replica: () => replica?.state(),
      position: () => insertedPosition(root),
      listen: (channel, onPayload, onGap) => listener.listen({ channel, onPayload, onGap }),
      scrub: async () => void (await sql`analyze`.execute(background.root)),
      connections: () => connectionsOf(pool),
      ping: () => ping(root),
      withoutTransaction: (work) => withClient(options.directUrl ?? url, work),
      dump: () => Promise.reject(new Error('A PostgreSQL server is copied by pg_dump')),
      get background() {
        return background
      },
      close: async () => {
        await replica?.close()
        await listener.close()
        await Promise.all([root.destroy(), background.root.destroy()])
      },
    }
  }
  const background = onPool(backgroundPool, BACKGROUND_LIMITS)

  const replica = options.replica && new Replica(background.root, connections, options.replica)
  return onPool(openPool(url, connections, limits, TYPES, pooled, connectMs), limits, replica)
}
