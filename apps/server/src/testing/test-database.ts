import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import pg from 'pg'
import { openEmbedded } from '../plugins/database/embedded.ts'
import type { Database } from '../plugins/database/engine.ts'
import { makeLargeIndexes } from '../plugins/database/large-indexes.ts'
import { migrate } from '../plugins/database/migrate.ts'
import { openPostgres, type PostgresOptions } from '../plugins/database/postgres.ts'
import { REQUEST_LIMITS } from '../plugins/database/statement-limits.ts'
import { openJobs } from '../plugins/jobs.ts'
import { JOBS } from '../worker.ts'
import { keepEngines } from './kept-engines.ts'
import { AS_MIGRATED, snapshotRows } from './row-snapshot.ts'

async function prepare(database: Database): Promise<void> {
  await migrate(database)
  await makeLargeIndexes(database)
  const jobs = await openJobs(database, JOBS, () => undefined)
  await jobs.stop()
  await snapshotRows(database, AS_MIGRATED)
}

/** Creating and migrating a cluster takes seconds on the embedded engine; copying one takes half a second. */
async function embeddedDump(): Promise<Blob> {
  const database = await openEmbedded()
  await prepare(database)
  const dump = await database.dump()
  await database.close()
  return dump
}

/**
 * The dump of a migrated database, stored for the whole run in the file EMBEDDED_TEMPLATE, if that is set. Two
 * processes that start together may both create it; the file appears atomically.
 */
async function sharedDump(): Promise<Blob> {
  const file = process.env.EMBEDDED_TEMPLATE
  if (!file) return embeddedDump()
  try {
    return new Blob([await readFile(file)])
  } catch {
    const dump = await embeddedDump()
    const own = `${file}.${process.pid}`
    await writeFile(own, Buffer.from(await dump.arrayBuffer()))
    await rename(own, file)
    return dump
  }
}

let embeddedTemplate: Promise<Blob> | undefined

/** The dump of a migrated, empty embedded database. */
export function migratedDump(): Promise<Blob> {
  embeddedTemplate ??= sharedDump()
  return embeddedTemplate
}

/** A migrated, empty embedded database in memory. The test must close it. */
export const openEmbeddedTestDatabase = keepEngines(migratedDump)

const TEMPLATE = 'migrated'
/** Held while creating the template. An arbitrary number that nothing else on a test server locks. */
const TEMPLATE_LOCK = 20_261_120

function addressIn(serverUrl: string, name: string): string {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString()
}

/** Runs `work` with a connection to the server's first database. */
async function onServer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function createDatabase(client: pg.Client, template = 'template1'): Promise<string> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await client.query(`create database ${name} template ${template}`)
  return name
}

/**
 * Creates the server's migrated template if it does not exist. It gets its name when it is complete and nobody is
 * connected to it any more, which copying requires.
 */
async function ensureTemplate(client: pg.Client, serverUrl: string): Promise<void> {
  const exists = async () =>
    (await client.query('select from pg_database where datname = $1', [TEMPLATE])).rowCount === 1
  if (await exists()) return
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  if (!(await exists())) {
    const name = await createDatabase(client)
    const database = await openPostgres(addressIn(serverUrl, name))
    await prepare(database)
    await database.close()
    await client.query(`alter database ${name} rename to ${TEMPLATE}`)
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
}

/** Creates an empty database on the server at `serverUrl` and returns its URL. It is deleted with the server. */
export async function emptyDatabase(serverUrl: string): Promise<string> {
  return addressIn(serverUrl, await onServer(serverUrl, (client) => createDatabase(client)))
}

/**
 * Long enough for a machine that does much else: what is slow there is not what these tests are about. Tests of the limits
 * have their own.
 */
const PATIENT: PostgresOptions = {
  connectMs: 30_000,
  limits: {
    ...REQUEST_LIMITS,
    statement: 30_000,
    connection: 30_000,
    answer: 30_000,
    transaction: 30_000,
    total: 40_000,
  },
}

/**
 * A new, migrated database on the server at `serverUrl`, through the pooler on `poolerPort` if there is one. The test must
 * close it.
 */
export async function openPostgresTestDatabase(serverUrl: string, poolerPort?: string): Promise<Database> {
  const name = await onServer(serverUrl, async (client) => {
    await ensureTemplate(client, serverUrl)
    return createDatabase(client, TEMPLATE)
  })
  const url = addressIn(serverUrl, name)
  if (poolerPort === undefined) return openPostgres(url, PATIENT)
  const pooled = Object.assign(new URL(url), { port: poolerPort }).href
  return openPostgres(pooled, { ...PATIENT, directUrl: url })
}
