import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { openEmbedded } from '@shinequo/server/plugins/database/embedded'
import { makeLargeIndexes } from '@shinequo/server/plugins/database/large-indexes'
import { migrate } from '@shinequo/server/plugins/database/migrate'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import { openJobs } from '@shinequo/server/plugins/jobs'
import { JOBS } from '@shinequo/server/worker'
import pg from 'pg'
import type { nextTimes } from './claim-and-book.ts'
import { loops, type Measured } from './load.ts'
import type { replayer, Statement } from './replay.ts'
import { type Pair, seedWorld, slotTimes } from './world.ts'

/** Sends the recorded statements of one booking after another, through the driver directly. */
export interface SqlLimit {
  measure(next: ReturnType<typeof nextTimes>, clients: number, seconds: number): Promise<Measured>
  stop(): Promise<void>
}

/** Same as the product's pool. */
const CONNECTIONS = 10

/** The limit on the server at `url`, in an empty database of its own. */
export async function postgresLimit(url: string, replay: ReturnType<typeof replayer>): Promise<SqlLimit> {
  const database = await openPostgres(url)
  const pairs = await prepareLimit(database)
  await database.close()
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  return {
    measure: (next, clients, seconds) =>
      measure(pairs, replay, next, clients, seconds, async (statements) => {
        const client = await pool.connect()
        try {
          for (const { text, values } of statements) await client.query(text, [...values])
        } finally {
          client.release()
        }
      }),
    stop: () => pool.end(),
  }
}

/** The limit on an embedded database on disk. */
export async function embeddedLimit(replay: ReturnType<typeof replayer>): Promise<SqlLimit> {
  const folder = mkdtempSync(join(tmpdir(), 'sq-limit-'))
  const dataDir = join(folder, 'database')
  const database = await openEmbedded({ dataDir })
  const pairs = await prepareLimit(database)
  await database.close()
  const pglite = await PGlite.create({ dataDir, extensions: { btree_gist, pg_trgm } })
  return {
    measure: (next, clients, seconds) =>
      measure(pairs, replay, next, clients, seconds, async (statements) => {
        for (const transaction of byTransaction(statements)) {
          await pglite.transaction(async (trx) => {
            for (const { text, values } of transaction) await trx.query(text, [...values])
          })
        }
      }),
    stop: async () => {
      await pglite.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates the tables, queues and pairs of a limit and returns the pairs. */
export async function prepareLimit(database: Awaited<ReturnType<typeof openEmbedded>>): Promise<Pair[]> {
  await migrate(database)
  await makeLargeIndexes(database)
  await (await openJobs(database, JOBS, () => undefined)).stop()
  return (await seedWorld(database)).pairs
}

function measure(
  pairs: readonly Pair[],
  replay: ReturnType<typeof replayer>,
  next: ReturnType<typeof nextTimes>,
  clients: number,
  seconds: number,
  send: (statements: Statement[]) => Promise<void>,
): Promise<Measured> {
  const now = Date.now()
  return loops(clients, seconds, async (client) => {
    const { pair: at, nth } = next(client, clients)
    const pair = pairs[at]
    if (!pair) throw new Error('There is no such pair')
    await send(replay(pair, slotTimes(nth, now)))
  })
}

/** The statements grouped by transaction. A statement outside a transaction is a group of its own. */
function byTransaction(statements: readonly Statement[]): Statement[][] {
  const groups: Statement[][] = []
  let open: Statement[] | undefined
  for (const statement of statements) {
    const word = /^\s*(\w+)/.exec(statement.text)?.[1]?.toLowerCase()
    if (word === 'begin' || word === 'start') {
      open = []
      groups.push(open)
    } else if (word === 'commit') open = undefined
    else if (open) open.push(statement)
    else groups.push([statement])
  }
  return groups
}
