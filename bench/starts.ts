import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { startServerProcess } from '@shinequo/server/testing/server-process'
import { emptyDatabase } from '@shinequo/server/testing/test-database'
import { median } from './load.ts'
import type { EngineName } from './product.ts'

/** The goals on a PostgreSQL server. The embedded engine takes most of its start to compile itself. */
const AIMS_MS = { empty: 1500, existing: 1000 }

/** From the start of the process until it says that it is ready: the median of the rounds, and the slowest. */
export interface StartsRow {
  readonly engine: EngineName
  readonly database: keyof typeof AIMS_MS
  readonly ms: number
  readonly worstMs: number
  readonly goalMs: number | null
  readonly below: readonly string[]
}

/**
 * Starts of the server without demo data: on an empty database, and again on the same one. On the embedded engine, and
 * on a server if `binDir` names the folder of PostgreSQL's programs.
 */
export async function benchStarts(binDir: string | undefined, rounds: number): Promise<StartsRow[]> {
  const embedded = await measure('pglite', async () => ({}), rounds)
  if (!binDir) return embedded
  const server = await startPostgres(binDir, { durable: true })
  try {
    const onServer = async () => ({ DATABASE_URL: await emptyDatabase(server.url) })
    return [...(await measure('postgres', onServer, rounds)), ...embedded]
  } finally {
    await server.stop()
  }
}

async function measure(
  engine: EngineName,
  newDatabase: () => Promise<Record<string, string>>,
  rounds: number,
): Promise<StartsRow[]> {
  console.log(`Starts on ${engine} …`)
  const found: Record<keyof typeof AIMS_MS, number[]> = { empty: [], existing: [] }
  // The first start fills the cache of compiled code.
  for (let round = 0; round <= rounds; round++) {
    const folder = mkdtempSync(join(tmpdir(), 'sq-start-'))
    const settings = {
      ...(await newDatabase()),
      AUTH_SECRET: 'x'.repeat(32),
      DATA_DIR: folder,
      DEMO_DATA: 'off',
    }
    for (const database of ['empty', 'existing'] as const) {
      const begun = performance.now()
      const server = await startServerProcess(settings)
      if (round > 0) found[database].push(performance.now() - begun)
      await server.stop()
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return (['empty', 'existing'] as const).map((database) => {
    const ms = median(found[database])
    const goalMs = engine === 'postgres' ? AIMS_MS[database] : null
    return {
      engine,
      database,
      ms,
      worstMs: Math.max(...found[database]),
      goalMs,
      below: goalMs !== null && ms > goalMs ? [`over ${goalMs / 1000} s`] : [],
    }
  })
}
