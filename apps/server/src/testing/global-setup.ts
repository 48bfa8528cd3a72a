import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPooler } from './pooler.ts'
import { startPostgres } from './postgres-server.ts'

/**
 * Global setup of a test run: a PostgreSQL server, a pooler in front of it, and a place for the dump that embedded
 * databases are copied from.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (typeof Temporal === 'undefined') throw new Error('The tests need Node 26 or newer: run them by npm.')
  const binDir = process.env.PG_BIN_DIR
  if (!binDir && process.env.CI)
    throw new Error('PG_BIN_DIR is not set: in CI the tests on PostgreSQL are never left out.')
  const folder = mkdtempSync(join(tmpdir(), 'sq-run-'))
  process.env.EMBEDDED_TEMPLATE = join(folder, 'embedded-template.tar')
  project.provide('testScale', Number(process.env.TEST_SCALE || '0.1'))
  const server = binDir ? await startPostgres(binDir, { durable: false }) : undefined
  project.provide('postgresUrl', server?.url)
  project.provide('postgresBinDir', binDir)
  const { PGBOUNCER_PATH: program, PGBOUNCER_LIBRARIES: libraries } = process.env
  const pooler = server && program ? await startPooler({ program, libraries }, server.url) : undefined
  project.provide('pooler', pooler && { port: new URL(pooler.url).port, version: pooler.version })
  project.provide('allThroughPooler', process.env.TEST_POOLER === 'on')
  project.provide('clusterPackages', process.env.CLUSTER_PACKAGES)
  project.provide('chromium', process.env.CHROMIUM_PATH)
  return async () => {
    await pooler?.stop()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined
    /** The scale of heavy tests: 1 for the full size, which `npm run test:full` sets, otherwise a tenth. */
    testScale: number
    /** For tests that start their own server. */
    postgresBinDir: string | undefined
    /** A PgBouncer in front of the server at `postgresUrl`. */
    pooler: { readonly port: string; readonly version: string } | undefined
    /** Whether all tests on PostgreSQL go through the pooler. */
    allThroughPooler: boolean
    /** The unpacked programs of several machines. */
    clusterPackages: string | undefined
    /** The browser's program. */
    chromium: string | undefined
  }
}
