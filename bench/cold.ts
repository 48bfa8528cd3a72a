import { prepare } from './callers.ts'
import { ownCheckout } from './checkout.ts'
import { type Engine, onEmbedded, onPostgres } from './data-places.ts'
import { type LoadRow, type LoadsWanted, measureLoads } from './loads.ts'
import { loadsTable } from './loads-table.ts'
import { withServers } from './measured-servers.ts'
import { inMb, type Memory } from './memory.ts'
import { columnsOf, type Table } from './report.ts'
import { askEachOnce } from './requests.ts'
import { sized } from './short.ts'

/** More coaches than are requested during a phase, each of them once. */
const PEOPLE = { coaches: 1, students: 1, ordinary: sized(6000, 600) }
/** The server's caches are bounded, however many coaches are requested. */
const MANY_COACHES = sized(20_000, 600)
const CLIENTS = 16

export interface ColdFound {
  readonly rows: readonly LoadRow[]
  /** Memory of the server after this many coaches were requested once. */
  readonly memory: Memory & { readonly coaches: number }
}

/** Three weeks of coaches who have not been requested before, on both engines. */
export async function benchCold(binDir: string, wanted: LoadsWanted): Promise<ColdFound> {
  const measured = (on: Engine) =>
    measureLoads(on, wanted, PEOPLE, [{ does: 'ask', clients: CLIENTS, mail: 'sent' }])
  const embedded = await onEmbedded(measured)
  return onPostgres(binDir, async (on) => ({
    rows: [...(await measured(on)), ...embedded],
    memory: await memoryAfterMany(on),
  }))
}

async function memoryAfterMany({ newPlace }: Engine): Promise<ColdFound['memory']> {
  const prepared = await prepare(newPlace, ownCheckout(), { ...PEOPLE, ordinary: MANY_COACHES })
  console.log(`${MANY_COACHES} coaches are asked for …`)
  return withServers(newPlace, prepared, { roles: ['web'] }, async ({ servers: [server], callers }) => {
    const askNext = askEachOnce(server.url, callers.ordinaryIds, callers.students[0]?.token ?? '')
    let left = MANY_COACHES
    const asking = async () => {
      while (left-- > 0) await askNext()
    }
    await Promise.all(Array.from({ length: CLIENTS }, asking))
    return { coaches: MANY_COACHES, ...(await server.memory()) }
  })
}

export const coldTables = ({ rows, memory: { coaches, rss, live } }: ColdFound): Table[] => [
  loadsTable(rows, 'open times, not kept'),
  {
    columns: columnsOf('memory after so many coaches | MB | in use MB | goal MB'),
    rows: [[String(coaches), inMb(rss), inMb(live), '400']],
  },
]
