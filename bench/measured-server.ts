import { type Callers, newSecret, signedCallers } from './callers.ts'
import { type Checkout, startServer } from './checkout.ts'
import { startProcess } from './child.ts'
import { type DataPlace, type NewPlace, settingsOf } from './data-places.ts'
import { measurePhase, type Phase } from './phase.ts'
import type { EngineName } from './product.ts'

/** Long enough that mail stops waiting for the end of the rush. */
const BOOKING_SECONDS = 8
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

/** Measures new servers of a checkout, one for each role, on a copy of its database. The first is called. */
export async function measureServer(
  { newPlace, databasePid }: Engine,
  { checkout, place, callers }: Prepared,
  roles: readonly string[],
  load: Load,
): Promise<Phase> {
  const copy = await newPlace(place)
  const secret = newSecret()
  const settings = { ...settingsOf(copy), AUTH_SECRET: secret }
  const servers = []
  try {
    for (const role of roles) servers.push(await startServer(checkout.folder, { ...settings, ROLE: role }))
    const [called] = servers
    if (!called) throw new Error('No role was named')
    const signed = signedCallers(callers, secret)
    return await measurePhase(
      { url: called.url, pids: servers.map(({ pid }) => pid), databasePid, dataDir: copy.dataDir },
      { ...load, callers: signed },
      secondsOf(load),
    )
  } finally {
    for (const server of servers) await server.stop()
    await copy.remove()
  }
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
