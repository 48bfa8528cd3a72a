import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { ask } from './http-client.ts'
import { type Product, startProduct } from './product.ts'
import { besideLimit, loading, type ReadRow, reading } from './reads.ts'
import { columnsOf, type Table } from './report.ts'
import { askEachOnce, threeWeeksOf } from './requests.ts'
import { sized } from './short.ts'

/** The coaches who are requested one after the other, in random order. */
const COACHES = sized(5000, 300)
/** The server's caches are bounded, however many coaches are requested. */
const MANY_COACHES = sized(20_000, 300)
const MB = 2 ** 20

export interface ColdFound {
  readonly rows: ReadRow[]
  /** Memory of the server process in bytes after this many coaches were requested once. */
  readonly memory: { readonly coaches: number; readonly rss: number; readonly live: number }
}

/**
 * Three weeks of coaches who have not been requested before, compared with bare Fastify that serialises the same JSON.
 */
export async function benchCold(binDir: string, rounds: number): Promise<ColdFound> {
  const server = await startPostgres(binDir, { durable: true })
  try {
    const rows = await measure(await emptyDatabase(server.url), rounds)
    rows.push(...(await measure(null, rounds)))
    return { rows, memory: await memory(await emptyDatabase(server.url)) }
  } finally {
    await server.stop()
  }
}

async function measure(databaseUrl: string | null, rounds: number): Promise<ReadRow[]> {
  const product = await startProduct(databaseUrl, {}, { coaches: COACHES })
  console.log(`Availability that is not kept on ${product.engine} …`)
  try {
    const text = await ask(product.url, threeWeeksOf(product.ordinaryCoachId), tokenOf(product))
    const askNext = askEachOnce(product.url, product.crowd.coachIds, tokenOf(product))
    return await besideLimit(product.engine, rounds, {
      what: `availability not kept, ${text.length} bytes`,
      against: 'bare Fastify, the same object',
      text,
      headers: {},
      product: (clients) => reading(clients, askNext),
      limit: (bare, clients) => loading(`${bare}/object`, {}, clients),
    })
  } finally {
    await product.stop()
  }
}

async function memory(databaseUrl: string): Promise<ColdFound['memory']> {
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

export const memoryTable = ({ coaches, rss, live }: ColdFound['memory']): Table => ({
  columns: columnsOf('memory after so many coaches | MB | in use MB | goal MB'),
  rows: [[String(coaches), (rss / MB).toFixed(0), (live / MB).toFixed(0), '400']],
})
