import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@shinequo/server/testing/postgres-server'
import pg from 'pg'

/** The data of one run: a database on a server, or else an embedded one in the folder, and the folder for files. */
export interface DataPlace {
  readonly databaseUrl: string | null
  readonly dataDir: string
  remove(): Promise<void>
}

/** Makes a new place: empty, or a copy of another one that no process has open. */
export type NewPlace = (from?: DataPlace) => Promise<DataPlace>

/** A kind of database, and where new ones of it are made. */
export interface Engine {
  readonly engine: 'postgres' | 'pglite'
  readonly newPlace: NewPlace
  /** The process of PostgreSQL that is the parent of its others; null for an embedded database. */
  readonly databasePid: number | null
}

/** PostgreSQL with its address. */
export type OnPostgres = Engine & { readonly url: string; readonly databasePid: number }

/** Runs `work` beside a PostgreSQL whose programs are in `binDir` and which writes to disk. Both end with it. */
export async function onPostgres<Found>(
  binDir: string,
  work: (on: OnPostgres) => Promise<Found>,
): Promise<Found> {
  const { url, pid: databasePid, stop } = await startPostgres(binDir, { durable: true })
  try {
    return await inFolder((folder) =>
      work({ engine: 'postgres', newPlace: postgresPlaces(folder, url), databasePid, url }),
    )
  } finally {
    await stop()
  }
}

/** Runs `work` with embedded databases, which end with it. */
export const onEmbedded = <Found>(work: (on: Engine) => Promise<Found>): Promise<Found> =>
  inFolder((folder) => work({ engine: 'pglite', newPlace: embeddedPlaces(folder), databasePid: null }))

/** Runs `work` with an empty folder that is deleted afterwards. */
export async function inFolder<Found>(work: (folder: string) => Promise<Found>): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'sq-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function embeddedPlaces(folder: string): NewPlace {
  return async (from) => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    if (from) cpSync(from.dataDir, dataDir, { recursive: true })
    const remove = async () => rmSync(dataDir, { recursive: true, force: true })
    return { databaseUrl: null, dataDir, remove }
  }
}

/** Places with a database on the server at `serverUrl`, and their files in a folder. */
function postgresPlaces(folder: string, serverUrl: string): NewPlace {
  const newFiles = embeddedPlaces(folder)
  return async (from) => {
    const name = `bench_${randomBytes(6).toString('hex')}`
    const template = from?.databaseUrl ? new URL(from.databaseUrl).pathname.slice(1) : 'template1'
    // The checkpoint, so that the run does not write the pages of the copy.
    await onDatabase(serverUrl, [`create database ${name} template ${template}`, 'checkpoint'])
    const files = await newFiles()
    return {
      databaseUrl: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
      dataDir: files.dataDir,
      remove: async () => {
        await files.remove()
        await onDatabase(serverUrl, [`drop database ${name} with (force)`])
      },
    }
  }
}

/** The settings of a server whose data are at this place. */
export function settingsOf({ databaseUrl, dataDir }: DataPlace): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
}

/** Runs statements one after another on the database at `url` and returns the rows of the last one. */
export async function onDatabase(url: string, statements: readonly string[]): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: pg.QueryResultRow[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
