import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The data of one run: a database on a server, or else an embedded one in the folder, and the folder for files. */
export interface DataPlace {
  readonly databaseUrl: string | null
  readonly dataDir: string
  remove(): Promise<void>
}

/** Makes a new place: empty, or a copy of another one that no process has open. */
export type NewPlace = (from?: DataPlace) => Promise<DataPlace>

/** Places for embedded databases, in a folder. */
export function embeddedPlaces(folder: string): NewPlace {
  return async (from) => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    if (from) cpSync(from.dataDir, dataDir, { recursive: true })
    const remove = async () => rmSync(dataDir, { recursive: true, force: true })
    return { databaseUrl: null, dataDir, remove }
  }
}

/** Places with a database on the server at `serverUrl`, and their files in a folder. */
export function postgresPlaces(folder: string, serverUrl: string): NewPlace {
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
