import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getProgrammeFigures } from '@shinequo/contract/programme'
import { makeLargeIndexes } from '@shinequo/server/plugins/database/large-indexes'
import { migrate } from '@shinequo/server/plugins/database/migrate'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import type { Actor } from '@shinequo/server/plugins/tokens'
import { fillLarge, type LargePair, largeSample, largeSize } from '@shinequo/server/testing/large-database'
import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { addressOf } from '@shinequo/server/testing/test-app'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { newSecret } from './callers.ts'
import { startServer } from './checkout.ts'
import { ask } from './http-client.ts'
import { type Product, startProduct } from './product.ts'
import { columnsOf, type Table } from './report.ts'
import { type CallRow, measureCalls } from './scale-calls.ts'
import { sized } from './short.ts'

/** Students to seed. There is one coach per fifty of them, and ten sessions per student. */
const STUDENTS = Number(process.env.BENCH_SCALE ?? sized(200_000, 2000))
/** How often each call is made, each time by another person. The first few do not count. */
const TIMES = sized(60, 3)
/** The longest wait for the figures, and how often to poll. */
const FIGURES_MS = 5 * 60_000
const LOOK_MS = 1000

/** The cost of a large programme: each call of its pages. */
export interface ScaleFound {
  readonly students: number
  readonly coaches: number
  readonly bookings: number
  readonly calls: readonly CallRow[]
}

/** On a PostgreSQL server, filled first, which takes minutes. `binDir` is the folder of its programs. */
export async function benchScale(binDir: string): Promise<ScaleFound> {
  const size = largeSize(STUDENTS)
  const server = await startPostgres(binDir, { durable: true })
  try {
    const url = await emptyDatabase(server.url)
    const sample = await fill(url, size)
    const product = await startProduct(url)
    try {
      await countFigures(product, url, sample.admin)
      return { ...size, calls: await measureCalls(product, sample) }
    } finally {
      await product.stop()
    }
  } finally {
    await server.stop()
  }
}

/** Lets a worker count the programme's figures, as it does once somebody requests them. */
async function countFigures(product: Product, databaseUrl: string, admin: Actor): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sq-worker-'))
  const settings = { ROLE: 'worker', DATABASE_URL: databaseUrl, DATA_DIR: folder, AUTH_SECRET: newSecret() }
  const worker = await startServer(join(import.meta.dirname, '..'), settings)
  const [token = ''] = await product.sign([admin])
  const address = addressOf(getProgrammeFigures, {}, { period: 'term' })
  const start = performance.now()
  for (let isThere = false; !isThere && performance.now() - start < FIGURES_MS; await sleep(LOOK_MS)) {
    isThere = await ask(product.url, address, token).then(
      () => true,
      () => false,
    )
  }
  console.log(`  the figures were there after ${((performance.now() - start) / 1000).toFixed(1)} s`)
  await worker.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function fill(url: string, size: ReturnType<typeof largeSize>) {
  const { students, coaches, bookings } = size
  console.log(`Filling PostgreSQL: ${students} students, ${coaches} coaches, ${bookings} bookings …`)
  const database = await openPostgres(url)
  try {
    await migrate(database)
    await makeLargeIndexes(database)
    await fillLarge(database, size, new Date(), (line) => console.log(`  ${line}`))
    const { pairs, admin } = await largeSample(database, TIMES)
    return { admin, pairs: pairs as readonly LargePair[] }
  } finally {
    await database.close()
  }
}

export const scaleTable = ({ calls }: ScaleFound): Table => ({
  columns: columnsOf('who | call | times | p50 ms | p95 ms | items | bytes | '),
  rows: calls.map(({ who, what, times, p50, p95, items, bytes, below }) => [
    who,
    what,
    String(times),
    p50.toFixed(1),
    p95.toFixed(1),
    String(items),
    String(bytes),
    below.join(', '),
  ]),
})
