import { describe, inject } from 'vitest'
import type { Database } from '../plugins/database/engine.ts'
import { openEmbeddedTestDatabase, openPostgresTestDatabase } from './test-database.ts'

export type EngineName = 'pglite' | 'postgres'

/**
 * Runs the same tests on the embedded engine and on a real PostgreSQL server. Without a server (never in CI), the
 * second half counts as skipped.
 */
export function describeOnEngines(name: string, tests: (engine: EngineName) => void): void {
  describe(`${name} (PGlite)`, () => tests('pglite'))
  describe.skipIf(!inject('postgresUrl'))(`${name} (PostgreSQL)`, () => tests('postgres'))
}

/** Runs tests that need a real PostgreSQL server, given its URL. Skipped like those of `describeOnEngines`. */
export function describeOnPostgres(name: string, tests: (serverUrl: string) => void): void {
  const server = inject('postgresUrl')
  describe.skipIf(!server)(`${name} (PostgreSQL)`, () => tests(server ?? ''))
}

/** A pooler in front of a PostgreSQL server. */
export interface PoolerOfTests {
  readonly serverUrl: string
  /** Such as 1.18.0. */
  readonly version: string
  /** The address, through the pooler, of a database on the server. */
  addressOf(url: string): string
}

/** Runs tests that need a pooler in front of a PostgreSQL server. Without one they count as skipped. */
export function describeThroughPooler(name: string, tests: (pooler: PoolerOfTests) => void): void {
  const [serverUrl, pooler] = [inject('postgresUrl') ?? '', inject('pooler')]
  const addressOf = (url: string) => Object.assign(new URL(url), { port: pooler?.port }).href
  describe.skipIf(!pooler)(name, () => tests({ serverUrl, version: pooler?.version ?? '', addressOf }))
}

/** A new, migrated, empty database. The test must close it. */
export async function openTestDatabase(engine: EngineName): Promise<Database> {
  if (engine === 'pglite') return openEmbeddedTestDatabase()
  const server = inject('postgresUrl')
  if (!server) throw new Error('This run has no PostgreSQL server')
  const pooler = inject('allThroughPooler') ? inject('pooler') : undefined
  return openPostgresTestDatabase(server, pooler?.port)
}
