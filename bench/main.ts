import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { benchAvailability } from './availability.ts'
import { bookOverHttp, nextTimes } from './claim-and-book.ts'
import { inTurns } from './load.ts'
import { type EngineName, startProduct } from './product.ts'
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
const replay = replayer(await recordBooking(server.url))

/** A product on the engine, its limit beside it, both on empty databases of their own. */
async function claimAndBook(engine: EngineName): Promise<Row[]> {
  console.log(`Claim and book on ${engine} …`)
  const limit = await sqlLimit(engine)
  const product = await startProduct(engine === 'postgres' ? await emptyDatabase(server.url) : null)
  const ours = nextTimes(product.pairs.length)
  const theirs = nextTimes(product.pairs.length)
  const rows: Row[] = []
  try {
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
  return rows
}

async function sqlLimit(engine: EngineName): Promise<SqlLimit> {
  return engine === 'postgres'
    ? postgresLimit(await emptyDatabase(server.url), replay)
    : embeddedLimit(replay)
}

async function availability(engine: EngineName): Promise<Row[]> {
  console.log(`Availability on ${engine} …`)
  const product = await startProduct(engine === 'postgres' ? await emptyDatabase(server.url) : null)
  try {
    return await benchAvailability(product, ROUNDS)
  } finally {
    await product.stop()
  }
}

try {
  // Bookings first: this process sends the limit's SQL itself, and after the load of the other measurement it does so
  // several times slower, which would flatter the product.
  report([
    ...(await claimAndBook('postgres')),
    ...(await claimAndBook('pglite')),
    ...(await availability('postgres')),
    ...(await availability('pglite')),
  ])
} finally {
  await server.stop()
}
