import { setTimeout as sleep } from 'node:timers/promises'
import { getProgrammeFigures } from '@shinequo/contract/programme'
import { systemClock } from '@shinequo/server/plugins/clock'
import { makeLargeIndexes } from '@shinequo/server/plugins/database/large-indexes'
import { migrate } from '@shinequo/server/plugins/database/migrate'
import { openPostgres } from '@shinequo/server/plugins/database/postgres'
import { createTokens } from '@shinequo/server/plugins/tokens'
import { fillLarge, type LargePair, largeSample, largeSize } from '@shinequo/server/testing/large-database'
import { addressOf } from '@shinequo/server/testing/test-app'
import { newSecret } from './callers.ts'
import { ownCheckout, startServer } from './checkout.ts'
import { onPostgres, settingsOf } from './data-places.ts'
import { ask } from './http-client.ts'
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

/** On PostgreSQL, filled first, which takes minutes. */
export async function benchScale(binDir: string): Promise<ScaleFound> {
  const size = largeSize(STUDENTS)
  return onPostgres(binDir, async ({ newPlace }) => {
    const place = await newPlace()
    const sample = await fill(place.databaseUrl ?? '', size)
    const secret = newSecret()
    const start = (ROLE: string) =>
      startServer(ownCheckout().folder, { ...settingsOf(place), AUTH_SECRET: secret, ROLE })
    const { sign } = createTokens(secret, systemClock)
    const server = await start('web')
    try {
      const worker = await start('worker')
      await figuresThere(server.url, sign(sample.admin))
      await worker.stop()
      return { ...size, calls: await measureCalls({ url: server.url, sign }, sample) }
    } finally {
      await server.stop()
    }
  })
}

/** Waits until a worker has counted the programme's figures, as it does once somebody requests them. */
async function figuresThere(url: string, token: string): Promise<void> {
  const address = addressOf(getProgrammeFigures, {}, { period: 'term' })
  const start = performance.now()
  const isThere = () =>
    ask(url, address, token).then(
      () => true,
      () => false,
    )
  while (!(await isThere()) && performance.now() - start < FIGURES_MS) await sleep(LOOK_MS)
  console.log(`  the figures were there after ${((performance.now() - start) / 1000).toFixed(1)} s`)
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

export const scaleTables = ({ calls }: ScaleFound): Table[] => [
  {
    columns: columnsOf('who | call | times | p50 ms | p95 ms | bytes | '),
    rows: calls.map(({ who, what, times, p50, p95, bytes, below }) => [
      who,
      what,
      String(times),
      p50.toFixed(1),
      p95.toFixed(1),
      String(bytes),
      below.join(', '),
    ]),
  },
]
