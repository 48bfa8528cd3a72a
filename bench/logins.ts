import { login } from '@shinequo/contract/accounts'
import { addressOf } from '@shinequo/server/testing/test-app'
import { prepare } from './callers.ts'
import { ownCheckout } from './checkout.ts'
import { startProcess } from './child.ts'
import type { ClientsWanted } from './client-process.ts'
import { type Engine, onEmbedded, onPostgres } from './data-places.ts'
import { loops, type Measured, median } from './load.ts'
import { withServers } from './measured-servers.ts'
import { columnsOf, type Table } from './report.ts'
import { sized } from './short.ts'

/** Strangers who try at the same time, each with their own address and an email that has no account. */
const STRANGERS = sized(200, 20)
/** Students who book without pausing. Others look at a picture and at the page. */
const STUDENTS = 16
const PEOPLE = { coaches: 28, students: sized(1000, 100) }
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
  readonly engine: Engine['engine']
  readonly bookings: Beside
  readonly picture: Beside
  readonly page: Beside
  /** The number of logins by response status. */
  readonly answers: Readonly<Record<string, number>>
  /** Every refusal because of load (503) had a Retry-After header. */
  readonly retryAfter: boolean
  readonly below: readonly string[]
}

/** On both engines. */
export async function benchLogins(binDir: string, rounds: number): Promise<LoginsRow[]> {
  const measured = (on: Engine) => measure(on, rounds)
  const embedded = await onEmbedded(measured)
  return [await onPostgres(binDir, measured), embedded]
}

async function measure({ engine, newPlace }: Engine, rounds: number): Promise<LoginsRow> {
  const prepared = await prepare(newPlace, ownCheckout(), PEOPLE)
  console.log(`Logins in masses on ${engine} …`)
  const how = { roles: [engine === 'pglite' ? 'all' : 'web'], more: () => ({ TRUST_PROXY: '127.0.0.1' }) }
  return withServers(newPlace, prepared, how, async ({ servers: [{ url }], callers }) => {
    const wanted: ClientsWanted = { url, callers, does: 'book', clients: STUDENTS, keys: true }
    const students = await startProcess('client-process.ts', wanted)
    const use = async (seconds: number): Promise<Round> => {
      const [bookings, picture, page] = await Promise.all([
        students.ask<Measured>(seconds),
        lookAt(url + callers.picture, seconds),
        lookAt(`${url}/login`, seconds),
      ])
      return { bookings, picture, page }
    }
    const [alone, meanwhile, told]: [Round[], Round[], Told[]] = [[], [], []]
    try {
      await use(1)
      for (let round = 0; round < rounds; round++) {
        alone.push(await use(ROUND_SECONDS))
        const [used, answers] = await Promise.all([use(ROUND_SECONDS), strangersFor(ROUND_SECONDS, url)])
        meanwhile.push(used)
        told.push(...answers)
      }
    } finally {
      await students.stop()
    }
    return rowOf(engine, alone, meanwhile, told)
  })
}

interface Round {
  readonly bookings: Measured
  readonly picture: Measured
  readonly page: Measured
}

/** Somebody repeatedly looks at a picture or a page. */
const lookAt = (address: string, seconds: number): Promise<Measured> =>
  loops(1, seconds, async () => {
    const answer = await fetch(address)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  })

function rowOf(
  engine: Engine['engine'],
  alone: readonly Round[],
  meanwhile: readonly Round[],
  told: readonly Told[],
): LoginsRow {
  const beside = (what: keyof Round): Beside => ({
    alone: median(alone.map((round) => round[what].p95)),
    meanwhile: median(meanwhile.map((round) => round[what].p95)),
  })
  const bookings = beside('bookings')
  const answers: Record<string, number> = {}
  for (const { status } of told) answers[status] = (answers[status] ?? 0) + 1
  return {
    engine,
    bookings,
    picture: beside('picture'),
    page: beside('page'),
    answers,
    retryAfter: told.every(({ status, retryAfter }) => status !== 503 || retryAfter > 0),
    below: bookings.meanwhile > MAX_TIMES * bookings.alone ? [`over ${MAX_TIMES} times`] : [],
  }
}

interface Told {
  readonly status: number
  readonly retryAfter: number
}

/** All strangers try at once, and again when all have been answered. */
async function strangersFor(seconds: number, url: string): Promise<Told[]> {
  const end = performance.now() + seconds * 1000
  const told: Told[] = []
  for (let wave = 0; performance.now() < end; wave++) {
    const tries = Array.from({ length: STRANGERS }, (_, stranger) => tryToLogIn(url, stranger, wave))
    told.push(...(await Promise.all(tries)))
  }
  return told
}

/** One stranger's attempt, as forwarded by a proxy. Leaves most of the failures that one address may make. */
async function tryToLogIn(url: string, stranger: number, wave: number): Promise<Told> {
  const email = `nobody-${stranger}-${wave}-${Date.now()}@school.example`
  const answer = await fetch(url + addressOf(login), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${stranger}` },
    body: JSON.stringify({ email, password: 'not the right one' }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after') ?? 0) }
}

export const loginsTables = (rows: readonly LoginsRow[]): Table[] => [
  {
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
  },
]
