import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { benchAvailability } from './availability.ts'
import { bookOverHttp, nextTimes } from './claim-and-book.ts'
import { benchDashboard } from './dashboard.ts'
import { benchIdle } from './idle.ts'
import { inTurns } from './load.ts'
import { type EngineName, startProduct } from './product.ts'
import { recordBooking, replayer } from './replay.ts'
import type { Row } from './report.ts'
import { embeddedLimit, postgresLimit } from './sql-limit.ts'
import { benchWorked, type MailFound } from './worked.ts'

/** Duration of each alternating measurement, in seconds. */
const ROUND_SECONDS = 2
const CLIENTS = [1, 16, 64]

/**
 * Measures the busiest calls on both engines, each compared with its limit. `binDir` is the folder of PostgreSQL's
 * programs.
 */
export async function benchCalls(
  binDir: string,
  rounds: number,
): Promise<{ rows: Row[]; mail: MailFound; idle: number }> {
  const server = await startPostgres(binDir, { durable: true })
  const databaseFor = async (engine: EngineName) =>
    engine === 'postgres' ? await emptyDatabase(server.url) : null
  try {
    const replay = replayer(await recordBooking(server.url))
    const claimAndBook = async (engine: EngineName) => {
      const empty = await databaseFor(engine)
      const limit = empty === null ? await embeddedLimit(replay) : await postgresLimit(empty, replay)
      return benchClaimAndBook(await databaseFor(engine), limit, rounds)
    }
    const availability = async (engine: EngineName) => {
      console.log(`Availability on ${engine} …`)
      const product = await startProduct(await databaseFor(engine))
      return benchAvailability(product, rounds).finally(() => product.stop())
    }
    // Bookings first: this process sends the SQL of the limit itself, and after the load of the other measurement it
    // does so several times slower, which would make the product look better.
    const idle = await benchIdle(await emptyDatabase(server.url))
    const worked = await benchWorked(server.url, rounds)
    const rows = [
      ...worked.rows,
      ...(await claimAndBook('postgres')),
      ...(await claimAndBook('pglite')),
      ...(await availability('postgres')),
      ...(await availability('pglite')),
      ...(await benchDashboard(await databaseFor('postgres'), rounds)),
      ...(await benchDashboard(null, rounds)),
    ]
    return { rows, mail: worked.mail, idle }
  } finally {
    await server.stop()
  }
}

/** Measures the product on the database (null: embedded) and its limit. */
async function benchClaimAndBook(
  databaseUrl: string | null,
  limit: Awaited<ReturnType<typeof embeddedLimit>>,
  rounds: number,
): Promise<Row[]> {
  const product = await startProduct(databaseUrl)
  console.log(`Claim and book on ${product.engine} …`)
  const ours = nextTimes(product.pairs.length)
  const theirs = nextTimes(product.pairs.length)
  const rows: Row[] = []
  try {
    for (const clients of CLIENTS) {
      const found = await inTurns(
        rounds,
        () => bookOverHttp(product, ours, clients, ROUND_SECONDS),
        () => limit.measure(theirs, clients, ROUND_SECONDS),
      )
      rows.push({
        what: 'claim and book',
        engine: product.engine,
        clients,
        ...found,
        against: 'the same SQL through the driver',
      })
    }
  } finally {
    await product.stop()
    await limit.stop()
  }
  return rows
}
