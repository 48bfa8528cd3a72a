import { startProcess } from './child.ts'
import { bookOverHttp, nextTimes } from './claim-and-book.ts'
import { ask } from './http-client.ts'
import { inTurns, loops } from './load.ts'
import { type Product, startProduct } from './product.ts'
import type { Row } from './report.ts'
import { dashboardOf } from './requests.ts'

const ROUND_SECONDS = 2
const CLIENTS = [1, 16]

/**
 * A student's dashboard, all requests at once, compared with the same number of equally large responses of bare
 * Fastify.
 */
export async function benchDashboard(databaseUrl: string | null, rounds: number): Promise<Row[]> {
  const product = await startProduct(databaseUrl)
  console.log(`The dashboard on ${product.engine} …`)
  // Gives everybody some sessions.
  await bookOverHttp(product, nextTimes(product.pairs.length), 16, ROUND_SECONDS)
  const { size, count } = await measureCalls(product)
  const bare = await startProcess<{ url: string }>('bare-process.ts', {
    text: JSON.stringify('x'.repeat(size)),
    headers: { 'content-type': 'application/json' },
  })
  const rows: Row[] = []
  try {
    for (const clients of CLIENTS) {
      const found = await inTurns(
        rounds,
        () => loops(clients, ROUND_SECONDS, (client) => open(product, client)),
        () =>
          loops(clients, ROUND_SECONDS, async () => {
            await Promise.all(Array.from({ length: count }, () => ask(bare.told.url, '/ready', '')))
          }),
      )
      const what = `dashboard, ${count} calls, ${size * count} bytes`
      rows.push({ what, engine: product.engine, clients, ...found, against: 'bare Fastify, ready bytes' })
    }
    return rows
  } finally {
    await bare.stop()
    await product.stop()
  }
}

function answers(product: Product, client: number): Promise<string[]> {
  const { token = '', coachId = '' } = product.pairs[client % product.pairs.length] ?? {}
  return Promise.all(dashboardOf(coachId).map((address) => ask(product.url, address, token)))
}

async function open(product: Product, client: number): Promise<void> {
  await answers(product, client)
}

/** The number of calls and the average size of a response. */
async function measureCalls(product: Product): Promise<{ size: number; count: number }> {
  const texts = await answers(product, 0)
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return { size: Math.round(bytes / texts.length), count: texts.length }
}
