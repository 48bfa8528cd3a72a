import { type People, type Prepared, prepare } from './callers.ts'
import { checkoutIn, ownCheckout } from './checkout.ts'
import type { ClientsWanted } from './client-process.ts'
import type { Engine } from './data-places.ts'
import { withServers } from './measured-servers.ts'
import { measurePhase, type Phase } from './phase.ts'
import { sized } from './short.ts'

/** Bookings last long enough that mail stops waiting for the end of the rush; in the others no coach comes twice. */
const SECONDS = { book: sized(8, 2), look: sized(3, 1), ask: sized(3, 1) }

/** The roles of the processes that are started, by what happens to mail. */
const ROLES = { sent: ['all'], 'not sent': ['web'], 'sent by a worker': ['web', 'worker'] } as const

/** What clients do, how many they are, and what happens to mail meanwhile. */
export interface Load extends Pick<ClientsWanted, 'does' | 'clients'> {
  readonly mail: keyof typeof ROLES
}

/** All rounds of one load on one version. */
export interface LoadRow extends Load {
  /** A commit. */
  readonly version: string
  readonly engine: Engine['engine']
  readonly rounds: readonly Phase[]
}

export interface LoadsWanted {
  readonly rounds: number
  /** The folder of another checkout, which is measured in turns with this one. */
  readonly against?: string
  /** Whether claims and bookings have an Idempotency-Key. */
  readonly keys: boolean
}

/**
 * Measures each load on this checkout, and in turns with it on another one. Each measurement has new processes and a new
 * copy of a prepared database with these people.
 */
export async function measureLoads(
  on: Engine,
  { rounds, against, keys }: LoadsWanted,
  people: People,
  loads: readonly Load[],
): Promise<LoadRow[]> {
  const checkouts = [...(against === undefined ? [] : [checkoutIn(against)]), ownCheckout()]
  const prepared: Prepared[] = []
  for (const checkout of checkouts) prepared.push(await prepare(on.newPlace, checkout, people))
  const rows = loads.flatMap((load) =>
    prepared.map((one) => ({
      ...{ ...load, version: one.checkout.version, engine: on.engine, rounds: [] as Phase[] },
      measure: () => measure(on, one, load, keys),
    })),
  )
  for (let round = 0; round < rounds; round++) {
    // In the opposite order each second time, so that none always comes first.
    for (const row of round % 2 === 0 ? rows : rows.toReversed()) {
      const phase = await row.measure()
      row.rounds.push(phase)
      const what = `${row.version}, ${row.does} on ${row.engine}, mail ${row.mail}, clients: ${row.clients}`
      console.log(`  round ${round + 1}: ${what}: ${phase.rate.toFixed(0)}/s`)
    }
  }
  return rows.map(({ measure: _, ...row }) => row)
}

function measure(
  { newPlace, databasePid }: Engine,
  prepared: Prepared,
  load: Load,
  keys: boolean,
): Promise<Phase> {
  return withServers(newPlace, prepared, { roles: ROLES[load.mail] }, async ({ copy, servers, callers }) => {
    const pids = servers.map(({ pid }) => pid)
    const target = { url: servers[0].url, pids, databasePid, dataDir: copy.dataDir }
    return measurePhase(target, { ...load, callers, keys }, SECONDS[load.does])
  })
}
