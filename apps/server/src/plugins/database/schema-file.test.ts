import { readFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { describeDatabase, differences } from '../../testing/database-description.ts'
import { describeOnEngines, describeOnPostgres, type EngineName } from '../../testing/engines.ts'
import { migrationsIn, schemaScript } from '../../testing/schema-script.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { databaseTime } from './database-time.ts'
import { databaseOn, openEmbedded, startEngine } from './embedded.ts'
import type { Database } from './engine.ts'
import { migrate, migrationNames, runMigrations } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { fillEmptyDatabase, SCHEMA_FILE } from './schema-file.ts'
import { MIGRATION_LIMITS } from './statement-limits.ts'

const BEHIND =
  'plugins/database/schema.sql is not what the migrations make: run `npm run schema` and commit it'

/** A database on the server that has nothing in it, on one connection. */
async function openEmpty(url?: string): Promise<Database> {
  const address = url ?? (await emptyDatabase(inject('postgresUrl') ?? ''))
  const database = await openPostgres(address, { connections: 1, limits: MIGRATION_LIMITS })
  onTestFinished(() => database.close())
  return database
}

/** Two databases that have nothing in them. Copying an embedded one takes a fraction of the time of making one. */
async function openTwoEmpty(engine: EngineName): Promise<[Database, Database]> {
  if (engine === 'postgres') return [await openEmpty(), await openEmpty()]
  const first = await openEmbedded()
  onTestFinished(() => first.close())
  const second = await startEngine({ loadDataDir: await first.dump() })
  onTestFinished(() => second.close())
  return [first, databaseOn(second)]
}

/** What a database has after `work`, without the times of it. */
async function descriptionAfter(database: Database, work: () => Promise<void>) {
  const since = await databaseTime(database.root)
  await work()
  return describeDatabase(database, since)
}

async function sessionSettings({ root }: Database): Promise<unknown[]> {
  const { rows } =
    await sql`select name, setting from pg_settings where source = 'session' order by name`.execute(root)
  return rows
}

async function hasMigrations({ root }: Database): Promise<boolean> {
  const { rows } = await sql<{
    has: boolean
  }>`select to_regclass('kysely_migration') is not null as has`.execute(root)
  return rows[0]?.has === true
}

it('the schema file contains all migrations: after a change of them, run npm run schema', async () => {
  expect(migrationsIn(readFileSync(SCHEMA_FILE, 'utf8')), BEHIND).toEqual(await migrationNames())
})

describeOnEngines('an empty database', (engine) => {
  it('gets from the schema file exactly what the migrations make, and its session keeps its settings', async () => {
    const [filled, migrated] = await openTwoEmpty(engine)
    const expected = await descriptionAfter(migrated, () => runMigrations(migrated, { together: true }))
    expect(expected.filter((line) => line.startsWith('columns: ')).length).toBeGreaterThan(500)
    const settings = await sessionSettings(filled)
    const found = await descriptionAfter(filled, () => fillEmptyDatabase(filled))
    expect(differences(expected, found), BEHIND).toEqual([])
    expect(await sessionSettings(filled)).toEqual(settings)
    // The migrator finds nothing to do.
    const before = await describeDatabase(filled, Infinity)
    await migrate(filled)
    expect(differences(before, await describeDatabase(filled, Infinity))).toEqual([])
    // Two embedded databases are opened and described twice, which takes half a minute on a busy machine.
  }, 240_000)
})

describeOnPostgres('the schema file', (serverUrl) => {
  it('may be older than the newest migrations, which then run', async () => {
    const [old, current] = [await emptyDatabase(serverUrl), await emptyDatabase(serverUrl)]
    const former = await openEmpty(old)
    const migrationFolder = path.join(import.meta.dirname, '..', '..', 'migrations')
    const provider = new FileMigrationProvider({ fs, path, migrationFolder })
    await new Migrator({ db: former.root, provider }).migrateTo('0064-worries')
    const script = await schemaScript(inject('postgresBinDir') ?? '', old)
    expect(migrationsIn(script).at(-1)).toBe('0064-worries')

    const database = await openEmpty(current)
    const found = await descriptionAfter(database, async () => {
      await fillEmptyDatabase(database, script)
      await migrate(database)
    })
    const newest = await openEmpty()
    const expected = await descriptionAfter(newest, () => migrate(newest))
    expect(differences(expected, found)).toEqual([])
  })

  it('fills a database once, however many processes start on it', async () => {
    const url = await emptyDatabase(serverUrl)
    const databases = await Promise.all([1, 2, 3].map(() => openEmpty(url)))
    await Promise.all(databases.map((database) => migrate(database)))
    const { rows } = await sql<{ name: string; timestamp: string }>`
      select name, timestamp from kysely_migration order by name`.execute(databases[0]!.root)
    expect(rows.map(({ name }) => name)).toEqual(await migrationNames())
    expect(new Set(rows.map(({ timestamp }) => timestamp)).size).toBe(1)
  })

  it.each([
    ['a table', 'create table held (id int)'],
    ['a function', "create function held() returns int language sql as 'select 1'"],
    ['a type', "create type held as enum ('a')"],
    ['an extension elsewhere', 'create schema held; create extension pg_trgm schema held'],
    ['another schema for new tables', 'create schema postgres'],
  ])('leaves a database that has %s to the migrations', async (_what, statements) => {
    const database = await openEmpty()
    await sql.raw(statements).execute(database.root)
    await fillEmptyDatabase(database)
    expect(await hasMigrations(database)).toBe(false)
  })

  it('gives way to a server without it that began to migrate the database at the same time', async () => {
    const url = await emptyDatabase(serverUrl)
    const database = await openEmpty(url)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query('begin; create table kysely_migration (name text primary key, timestamp text not null)')
    const filling = fillEmptyDatabase(database)
    filling.catch(() => undefined)
    await vi.waitFor(async () => {
      const { rows } = await other.query(
        'select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())',
      )
      expect(rows).toHaveLength(1)
    }, 30_000)
    await other.query('commit')
    await filling
    const { rows } = await other.query("select tablename from pg_tables where schemaname = 'public'")
    expect(rows).toEqual([{ tablename: 'kysely_migration' }])
  })

  it('leaves nothing behind if it fails', async () => {
    const database = await openEmpty()
    await expect(fillEmptyDatabase(database, 'create table half (id int); select 1 / 0')).rejects.toThrow(
      'division by zero',
    )
    await fillEmptyDatabase(database)
    expect(await hasMigrations(database)).toBe(true)
  })
})
