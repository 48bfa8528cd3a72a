import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const HEAD = `-- Written by \`npm run schema\` from the migrations: change these, never this file.

-- Functions in SQL may name tables that come after them.
SET LOCAL check_function_bodies = off;
`

/**
 * The script that makes of an empty database what a migrated one is, within a transaction: tables, rows, and the names
 * of the migrations. It changes no settings beyond the transaction, and owners and privileges are those of who runs it.
 * pg_dump writes it, from the folder `binDir` of PostgreSQL's programs.
 */
export async function schemaScript(binDir: string, url: string): Promise<string> {
  const parameters = [
    '--no-owner',
    '--no-privileges',
    '--column-inserts',
    '--exclude-table-data=kysely_migration',
    url,
  ]
  const { stdout } = await promisify(execFile)(join(binDir, 'pg_dump'), parameters, { maxBuffer: 2 ** 26 })
  return `${HEAD}\n${statementsOf(stdout).trim()}\n\n${recordOf(await migrationsOf(url))}`
}

/** The statements of a dump, without those for psql and the session, and without pg_dump's headings. */
function statementsOf(dump: string): string {
  return dump
    .replace(/^\\(un)?restrict .*\n/gm, '')
    .replace(/^(SET |SELECT pg_catalog\.set_config\(|COMMENT ON EXTENSION ).*\n/gm, '')
    .replace(/^--\n(-- .*\n)+--\n/gm, '')
    .replace(/^-- Dumped .*\n/gm, '')
    .replace(
      /(^INSERT INTO .*;\n)+/gm,
      (rows) => `${rows.trimEnd().split('\n').map(atAnyTime).sort().join('\n')}\n`,
    )
    .replace(/\n{3,}/g, '\n\n')
}

/** A row without the times at which it was made: they are those of the database that runs the script. */
function atAnyTime(row: string): string {
  return row.replace(/'\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?'/g, 'now()')
}

async function migrationsOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('select name from kysely_migration order by name collate "C"')
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** The statement that records the migrations as Kysely does, for `migrationsIn` too. */
function recordOf(names: readonly string[]): string {
  return `INSERT INTO public.kysely_migration (name, "timestamp")
SELECT name, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM unnest(ARRAY[
${names.map((name) => `    '${name}'`).join(',\n')}
]) AS name;
`
}

/** The names of the migrations that a script contains, in order. */
export function migrationsIn(script: string): string[] {
  return [...script.matchAll(/^ {4}'(\d{4}-[\w-]+)',?$/gm)].map(([, name = '']) => name)
}
