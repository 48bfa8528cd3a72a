import { type Callers, newSecret, type SignedCallers, signedCallers } from './callers.ts'
import { type Checkout, type RunningServer, startServer } from './checkout.ts'
import { startProcess } from './child.ts'
import { type DataPlace, type NewPlace, settingsOf } from './data-places.ts'
import { measurePhase, type Phase } from './phase.ts'
import type { EngineName } from './product.ts'
import { sized } from './short.ts'

/** Long enough that mail stops waiting for the end of the rush. */
const BOOKING_SECONDS = sized(8, 2)
/** Shorter, so that no coach is requested twice. */
const ASKING_SECONDS = 3

/** A kind of database, and where new ones of it are made. */
export interface Engine {
  readonly engine: EngineName
  readonly newPlace: NewPlace
  /** The process of PostgreSQL that is the parent of its others; null for an embedded database. */
  readonly databasePid: number | null
}

/** A prepared database of a checkout, and the people in it. */
export interface Prepared {
  readonly checkout: Checkout
  readonly place: DataPlace
  readonly callers: Callers
}

/** What the clients do, how many they are, and whether their calls have an Idempotency-Key. */
export interface Load {
  readonly does: 'book' | 'ask'
  readonly clients: number
  readonly keys: boolean
}

const secondsOf = ({ does }: Load) => (does === 'book' ? BOOKING_SECONDS : ASKING_SECONDS)

/** Servers of a checkout that run on a copy of its database, and the people who call them. */
export interface Running {
  readonly copy: DataPlace
  readonly servers: readonly RunningServer[]
  readonly callers: SignedCallers
}

/**
 * Starts new servers of a checkout, one for each role, on a copy of its database, and ends them after `work`. `more` are
 * further settings, which may depend on the copy.
 */
export async function withServers<Found>(
  newPlace: NewPlace,
  { checkout, place, callers }: Prepared,
  {
    roles,
    more = () => ({}),
  }: { roles: readonly string[]; more?: (copy: DataPlace) => Record<string, string> },
  work: (running: Running) => Promise<Found>,
): Promise<Found> {
  const copy = await newPlace(place)
  const secret = newSecret()
  const settings = { ...settingsOf(copy), AUTH_SECRET: secret, ...more(copy) }
  const servers: RunningServer[] = []
  try {
    for (const role of roles) servers.push(await startServer(checkout.folder, { ...settings, ROLE: role }))
    return await work({ copy, servers, callers: signedCallers(callers, secret) })
  } finally {
    for (const server of servers) await server.stop()
    await copy.remove()
  }
}

/** Measures new servers of a checkout, one for each role, on a copy of its database. The first is called. */
export async function measureServer(
  { newPlace, databasePid }: Engine,
  prepared: Prepared,
  roles: readonly string[],
  load: Load,
): Promise<Phase> {
  return withServers(newPlace, prepared, { roles }, async ({ copy, servers, callers }) => {
    const [called] = servers
    if (!called) throw new Error('No role was named')
    const pids = servers.map(({ pid }) => pid)
    const target = { url: called.url, pids, databasePid, dataDir: copy.dataDir }
    return measurePhase(target, { ...load, callers }, secondsOf(load))
  })
}

/** Measures a new least service on an empty database. It knows nobody, so it takes anybody's ids. */
export async function measureLeast(
  { newPlace, databasePid }: Engine,
  { callers }: Prepared,
  load: Load,
): Promise<Phase> {
  const { databaseUrl, dataDir, remove } = await newPlace()
  const least = await startProcess<{ url: string }>('least-process.ts', { databaseUrl, dataDir })
  try {
    const signed = signedCallers(callers, newSecret())
    return await measurePhase(
      { url: least.told.url, pids: [least.pid], databasePid, dataDir },
      { ...load, callers: signed },
      secondsOf(load),
    )
  } finally {
    await least.stop()
    await remove()
  }
}
