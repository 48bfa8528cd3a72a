import { Agent, request } from 'node:http'
import { login } from '@shinequo/contract/accounts'
import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { addressOf } from '@shinequo/server/testing/test-app'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { bookOverHttp, nextTimes } from './claim-and-book.ts'
import { loops, type Measured, median } from './load.ts'
import { type EngineName, type Product, startProduct } from './product.ts'
import { columnsOf, type Table } from './report.ts'
import { sized } from './short.ts'

/** Strangers who try at the same time, each with their own address and an email that has no account. */
const STRANGERS = sized(200, 20)
/** Students who book without pausing. Others look at a picture and at the page. */
const STUDENTS = 16
const ROUND_SECONDS = sized(4, 1)
/** By which factor logins of strangers may slow down bookings. */
const MAX_TIMES = 2

/** The 95th percentile of a wait in milliseconds, without and with strangers' logins. */
interface Beside {
  readonly alone: number
  readonly meanwhile: number
}

/** Mass logins while others use the product: medians of the rounds, and the sum of the logins. */
export interface LoginsRow {
  readonly engine: EngineName
  readonly bookings: Beside
  readonly picture: Beside
  readonly page: Beside
  /** The number of logins by response status. */
  readonly answers: Readonly<Record<string, number>>
  /** Every refusal because of load (503) had a Retry-After header. */
  readonly retryAfter: boolean
  readonly below: readonly string[]
}

/** On the embedded engine, and on a server whose programs are in `binDir`. */
export async function benchLogins(binDir: string, rounds: number): Promise<LoginsRow[]> {
  const embedded = await measure(null, rounds)
  const server = await startPostgres(binDir, { durable: true })
  try {
    return [await measure(await emptyDatabase(server.url), rounds), embedded]
  } finally {
    await server.stop()
  }
}

async function measure(databaseUrl: string | null, rounds: number): Promise<LoginsRow> {
  const product = await startProduct(databaseUrl, { TRUST_PROXY: '127.0.0.1' })
  console.log(`Logins in masses on ${product.engine} …`)
  const next = nextTimes(product.pairs.length)
  const alone: Round[] = []
  const meanwhile: Round[] = []
  const told: Told[] = []
  try {
    await useFor(1, product, next)
    for (let round = 0; round < rounds; round++) {
      alone.push(await useFor(ROUND_SECONDS, product, next))
      const [used, answers] = await Promise.all([
        useFor(ROUND_SECONDS, product, next),
        strangersFor(ROUND_SECONDS, product.url),
      ])
      meanwhile.push(used)
      told.push(...answers)
    }
  } finally {
    await product.stop()
  }
  const beside = (what: keyof Round): Beside => ({
    alone: median(alone.map((round) => round[what].p95)),
    meanwhile: median(meanwhile.map((round) => round[what].p95)),
  })
  const bookings = beside('bookings')
  const answers: Record<string, number> = {}
  for (const { status } of told) answers[status] = (answers[status] ?? 0) + 1
  return {
    engine: product.engine,
    bookings,
    picture: beside('picture'),
    page: beside('page'),
    answers,
    retryAfter: told.every(({ status, retryAfter }) => status !== 503 || retryAfter > 0),
    below: bookings.meanwhile > MAX_TIMES * bookings.alone ? [`over ${MAX_TIMES} times`] : [],
  }
}

interface Round {
  readonly bookings: Measured
  readonly picture: Measured
  readonly page: Measured
}

/** Students book, one person repeatedly looks at a picture and another at a page. */
async function useFor(seconds: number, product: Product, next: ReturnType<typeof nextTimes>): Promise<Round> {
  const look = (path: string) =>
    loops(1, seconds, async () => {
      const answer = await fetch(product.url + path)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    })
  const [bookings, picture, page] = await Promise.all([
    bookOverHttp(product, next, STUDENTS, seconds),
    look(product.picture),
    look('/login'),
  ])
  return { bookings, picture, page }
}

interface Told {
  readonly status: number
  readonly retryAfter: number
}

/** All strangers try at once, and again when all have been answered. */
async function strangersFor(seconds: number, url: string): Promise<Told[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: STRANGERS })
  const end = performance.now() + seconds * 1000
  const told: Told[] = []
  try {
    for (let wave = 0; performance.now() < end; wave++) {
      const tries = Array.from({ length: STRANGERS }, (_, n) => tryToLogIn(agent, url, n, wave))
      told.push(...(await Promise.all(tries)))
    }
  } finally {
    agent.destroy()
  }
  return told
}

/** One stranger's attempt, as forwarded by a proxy. Leaves most of the failures that one address may make. */
function tryToLogIn(agent: Agent, url: string, stranger: number, wave: number): Promise<Told> {
  const email = `nobody-${stranger}-${wave}-${Date.now()}@school.example`
  const payload = JSON.stringify({ email, password: 'not the right one' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    'x-forwarded-for': `198.51.100.${stranger}`,
  }
  return new Promise((resolve, reject) => {
    const sent = request(url + addressOf(login), { method: 'POST', agent, headers }, (response) => {
      response.resume()
      const retryAfter = Number(response.headers['retry-after'] ?? 0)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, retryAfter }))
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}

export const loginsTable = (rows: readonly LoginsRow[]): Table => ({
  columns: columnsOf(
    'beside logins at once, p95 ms | booking | alone | times | picture | alone | page | alone | logins answered | 503 say when | ',
  ),
  rows: rows.map(({ engine, bookings, picture, page, answers, retryAfter, below }) => {
    const both = ({ alone, meanwhile }: Beside) => [meanwhile.toFixed(0), alone.toFixed(0)]
    return [
      engine,
      ...both(bookings),
      (bookings.meanwhile / bookings.alone).toFixed(2),
      ...both(picture),
      ...both(page),
      Object.entries(answers)
        .map(([status, times]) => `${times} x ${status}`)
        .join(', '),
      retryAfter ? 'yes' : 'no',
      below.join(', '),
    ]
  }),
})
