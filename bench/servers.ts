import { type Prepared, prepare } from './callers.ts'
import { ownCheckout } from './checkout.ts'
import { type OnPostgres, onPostgres } from './data-places.ts'
import { withServers } from './measured-servers.ts'
import { measurePhase, type Phase } from './phase.ts'
import { processorShare } from './processor-share.ts'
import { sized } from './short.ts'

/** What each server gets. Two leave enough of two cores for the database and the clients. */
const CORES = 0.3
const COUNTS = [1, 2] as const
const PEOPLE = { coaches: 28, students: sized(2500, 200) }
const CLIENTS = 16
const SECONDS = sized(8, 2)
/** More rounds would take over three minutes. */
const MAX_ROUNDS = 3

/** All rounds with one number of servers. */
export interface ServersRow {
  readonly servers: number
  /** The share of a core that each server gets. */
  readonly cores: number
  readonly rounds: readonly Phase[]
}

/**
 * Claims and bookings by the same clients on one server and on two, in turns, on one database. Each server is limited to a
 * share of a core once it has warmed up. Null where there are no control groups.
 */
export async function benchServers(binDir: string, rounds: number): Promise<ServersRow[] | null> {
  const tried = processorShare('try', CORES)
  tried?.remove()
  if (!tried) {
    console.log('Control groups cannot be made here: servers with a share of a core are left out.')
    return null
  }
  return onPostgres(binDir, async (on) => {
    const prepared = await prepare(on.newPlace, ownCheckout(), PEOPLE)
    const found = COUNTS.map((servers) => ({ servers, cores: CORES, rounds: [] as Phase[] }))
    for (let round = 0; round < Math.min(rounds, MAX_ROUNDS); round++) {
      for (const { servers, rounds: phases } of round % 2 === 0 ? found : found.toReversed()) {
        const phase = await measureLimited(on, prepared, servers)
        phases.push(phase)
        console.log(`  round ${round + 1}, servers: ${servers}: ${phase.rate.toFixed(0)} pairs a second`)
      }
    }
    return found
  })
}

async function measureLimited(
  { newPlace, databasePid }: OnPostgres,
  prepared: Prepared,
  count: number,
): Promise<Phase> {
  const shares = Array.from({ length: count }, (_, at) => processorShare(String(at), CORES))
  const roles = shares.map(() => 'web')
  try {
    return await withServers(newPlace, prepared, { roles }, async ({ copy, servers, callers }) => {
      const [url = '', ...otherUrls] = servers.map((one) => one.url)
      const pids = servers.map(({ pid }) => pid)
      const target = { url, otherUrls, pids, databasePid, dataDir: copy.dataDir }
      const load = { does: 'book' as const, clients: CLIENTS, keys: true, callers }
      return measurePhase(target, load, SECONDS, async () => {
        for (const [at, share] of shares.entries()) share?.add(pids[at] ?? 0)
      })
    })
  } finally {
    for (const share of shares) share?.remove()
  }
}
