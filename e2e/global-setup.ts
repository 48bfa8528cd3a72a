import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { startPostgres } from '@shinequo/server/testing/postgres-server'
import { refuseStaleBuild, requireBrowser } from './machine.ts'

/**
 * Refuses to test without a browser, or a build of other sources. Starts a PostgreSQL server for the applications of a
 * run, if PG_BIN_DIR names one, and makes a place for the dump from which all workers copy their embedded databases.
 */
export default async function setup(config: FullConfig): Promise<() => Promise<void>> {
  requireBrowser(config)
  refuseStaleBuild()
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
