import { type Engine, onEmbedded, onPostgres } from './data-places.ts'
import { type Load, type LoadRow, type LoadsWanted, measureLoads } from './loads.ts'
import { loadsTable } from './loads-table.ts'
import type { Table } from './report.ts'
import { IS_SHORT, sized } from './short.ts'

const CLIENTS = IS_SHORT ? [16] : [1, 16]
/** Students in this number, so that nobody has more than a few sessions. The times of the one ordinary coach are kept. */
const PEOPLE = { coaches: 28, students: sized(2500, 200), ordinary: 1 }

/** Measures the busiest calls on both engines. */
export async function benchCalls(binDir: string, wanted: LoadsWanted): Promise<readonly LoadRow[]> {
  const measured = (on: Engine) => measureLoads(on, wanted, PEOPLE, loadsOn(on))
  const embedded = await onEmbedded(measured)
  return [...(await onPostgres(binDir, measured)), ...embedded]
}

/** The embedded database is open in one process only, which therefore also sends mail. */
function loadsOn({ engine }: Engine): Load[] {
  const mails =
    engine === 'pglite' ? (['sent'] as const) : (['sent', 'not sent', 'sent by a worker'] as const)
  return CLIENTS.flatMap((clients): Load[] => [
    ...mails.map((mail): Load => ({ does: 'book', clients, mail })),
    { does: 'ask', clients, mail: 'sent' },
    { does: 'look', clients, mail: 'sent' },
  ])
}

export const callsTables = (rows: readonly LoadRow[]): Table[] => [loadsTable(rows, 'open times, kept')]
