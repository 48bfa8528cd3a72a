import { request } from 'node:http'
import { startProcess } from './child.ts'
import { bookOverHttp, nextTimes } from './claim-and-book.ts'
import { ask } from './http-client.ts'
import { inTurns, loadOf, loops, type Measured } from './load.ts'
import { type EngineName, type Product, startProduct } from './product.ts'
import { columnsOf, type Table } from './report.ts'
import { dashboardOf, threeWeeksOf } from './requests.ts'
import { sized } from './short.ts'

const ROUND_SECONDS = sized(2, 1)
const CLIENTS = [1, 16]

/** A read of the product with so many clients, and its limit, measured in the same run. */
export interface ReadRow {
  readonly what: string
  readonly engine: EngineName
  readonly clients: number
  readonly measured: Measured
  readonly limit: Measured
  readonly against: string
}

/** What is read, and its limit: bare Fastify that answers with `text`, as it is or in other bytes. */
interface Read {
  readonly what: string
  readonly against: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  product(clients: number): Promise<Measured>
  limit(url: string, clients: number): Promise<Measured>
}

/** Repeats `work` in so many loops, as long as a round of these measurements takes. */
export const reading = (clients: number, work: (client: number) => Promise<unknown>): Promise<Measured> =>
  loops(clients, ROUND_SECONDS, async (client) => void (await work(client)))

/** Requests one address over so many connections, as long as a round takes. */
export const loading = (url: string, headers: Record<string, string>, clients: number): Promise<Measured> =>
  loadOf(url, headers, clients, ROUND_SECONDS)

/**
 * Measures a read in turns with its limit, so that both are measured under the same load of the machine: with one client,
 * and with many.
 */
export async function besideLimit(engine: EngineName, rounds: number, read: Read): Promise<ReadRow[]> {
  const { what, against, text, headers } = read
  const bare = await startProcess<{ url: string }>('bare-process.ts', { text, headers })
  const rows: ReadRow[] = []
  try {
    for (const clients of CLIENTS) {
      const limit = () => read.limit(bare.told.url, clients)
      rows.push({
        what,
        engine,
        clients,
        ...(await inTurns(rounds, () => read.product(clients), limit)),
        against,
      })
    }
    return rows
  } finally {
    await bare.stop()
  }
}

/** Three weeks of one coach from the warm cache, and a student's dashboard: all its requests at once. */
export async function benchReads(databaseUrl: string | null, rounds: number): Promise<ReadRow[]> {
  const product = await startProduct(databaseUrl)
  console.log(`Availability and the dashboard on ${product.engine} …`)
  try {
    const availability = await besideLimit(product.engine, rounds, await availabilityOf(product))
    // Gives everybody some sessions.
    await bookOverHttp(product, nextTimes(product.pairs.length), 16, ROUND_SECONDS)
    return [...availability, ...(await besideLimit(product.engine, rounds, await dashboardsOf(product)))]
  } finally {
    await product.stop()
  }
}

async function availabilityOf(product: Product): Promise<Read> {
  const url = product.url + threeWeeksOf(product.ordinaryCoachId)
  const headers = { authorization: `Bearer ${product.pairs[0]?.token}`, 'accept-encoding': 'br' }
  const bytes = await bytesOf(url, headers)
  return {
    what: `availability, br, ${bytes.length} bytes`,
    against: 'bare Fastify, ready bytes',
    text: bytes.toString('base64'),
    headers: { 'content-type': 'application/json', 'content-encoding': 'br' },
    product: (clients) => loading(url, headers, clients),
    limit: (bare, clients) => loading(`${bare}/ready`, {}, clients),
  }
}

/** Compared with the same number of equally large responses. */
async function dashboardsOf(product: Product): Promise<Read> {
  const answers = (client: number) => {
    const { token = '', coachId = '' } = product.pairs[client % product.pairs.length] ?? {}
    return Promise.all(dashboardOf(coachId).map((address) => ask(product.url, address, token)))
  }
  const texts = await answers(0)
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  return {
    what: `dashboard, ${texts.length} calls, ${bytes} bytes`,
    against: 'bare Fastify, ready bytes',
    text: JSON.stringify('x'.repeat(Math.round(bytes / texts.length))),
    headers: { 'content-type': 'application/json' },
    product: (clients) => reading(clients, answers),
    limit: (bare, clients) => reading(clients, () => Promise.all(texts.map(() => ask(bare, '/ready', '')))),
  }
}

/** The body as transferred, still compressed: fetch would decompress it. */
function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, async (response) => resolve(Buffer.concat(await response.toArray())))
      .on('error', reject)
      .end()
  })
}

/** For comparisons between machines, the ratio counts, never the rate. */
export function readsTable(rows: readonly ReadRow[]): Table {
  const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 1)
  return {
    columns: columnsOf('what | engine | clients | rate/s | p50 ms | p95 ms | limit/s | ratio | limit is'),
    rows: rows.map(({ what, engine, clients, measured, limit, against }) => [
      what,
      engine,
      String(clients),
      measured.rate.toFixed(0),
      milliseconds(measured.p50),
      milliseconds(measured.p95),
      limit.rate.toFixed(0),
      (measured.rate / limit.rate).toFixed(2),
      against,
    ]),
  }
}
