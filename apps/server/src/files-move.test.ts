import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { lockDataFolder } from './plugins/data-folder.ts'
import { migrate } from './plugins/database/migrate.ts'
import { openPostgres } from './plugins/database/postgres.ts'
import { seedStudent } from './seeds/people.ts'
import { assembleApp } from './testing/assembled-app.ts'
import { startBucketPlace } from './testing/bucket-place.ts'
import { runCommand } from './testing/command-run.ts'
import { describeOnPostgres } from './testing/engines.ts'
import { runningClock } from './testing/test-clock.ts'
import { emptyDatabase } from './testing/test-database.ts'

const move = (settings: Record<string, string>, ...parameters: string[]) =>
  runCommand('files-move.mjs', settings, parameters)

it('npm run files:move says what it needs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sq-move-'))
  mkdirSync(join(folder, 'database'))
  const lock = lockDataFolder(folder)
  onTestFinished(() => {
    lock.release()
    rmSync(folder, { recursive: true, force: true })
  })
  const place = await startBucketPlace()
  onTestFinished(() => place.stop())
  const [nowhere, unset, inUse] = await Promise.all([
    move({ DATA_DIR: folder }),
    move({ DATA_DIR: folder }, 's3'),
    move({ DATA_DIR: folder, ...place.settings }, 's3'),
  ])
  expect(nowhere).toMatchObject({ code: 1, text: expect.stringContaining('files:move -- database') })
  expect(unset).toMatchObject({ code: 1, text: expect.stringContaining('S3_ENDPOINT') })
  expect(inUse).toMatchObject({ code: 1, text: expect.stringContaining('while the server is stopped') })
})

describeOnPostgres('npm run files:move', () => {
  it('moves all files while the server runs, which serves them meanwhile, and back', async () => {
    const place = await startBucketPlace()
    onTestFinished(() => place.stop())
    const url = await emptyDatabase(inject('postgresUrl')!)
    const settings = { DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32), ...place.settings }
    const database = await openPostgres(url)
    await migrate(database)
    const { app, close } = await assembleApp(database, runningClock, settings)
    onTestFinished(close)
    const pictures = Array.from({ length: 20 }, (_, n) => Buffer.from(`JPEG ${n}`))
    await database.transaction(async (trx) => {
      for (const picture of pictures) await seedStudent(trx, { picture })
    })
    const rows = await database.root.selectFrom('pictures').select('key').execute()
    const served = async () => {
      const answers = await Promise.all(rows.map(({ key }) => app.inject(`/pictures/${key}.jpg`)))
      return answers.map(({ rawPayload }) => rawPayload.toString()).toSorted()
    }
    const expected = pictures.map(String).toSorted()
    let ended = false
    const moving = move(settings, 's3').finally(() => {
      ended = true
    })
    let rounds = 0
    for (; !ended; rounds++) expect(await served()).toEqual(expected)
    expect(await moving).toMatchObject({ code: 0, text: expect.stringContaining('20 files were moved') })
    expect([place.objects.size, rounds > 1]).toEqual([20, true])
    expect(await served()).toEqual(expected)
    const back = await move(settings, 'database')
    expect(back).toMatchObject({ code: 0, text: expect.stringContaining('20 files were moved') })
    expect(place.objects.size).toBe(0)
    expect(await served()).toEqual(expected)
    place.manners = { kind: 'refuses', status: 403, code: 'AccessDenied' }
    const refused = await move(settings, 's3')
    expect(refused).toMatchObject({
      code: 1,
      text: expect.stringContaining('Stopped, since the bucket refuses PUT'),
    })
    expect(refused.text).not.toContain(place.settings.S3_SECRET_ACCESS_KEY)
  })
})
