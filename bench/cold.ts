import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { askEachOnce } from './ask-each-once.ts'
import { startProcess } from './child.ts'
import { ask } from './http-client.ts'
import { inTurns, loadOf, loops } from './load.ts'
import { type EngineName, type Product, startProduct } from './product.ts'
import type { Row } from './report.ts'
import { threeWeeksOf } from './requests.ts'

const ROUND_SECONDS = 2
const CLIENTS = [1, 16]
/** The coaches who are requested one after the other, in random order. */
const COACHES = 5000
/** The server's caches are bounded, however many coaches are requested. */
const MANY_COACHES = 20_000

export interface ColdFound {
  readonly rows: Row[]
  /** Memory of the server process in bytes after this many coaches were requested once. */
  readonly memory: { readonly coaches: number; readonly rss: number; readonly live: number }
}

/**
 * Three weeks of coaches who have not been requested before, compared with bare Fastify that serialises the same JSON.
 */
export async function benchCold(binDir: string | undefined, rounds: number): Promise<ColdFound> {
  const server = binDir ? await startPostgres(binDir, { durable: true }) : undefined
  try {
    const rows = []
    if (server) rows.push(...(await measure('postgres', await emptyDatabase(server.url), rounds)))
    rows.push(...(await measure('pglite', null, rounds)))
    return { rows, memory: await memory(server ? await emptyDatabase(server.url) : null) }
  } finally {
    await server?.stop()
  }
}

async function measure(engine: EngineName, databaseUrl: string | null, rounds: number): Promise<Row[]> {
  console.log(`Availability that is not kept on ${engine} …`)
  const product = await startProduct(databaseUrl, {}, { coaches: COACHES })
  const askNext = askEachOnce(product.url, product.crowd.coachIds, tokenOf(product))
  const text = await ask(product.url, threeWeeksOf(product.ordinaryCoachId), tokenOf(product))
  const bare = await startProcess<{ url: string }>('bare-process.ts', { text, headers: {} })
  const rows: Row[] = []
  try {
    for (const clients of CLIENTS) {
      const found = await inTurns(
        rounds,
        () => loops(clients, ROUND_SECONDS, askNext),
        () => loadOf(`${bare.told.url}/object`, {}, clients, ROUND_SECONDS),
      )
      const what = `availability not kept, ${text.length} bytes`
      rows.push({ what, engine, clients, ...found, against: 'bare Fastify, the same object' })
    }
    return rows
  } finally {
    await bare.stop()
    await product.stop()
  }
}

async function memory(databaseUrl: string | null): Promise<ColdFound['memory']> {
  console.log(`${MANY_COACHES} coaches are asked for …`)
  const product = await startProduct(databaseUrl, {}, { coaches: MANY_COACHES })
  const askNext = askEachOnce(product.url, product.crowd.coachIds, tokenOf(product))
  let left = MANY_COACHES
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (left-- > 0) await askNext()
    }),
  )
  const { rss, live } = await product.use()
  await product.stop()
  return { coaches: MANY_COACHES, rss, live }
}

const tokenOf = (product: Product) => product.pairs[0]?.token ?? ''
