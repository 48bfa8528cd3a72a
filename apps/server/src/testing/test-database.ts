import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, openEmbedded, openPostgres } from '../plugins/database/engine.ts'
import { migrate } from '../plugins/database/migrate.ts'
import { openJobs } from '../plugins/jobs.ts'
import { JOBS } from '../worker.ts'

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

/** A fresh, migrated, empty embedded database in memory. Closing it is the test's part. */
export async function openEmbeddedTestDatabase(): Promise<Database> {
  embeddedTemplate ??= embeddedDump()
  return openEmbedded({ loadDataDir: await embeddedTemplate })
}

/** Makes a database on the server at `serverUrl`, nothing in it; answers its address. The server's end is its end. */
export async function emptyDatabase(serverUrl: string): Promise<string> {
  const name = `t_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString()
}

/** A fresh, migrated database on the server at `serverUrl`. */
export async function openPostgresTestDatabase(serverUrl: string): Promise<Database> {
  const database = await openPostgres(await emptyDatabase(serverUrl))
  await prepare(database)
  return database
}
