import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { benchAvailability } from './availability.ts'
import { bookOverHttp, nextTimes } from './claim-and-book.ts'
import { inTurns } from './load.ts'
import { startProduct } from './product.ts'
import { recordBooking, replayer } from './replay.ts'
import { type Row, report } from './report.ts'
import { embeddedLimit, postgresLimit, type SqlLimit } from './sql-limit.ts'

/** Two seconds of each, in turns, so many times. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ROUND_SECONDS = 2
const CLIENTS = [1, 16, 64]

const binDir = process.env.PG_BIN_DIR
if (!binDir)
  throw new Error('The benchmark records its SQL on a PostgreSQL server: install one, or set PG_BIN_DIR.')
const server = await startPostgres(binDir, { durable: true })
const rows: Row[] = []
try {
  const replay = replayer(await recordBooking(server.url))
  for (const engine of ['postgres', 'pglite'] as const) {
    console.log(`Measuring on ${engine} …`)
    const onServer = engine === 'postgres'
    const limit: SqlLimit = onServer
      ? await postgresLimit(await emptyDatabase(server.url), replay)
      : await embeddedLimit(replay)
    const product = await startProduct(onServer ? await emptyDatabase(server.url) : null)
    try {
      rows.push(...(await benchAvailability(product, ROUNDS)))
      const ours = nextTimes(product.pairs.length)
      const theirs = nextTimes(product.pairs.length)
      for (const clients of CLIENTS) {
        const found = await inTurns(
          ROUNDS,
          () => bookOverHttp(product, ours, clients, ROUND_SECONDS),
          () => limit.measure(theirs, clients, ROUND_SECONDS),
        )
        rows.push({
          what: 'claim and book',
          engine,
          clients,
          ...found,
          against: 'the same SQL through the driver',
        })
      }
    } finally {
      await product.stop()
      await limit.stop()
    }
  }
} finally {
  await server.stop()
}
report(rows)
