import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { headKept } from './features/audit/check/service.ts'
import { record } from './features/audit/service.ts'
import { lockDataFolder } from './plugins/data-folder.ts'
import { openEmbedded } from './plugins/database/embedded.ts'
import type { Database } from './plugins/database/engine.ts'
import { migrate } from './plugins/database/migrate.ts'
import { openPostgres } from './plugins/database/postgres.ts'
import { assembleApp } from './testing/assembled-app.ts'
import { runCommand } from './testing/command-run.ts'
import { describeOnEngines } from './testing/engines.ts'
import { runningClock } from './testing/test-clock.ts'
import { emptyDatabase } from './testing/test-database.ts'

const run = (settings: Record<string, string>, parameters: string[] = []) =>
  runCommand('audit-check.mjs', settings, parameters)

it('npm run audit:check refuses to run while the server uses the data folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sq-check-'))
  mkdirSync(join(folder, 'database'))
  const lock = lockDataFolder(folder)
  const { code, text } = await run({ DATA_DIR: folder })
  lock.release()
  rmSync(folder, { recursive: true, force: true })
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(/in use by another ShineQuo.*'Check the audit log'/),
  ])
})

describeOnEngines('npm run audit:check', (engine) => {
  let folder: string
  let settings: Record<string, string>
  let open: () => Promise<Database>
  /** The head that the service stored for its three entries. */
  let kept: string
  const holds = {
    code: 0,
    text: expect.stringMatching(/Checked 3 of 3 entries\.\nThe audit holds; so does the copy/),
  }
  const head = (position?: number) => {
    const newest = JSON.parse(kept)
    return `${position ?? newest.position}:${newest.hash}`
  }
  const check = (...parameters: string[]) => run(settings, parameters)

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sq-check-'))
    settings = { DATA_DIR: folder }
    open = () => openEmbedded({ dataDir: join(folder, 'database') })
    if (engine === 'postgres') {
      const url = await emptyDatabase(inject('postgresUrl')!)
      settings = { DATA_DIR: folder, DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32) }
      open = () => openPostgres(url)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('reports when there is nothing to check yet', async () => {
    const { code, text } = await check()
    expect([code, text]).toEqual([
      1,
      expect.stringContaining(engine === 'pglite' ? 'no database' : 'start this version'),
    ])
  })

  it('reports that the audit is intact, with the copy of its head', async () => {
    const database = await open()
    await migrate(database)
    const { context, close } = await assembleApp(database, runningClock, settings)
    await database.transaction(async (trx) => {
      const act = { action: 'thing.done', subjectType: 'thing' }
      for (const subjectId of ['one', 'two', 'three']) await record(context, trx, null, { ...act, subjectId })
    })
    await headKept(context)
    kept = readFileSync(join(folder, 'audit-head.json'), 'utf8')
    await close()
    expect(await check()).toEqual(holds)
  })

  it('compares a head from the log', async () => {
    expect((await check(head(2))).text).toContain('Entry 2')
    expect((await check('two')).text).toContain('its position, a colon and its hash')
  })

  it('reports an unreadable copy, but succeeds with a head from the log', async () => {
    writeFileSync(join(folder, 'audit-head.json'), kept.slice(1))
    expect(await check()).toEqual({ code: 1, text: expect.stringContaining('the newest cannot be read') })
    expect(await check(head())).toEqual(holds)
    writeFileSync(join(folder, 'audit-head.json'), kept)
  })

  it('reports what is wrong, and where', async () => {
    const database = await open()
    await database.transaction(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`update audit_fields set subject_id = 'other' where position = 2`.execute(trx)
    })
    await database.close()
    const { code, text } = await check()
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(/DOES NOT HOLD\. Entry 2, \d{4}-.* is not what was written/),
    ])
  })
})
