import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { benchAvailability } from './availability.ts'
import { bookOverHttp, nextTimes } from './claim-and-book.ts'
import { startProduct } from './product.ts'
import { recordBooking, replayer } from './replay.ts'
import { type Row, report } from './report.ts'
import { embeddedLimit, postgresLimit, type SqlLimit } from './sql-limit.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
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
      rows.push(...(await benchAvailability(product, SECONDS)))
      const ours = nextTimes(product.pairs.length)
      const theirs = nextTimes(product.pairs.length)
      await bookOverHttp(product, ours, 16, 1)
      await limit.measure(theirs, 16, 1)
      for (const clients of CLIENTS) {
        rows.push({
          what: 'claim and book',
          engine,
          clients,
          limit: await limit.measure(theirs, clients, SECONDS),
          measured: await bookOverHttp(product, ours, clients, SECONDS),
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
