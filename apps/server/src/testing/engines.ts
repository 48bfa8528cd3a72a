import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { type Database, openEmbedded, openPostgres } from '../plugins/database/engine.ts'
import { migrate } from '../plugins/database/migrate.ts'
import { openJobs } from '../plugins/jobs.ts'
import { JOBS } from '../worker.ts'

export type EngineName = 'pglite' | 'postgres'

/** Runs the same tests on the embedded engine and, where the run has one, on a real PostgreSQL server. */
export function describeOnEngines(name: string, tests: (engine: EngineName) => void): void {
  describe(`${name} (PGlite)`, () => tests('pglite'))
  if (inject('postgresUrl')) describe(`${name} (PostgreSQL)`, () => tests('postgres'))
}

async function prepare(database: Database): Promise<void> {
  await migrate(database)
  const jobs = await openJobs(database, JOBS, () => undefined)
  await jobs.stop()
}

let embeddedTemplate: Promise<Blob> | undefined

/** Migrating anew costs seconds on the embedded engine; a copy of a migrated one costs a quarter of one. */
async function embeddedDump(): Promise<Blob> {
  const database = await openEmbedded()
  await prepare(database)
  const dump = await database.dump()
  await database.close()
  return dump
}

/** A fresh, migrated, empty database. Closing it is the test's part. */
export async function openTestDatabase(engine: EngineName): Promise<Database> {
  if (engine === 'pglite') {
    embeddedTemplate ??= embeddedDump()
    return openEmbedded({ loadDataDir: await embeddedTemplate })
  }
  const server = inject('postgresUrl')
  if (!server) throw new Error('This run has no PostgreSQL server')
  const name = `t_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const database = await openPostgres(Object.assign(new URL(server), { pathname: `/${name}` }).toString())
  await prepare(database)
  return database
}
