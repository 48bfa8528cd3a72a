import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@shinequo/server/testing/postgres-server'

/**
 * A PostgreSQL server for the applications of a run, if PG_BIN_DIR names one, and a place for the dump from which all
 * workers copy their embedded databases.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sq-browser-'))
  process.env.EMBEDDED_TEMPLATE = join(folder, 'embedded-template.tar')
  const binDir = process.env.PG_BIN_DIR
  const server = binDir ? await startPostgres(binDir, { durable: false }) : undefined
  if (server) process.env.BROWSER_POSTGRES = server.url
  return async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
