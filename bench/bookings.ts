import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { prepareCallers } from './callers.ts'
import { type Checkout, checkoutIn } from './checkout.ts'
import { embeddedPlaces, postgresPlaces } from './data-places.ts'
import { type Engine, type Load, measureLeast, measureServer, type Prepared } from './measured-server.ts'
import type { Phase } from './phase.ts'
import type { EngineName } from './product.ts'
import { IS_SHORT, sized } from './short.ts'

const CLIENTS = IS_SHORT ? [16] : [1, 16]
/** Who books, in this number so that nobody has more than a few sessions. */
const BOOKING = { coaches: 28, students: sized(2500, 200) }
/** More coaches than are requested during a phase. */
const ASKING = { coaches: 6000, students: 1 }

/** The roles of the processes that are started. */
const ROLES = { sent: ['all'], 'not sent': ['web'], 'sent by a worker': ['web', 'worker'] } as const

/** The name of the least service in place of a version. */
export const LEAST = 'least service'

/** All rounds of one measurement. */
export interface BookingRow {
  /** A commit, or LEAST. */
  readonly version: string
  readonly engine: EngineName
  /** Claim and book, or request times of coaches that are in no cache. */
  readonly does: Load['does']
  readonly clients: number
  /** What happens to mail during the load. The least service only stores it. */
  readonly mail: keyof typeof ROLES
  readonly rounds: readonly Phase[]
}

interface Case extends BookingRow {
  readonly rounds: Phase[]
  readonly measure: () => Promise<Phase>
}

export interface BookingsWanted {
  readonly rounds: number
  /** The folder of another checkout, which is measured in turns with this one. */
  readonly against?: string
  /** Whether claims and bookings have an Idempotency-Key. */
  readonly keys: boolean
}

/**
 * Claims and bookings on PostgreSQL, whose programs are in `binDir`, and on the embedded database, in turns with the least
 * service. Each measurement has new processes and a new copy of a prepared database. With another checkout, also requests
 * for times that are in no cache.
 */
export async function benchBookings(binDir: string, wanted: BookingsWanted): Promise<BookingRow[]> {
  const server = await startPostgres(binDir, { durable: true })
  const folder = mkdtempSync(join(tmpdir(), 'sq-bench-'))
  try {
    const cases = [
      ...(await casesOn(
        { engine: 'postgres', newPlace: postgresPlaces(folder, server.url), databasePid: server.pid },
        wanted,
      )),
      ...(await casesOn({ engine: 'pglite', newPlace: embeddedPlaces(folder), databasePid: null }, wanted)),
    ]
    for (let round = 0; round < wanted.rounds; round++) {
      // In the opposite order each second time, so that none always comes first.
      for (const one of round % 2 === 0 ? cases : cases.toReversed()) {
        const phase = await one.measure()
        one.rounds.push(phase)
        const what = `${one.version}, ${one.does} on ${one.engine}, mail ${one.mail}, clients: ${one.clients}`
        console.log(`  round ${round + 1}: ${what}: ${phase.rate.toFixed(0)}/s`)
      }
    }
    return cases.map(({ measure, ...row }) => row)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The measurements of a round on one kind of database, those to be compared next to each other. */
async function casesOn(on: Engine, { against, keys }: BookingsWanted): Promise<Case[]> {
  const own = checkoutIn(join(import.meta.dirname, '..'))
  const checkouts = against === undefined ? [own] : [checkoutIn(against), own]
  const booking = await prepareAll(on, checkouts, BOOKING)
  const cases = CLIENTS.flatMap((clients) => {
    const load: Load = { does: 'book', clients, keys }
    return [
      leastCase(on, booking[0] as Prepared, load),
      ...mailOn(on.engine, against !== undefined).flatMap((mail) =>
        booking.map((prepared) => serverCase(on, prepared, load, mail)),
      ),
    ]
  })
  if (against === undefined || on.engine === 'pglite') return cases
  const asking = await prepareAll(on, checkouts, ASKING)
  const load: Load = { does: 'ask', clients: 16, keys: false }
  return [...cases, ...asking.map((prepared) => serverCase(on, prepared, load, 'not sent'))]
}

/** The embedded database is open in one process only, which therefore also sends mail. */
function mailOn(engine: EngineName, isComparison: boolean): BookingRow['mail'][] {
  if (engine === 'pglite') return ['sent']
  return isComparison ? ['sent', 'not sent'] : ['sent', 'not sent', 'sent by a worker']
}

async function prepareAll(
  on: Engine,
  checkouts: readonly Checkout[],
  people: typeof BOOKING,
): Promise<Prepared[]> {
  const all: Prepared[] = []
  for (const checkout of checkouts) {
    console.log(`Preparing ${on.engine} for ${checkout.version}, coaches: ${people.coaches} …`)
    const place = await on.newPlace()
    all.push({ checkout, place, callers: await prepareCallers(checkout, place, people) })
  }
  return all
}

function serverCase(on: Engine, prepared: Prepared, load: Load, mail: BookingRow['mail']): Case {
  return {
    version: prepared.checkout.version,
    engine: on.engine,
    does: load.does,
    clients: load.clients,
    mail,
    rounds: [],
    measure: () => measureServer(on, prepared, ROLES[mail], load),
  }
}

function leastCase(on: Engine, prepared: Prepared, load: Load): Case {
  return {
    ...serverCase(on, prepared, load, 'not sent'),
    version: LEAST,
    measure: () => measureLeast(on, prepared, load),
  }
}
