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

/** A new, migrated, empty database. The test must close it. */
export async function openTestDatabase(engine: EngineName): Promise<Database> {
  if (engine === 'pglite') return openEmbeddedTestDatabase()
  const server = inject('postgresUrl')
  if (!server) throw new Error('This run has no PostgreSQL server')
  return openPostgresTestDatabase(server)
}
