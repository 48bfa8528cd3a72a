import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { startProcess } from './child.ts'
import { median } from './load.ts'
import type { EngineName } from './product.ts'

/** The goal for both steps together. */
const AIM_MS = 10_000

/** The import of a roster of 10,000 rows: medians of the rounds. */
export interface RosterRow {
  readonly engine: EngineName
  readonly checkMs: number
  readonly writeMs: number
  readonly below: readonly string[]
}

/** On the embedded engine, and on a server if `binDir` names the folder of PostgreSQL's programs. */
export async function benchRoster(binDir: string | undefined, rounds: number): Promise<RosterRow[]> {
  const rows = [await measure('pglite', null, rounds)]
  if (!binDir) return rows
  const server = await startPostgres(binDir, { durable: true })
  try {
    return [await measure('postgres', await emptyDatabase(server.url), rounds), ...rows]
  } finally {
    await server.stop()
  }
}

async function measure(engine: EngineName, databaseUrl: string | null, rounds: number): Promise<RosterRow> {
  console.log(`Roster on ${engine} …`)
  const { told, stop } = await startProcess<{ checkMs: number; writeMs: number }[]>('roster-process.ts', {
    databaseUrl,
    rounds,
  })
  await stop()
  const checkMs = median(told.map((one) => one.checkMs))
  const writeMs = median(told.map((one) => one.writeMs))
  return { engine, checkMs, writeMs, below: checkMs + writeMs > AIM_MS ? ['over 10 s'] : [] }
}
