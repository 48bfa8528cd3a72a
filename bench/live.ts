import { setTimeout as sleep } from 'node:timers/promises'
import { prepare } from './callers.ts'
import { ownCheckout, type RunningServer } from './checkout.ts'
import { startProcess } from './child.ts'
import type { ClientsWanted } from './client-process.ts'
import { onPostgres } from './data-places.ts'
import type { Command, Listened, Visitors } from './live-process.ts'
import { type Measured, median, percentile } from './load.ts'
import { withServers } from './measured-servers.ts'
import type { Memory } from './memory.ts'
import { thisMoment, treeMs } from './processor-time.ts'
import { sized } from './short.ts'

/** Live pages open at the same time, each of its own account, and rooms with two people each. */
const PAGES = sized(500, 140)
const ROOMS = sized(50, 2)
const PEOPLE = { coaches: 64, students: PAGES - 64, rooms: ROOMS }
/** Students who book without pausing, and pairs who book once a second, whose pages are measured. */
const STUDENTS = 16
const PROBES = 4
const ROUND_SECONDS = sized(4, 2)
/** The server counts the messages of a connection per ten seconds and keeps the counters that long. */
const KEPT_MS = sized(11_000, 0)

/** A server with open pages and rooms, compared with the same server without. */
export interface LiveFound {
  readonly pages: number
  readonly rooms: number
  /** Of the server, before any was open, while all were open in each round, and after all were closed. */
  readonly memory: { readonly before: Memory; readonly open: readonly Memory[]; readonly gone: Memory }
  /** 95th percentiles in milliseconds: of a message between two browsers, and from the press to the notice on a page. */
  readonly messageMs: number
  readonly noticeMs: number
  /** Bookings a second by students who do not pause, without and beside open pages: the median rounds. */
  readonly bookings: { readonly without: number; readonly beside: number }
  /** Shares of a core while few people book. */
  readonly cores: { readonly server: number; readonly database: number }
}

/** On PostgreSQL, alternating between with and without connections. */
export async function benchLive(binDir: string, rounds: number): Promise<LiveFound> {
  return onPostgres(binDir, async ({ newPlace, databasePid }) => {
    const prepared = await prepare(newPlace, ownCheckout(), PEOPLE)
    console.log(`${PAGES} live pages and ${ROOMS} rooms …`)
    return withServers(newPlace, prepared, { roles: ['web'] }, async ({ servers: [server], callers }) => {
      const { url } = server
      const visitors: Visitors = { url, callers, probes: PROBES }
      // Nobody else books with the measured pairs.
      const others = {
        ...callers,
        coachIds: callers.coachIds.slice(0, -PROBES),
        students: callers.students.slice(0, -PROBES),
      }
      const booking: ClientsWanted = { url, callers: others, does: 'book', clients: STUDENTS, keys: true }
      const live = await startProcess('live-process.ts', visitors)
      const students = await startProcess('client-process.ts', booking)
      try {
        const tell = <Answer>(command: Command) => live.ask<Answer>(command)
        const book = () => students.ask<Measured>(ROUND_SECONDS)
        return await measure(server, databasePid, { tell, book }, rounds)
      } finally {
        await students.stop()
        await live.stop()
      }
    })
  })
}

interface People {
  tell<Answer>(command: Command): Promise<Answer>
  book(): Promise<Measured>
}

async function measure(
  server: RunningServer,
  databasePid: number,
  { tell, book }: People,
  rounds: number,
): Promise<LiveFound> {
  const without: number[] = []
  const beside: number[] = []
  const quiet: { heard: Listened; server: number; database: number }[] = []
  const open: Memory[] = []
  // Until what they run is compiled. Opening and closing once, so that what stays of that is no loss.
  await book()
  await tell({ do: 'open' })
  await tell({ do: 'close' })
  await sleep(KEPT_MS)
  const before = await server.memory()
  for (let round = 0; round < rounds; round++) {
    without.push((await book()).rate)
    await tell({ do: 'open' })
    const from = thisMoment()
    const heard = await tell<Listened>({ do: 'listen', seconds: ROUND_SECONDS })
    const to = thisMoment()
    const share = (pid: number) => (treeMs(to, pid) - treeMs(from, pid)) / 1000 / ROUND_SECONDS
    quiet.push({ heard, server: share(server.pid), database: share(databasePid) })
    open.push(await server.memory())
    beside.push((await book()).rate)
    await tell({ do: 'close' })
    console.log(`  round ${round + 1} of ${rounds} is done`)
  }
  await sleep(KEPT_MS)
  const p95 = (what: 'messages' | 'notices') =>
    percentile(
      quiet.flatMap(({ heard }) => heard[what]),
      0.95,
    )
  return {
    ...{ pages: PAGES, rooms: ROOMS },
    memory: { before, open, gone: await server.memory() },
    messageMs: p95('messages'),
    noticeMs: p95('notices'),
    bookings: { without: median(without), beside: median(beside) },
    cores: {
      server: median(quiet.map((one) => one.server)),
      database: median(quiet.map((one) => one.database)),
    },
  }
}
