import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { startProcess } from './child.ts'
import { bookOverHttp, nextTimes } from './claim-and-book.ts'
import type { Command, Listened, Visitors } from './live-process.ts'
import { type Measured, median, percentile } from './load.ts'
import { thisMoment, treeMs } from './processor-time.ts'
import { type ProcessUse, type Product, startProduct } from './product.ts'
import { sized } from './short.ts'
import { PAIRS } from './world.ts'

/** Live pages open at the same time, each of its own account, and rooms with two people each. */
const PAGES = sized(500, 140)
const ROOMS = sized(50, 2)
/** Students who book without pausing, and pairs who book once a second, whose pages are measured. */
const STUDENTS = 16
const PROBES = 4
const ROUND_SECONDS = sized(4, 2)
/** The server counts the messages of a connection per ten seconds and keeps the counters that long. */
const KEPT_MS = sized(11_000, 0)
/** How often everything is opened and closed again at the end, with no other load. */
const AGAIN = sized(3, 1)

/** The 95th percentile in milliseconds, and the number of values. */
interface P95 {
  readonly p95: number
  readonly of: number
}

/** A server with open pages and rooms, compared with the same server without. */
export interface LiveFound {
  readonly pages: number
  readonly rooms: number
  /** The number of students who book without pausing, for `whileBooking`; otherwise four pairs book once a second. */
  readonly students: number
  /**
   * Memory of the server process in bytes: before any was open, while all were open, and after all were closed, twice.
   */
  readonly memory: {
    readonly before: Memory
    readonly open: readonly Memory[]
    readonly gone: Memory
    readonly afterRoom: Memory
  }
  /** From one browser of a room to the other. */
  readonly messages: { readonly quiet: P95; readonly whileBooking: P95 }
  /** From the press to the notification on the pages of both people. */
  readonly notices: { readonly quiet: P95; readonly whileBooking: P95 }
  readonly bookings: {
    readonly without: readonly Measured[]
    readonly beside: readonly Measured[]
    readonly ratio: number
  }
  /** Shares of a core while few people book: of server and database, and of the clients that make the connections. */
  readonly cores: { readonly server: number; readonly database: number; readonly clients: number }
}

type Memory = Pick<ProcessUse, 'rss' | 'live'>

/** On a PostgreSQL server with its programs in `binDir`, alternating between with and without connections. */
export async function benchLive(binDir: string, rounds: number): Promise<LiveFound> {
  const server = await startPostgres(binDir, { durable: true })
  try {
    console.log(`${PAGES} live pages and ${ROOMS} rooms …`)
    const crowd = { onlookers: PAGES - 2 * PAIRS, rooms: ROOMS }
    const product = await startProduct(await emptyDatabase(server.url), {}, crowd)
    const { url, pairs } = product
    const visitors: Visitors = { url, pairs, crowd: product.crowd, probes: PROBES }
    const clients = await startProcess('live-process.ts', visitors)
    try {
      return await measure(product, server.pid, (command) => clients.ask(command), rounds)
    } finally {
      await clients.stop()
      await product.stop()
    }
  } finally {
    await server.stop()
  }
}

type Tell = <Answer>(command: Command) => Promise<Answer>

async function measure(
  product: Product,
  databasePid: number,
  tell: Tell,
  rounds: number,
): Promise<LiveFound> {
  const next = nextTimes(product.pairs.length - PROBES)
  const listen = () => tell<Listened>({ do: 'listen', seconds: ROUND_SECONDS })
  const book = () =>
    Promise.all([bookOverHttp(product, next, STUDENTS, ROUND_SECONDS), listen()]).then(
      ([bookings, heard]) => ({ bookings, heard }),
    )
  const without: Measured[] = []
  const beside: { bookings: Measured; heard: Listened }[] = []
  const quiet: { heard: Listened; server: number; database: number }[] = []
  const open: Memory[] = []
  await book()
  const before = await product.use()
  for (let round = 0; round < rounds; round++) {
    without.push((await book()).bookings)
    await tell({ do: 'open' })
    const [start, from] = [await product.use(), thisMoment()]
    const heard = await listen()
    const [to, end] = [thisMoment(), await product.use()]
    const share = (ms: number) => ms / 1000 / ROUND_SECONDS
    const database = share(treeMs(to, databasePid) - treeMs(from, databasePid))
    quiet.push({ heard, server: share(end.cpuMs - start.cpuMs), database })
    open.push(end)
    beside.push(await book())
    await tell({ do: 'close' })
    console.log(`  round ${round + 1} of ${rounds} is done`)
  }
  await sleep(KEPT_MS)
  const gone = await product.use()
  for (let time = 0; time < AGAIN; time++) {
    await tell({ do: 'open' })
    await tell({ do: 'close' })
  }
  await sleep(KEPT_MS)
  const afterRoom = await product.use()
  const rate = (found: readonly Measured[]) => median(found.map((one) => one.rate))
  const bookings = { without, beside: beside.map((one) => one.bookings) }
  const ratio = rate(bookings.beside) / rate(without)
  const both = (what: 'messages' | 'notices') => ({
    quiet: p95Of(quiet.map(({ heard }) => heard[what])),
    whileBooking: p95Of(beside.map(({ heard }) => heard[what])),
  })
  return {
    pages: PAGES,
    rooms: ROOMS,
    students: STUDENTS,
    memory: { before, open, gone, afterRoom },
    messages: both('messages'),
    notices: both('notices'),
    bookings: { ...bookings, ratio },
    cores: {
      server: median(quiet.map((one) => one.server)),
      database: median(quiet.map((one) => one.database)),
      clients: median(quiet.map(({ heard }) => heard.cores)),
    },
  }
}

function p95Of(rounds: readonly (readonly number[])[]): P95 {
  const sorted = rounds.flat().toSorted((a, b) => a - b)
  return { p95: percentile(sorted, 0.95), of: sorted.length }
}
