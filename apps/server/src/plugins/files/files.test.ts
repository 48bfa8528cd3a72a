import { downloadDataExport, getDataExport, startDataExport } from '@shinequo/contract/accounts/account-page'
import { listStudentProfiles, uploadProfileImage } from '@shinequo/contract/profiles'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { endDueAccounts } from '../../features/accounts/ending/service.ts'
import { removeDataExports } from '../../features/accounts/jobs.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { type BucketPlace, startBucketPlace } from '../../testing/bucket-place.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { addressOf, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { filesInZip } from '../../testing/zip-files.ts'
import { openLog } from '../log.ts'
import { openFileStore } from './file-store.ts'
import { moveFiles } from './moving.ts'
import { removeSome } from './removals.ts'
import { resealAll } from './resealing.ts'
import { fileKeyOf } from './sealing.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const OLD = 'the old key of the tests, long enough'
const NEW = 'the new key of the tests, long enough'

describeOnEngines('files', (engine) => {
  let place: BucketPlace
  let app: TestApp
  let student: SeededPerson
  let jpeg: Buffer
  let log: string[]
  beforeAll(async () => {
    place = await startBucketPlace()
    app = await startTestApp(engine, { RATE_LIMIT_SCALE: '100', ...place.settings })
    jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#1f7a63' } })
      .jpeg()
      .toBuffer()
  })
  beforeEach(async () => {
    await emptyApp(app)
    place.objects.clear()
    place.manners = { kind: 'serves' }
    place.onUpload = () => undefined
    restart(place.settings)
    student = await app.context.database.transaction((trx) => seedStudent(trx))
  })
  afterAll(async () => {
    await app.close()
    await place.stop()
  })

  /** The application goes on as if it had been started anew with these settings of files. */
  function restart(settings: Record<string, string>): void {
    log = []
    const lines = openLog('info', { write: (line) => void log.push(line) })
    const env = readEnv(settings)
    const files = openFileStore(env, env.encryptionKey, app.clock, lines)
    Object.assign(app.context, { files, log: lines })
  }
  const inDatabase = (key?: string, previous?: string) =>
    restart({ ...(key && { ENCRYPTION_KEY: key }), ...(previous && { ENCRYPTION_KEY_PREVIOUS: previous }) })
  async function upload(): Promise<{ status: number; url: string }> {
    const form = new FormData()
    form.append('image', new Blob([Uint8Array.from(jpeg)]), 'me.jpg')
    form.append('user_id', student.accountId)
    const request = new Response(form)
    const { status, body } = await app.call(uploadProfileImage, {
      as: student.actor,
      body: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') as string },
    })
    return { status, url: body.url }
  }
  const get = async (url: string, headers = {}) => (await app.app.inject({ url, headers })).statusCode
  /** Makes the student's data export and returns its ZIP as stored. */
  async function makeExport(): Promise<void> {
    await app.call(startDataExport, { as: student.actor })
    await app.runJobs()
  }
  async function download() {
    const headers = { authorization: `Bearer ${app.context.tokens.sign(student.actor)}` }
    const answer = await app.app.inject({ url: addressOf(downloadDataExport), headers })
    const files = answer.statusCode === 200 ? filesInZip(answer.rawPayload) : {}
    return {
      status: answer.statusCode,
      email: JSON.parse(files['your-data.json'] ?? '{}').account?.[0].email,
    }
  }
  const stored = () =>
    app.context.database.root.selectFrom('data_exports').selectAll().executeTakeFirstOrThrow()
  const removals = () => app.context.database.root.selectFrom('file_removals').select('object').execute()
  /** Removes everything that is due, as its worker does. */
  const remove = async () => {
    while ((await removeSome(app.context)) > 0);
  }
  const everythingLogged = () => log.join('')

  it('are in the bucket under names of their own, and leave it when they are replaced', async () => {
    const first = await upload()
    const [object = ''] = place.objects.keys()
    expect(object).toMatch(/^pictures\/[0-9a-f-]{36}$/)
    const served = place.served.length
    expect(await get(first.url)).toBe(200)
    const etag = `"${/[0-9a-f]{32}/.exec(first.url)?.[0]}"`
    expect(await get(first.url, { 'if-none-match': etag })).toBe(304)
    expect(place.served.slice(served)).toEqual(['GET pictures'])
    const second = await upload()
    expect(await get(first.url)).toBe(404)
    await app.runJobs()
    expect(place.objects.has(object)).toBe(false)
    expect([place.objects.size, await get(second.url)]).toEqual([1, 200])
    expect(await removals()).toEqual([])
  })

  it('leave the bucket with their account, and an export when it expires', async () => {
    await upload()
    await makeExport()
    expect([...place.objects.keys()].map((name) => name.split('/')[0])).toEqual(['pictures', 'exports'])
    app.clock.advance(25 * HOUR)
    await removeDataExports.handle(app.context, {})
    await remove()
    expect([...place.objects.keys()].map((name) => name.split('/')[0])).toEqual(['pictures'])
    await makeExport()
    const { root } = app.context.database
    const due = { deletion_due_at: new Date(app.clock.now()) }
    await root.updateTable('accounts').set(due).where('id', '=', student.accountId).execute()
    await endDueAccounts(app.context)
    await remove()
    expect(place.objects.size).toBe(0)
  })

  it('of an upload that was never stored are removed an hour later, and not before', async () => {
    const { root } = app.context.database
    // The row cannot be stored, as if the process had ended after the upload.
    place.onUpload = () => root.deleteFrom('student_profiles').where('id', '=', student.profileId).execute()
    await upload()
    app.clock.advance(HOUR - 1)
    await remove()
    expect(place.objects.size).toBe(1)
    app.clock.advance(1)
    await remove()
    expect([place.objects.size, await removals()]).toEqual([0, []])
  })

  it('are refused with 503 if their removal began before they were stored', async () => {
    const { root } = app.context.database
    place.onUpload = () => root.updateTable('file_removals').set({ taken: true }).execute()
    expect((await upload()).status).toBe(503)
    place.onUpload = () => undefined
    expect((await upload()).status).toBe(200)
  })

  it('answer 503 while the bucket is down, which loses no removal and disturbs nothing else', async () => {
    const { url } = await upload()
    await place.stop()
    const counted = () => app.context.database.root.selectFrom('rate_limits').select('points').execute()
    const before = await counted()
    expect((await upload()).status).toBe(503)
    expect(await counted()).toEqual(before)
    expect(await get(url)).toBe(503)
    expect((await app.call(listStudentProfiles, { as: student.actor })).body[0]?.url).toBe(url)
    const { root } = app.context.database
    await root.updateTable('student_profiles').set({ picture_key: null }).execute()
    await root.deleteFrom('pictures').execute()
    await remove()
    expect(await removals()).toHaveLength(2)
    await place.start()
    app.clock.advance(MINUTE)
    await remove()
    // The upload that failed is removed within the hour.
    expect([place.objects.size, await removals()]).toEqual([0, [expect.anything()]])
    expect(everythingLogged()).toMatch(/the store of files is in trouble/)
    expect(everythingLogged()).not.toContain(place.settings.S3_SECRET_ACCESS_KEY)
  })

  it('that the bucket has lost are 404 with a line in the log; without its settings they are 503', async () => {
    const { url } = await upload()
    restart({})
    expect(await get(url)).toBe(503)
    expect(everythingLogged()).toContain('S3_ENDPOINT')
    restart(place.settings)
    place.objects.clear()
    expect(await get(url)).toBe(404)
    expect(everythingLogged()).toContain('missing in the bucket')
  })

  it('are moved into the bucket and back while some are there already, byte for byte', async () => {
    inDatabase()
    const { url } = await upload()
    const before = (await app.app.inject(url)).rawPayload
    await makeExport()
    restart(place.settings)
    await resealAll(app.context)
    expect((await stored()).object).not.toBeNull()
    const told: number[][] = []
    const toBucket = await moveFiles(app.context, 'bucket', (moved, all) => told.push([moved, all]))
    expect([toBucket, told]).toEqual([{ moved: 1, lost: 0, toRemove: 0 }, [[1, 1]]])
    expect((await app.app.inject(url)).rawPayload).toEqual(before)
    expect(await moveFiles(app.context, 'bucket', () => undefined)).toMatchObject({ moved: 0 })
    expect(await moveFiles(app.context, 'database', () => undefined)).toEqual({
      moved: 2,
      lost: 0,
      toRemove: 0,
    })
    expect(place.objects.size).toBe(0)
    expect((await app.app.inject(url)).rawPayload).toEqual(before)
    expect((await download()).email).toBe(student.email)
    // New ones are stored in the database now, whatever the settings are.
    await upload()
    expect(place.objects.size).toBe(0)
  })

  it('stay where they are if a move is interrupted, and the next one goes on', async () => {
    inDatabase()
    const { url } = await upload()
    restart(place.settings)
    place.onUpload = (object) => place.objects.set(object, Buffer.from('damaged on the way'))
    await expect(moveFiles(app.context, 'bucket', () => undefined)).rejects.toThrow('other bytes')
    expect(await get(url)).toBe(200)
    place.onUpload = () => undefined
    expect(await moveFiles(app.context, 'bucket', () => undefined)).toMatchObject({ moved: 1, toRemove: 1 })
    expect(await get(url)).toBe(200)
    app.clock.advance(HOUR)
    await remove()
    expect([place.objects.size, await get(url)]).toEqual([1, 200])
  })

  it('that are deleted while they are moved leave nothing behind', async () => {
    inDatabase()
    await upload()
    restart(place.settings)
    const { root } = app.context.database
    await root.updateTable('student_profiles').set({ picture_key: null }).execute()
    place.onUpload = () => root.deleteFrom('pictures').execute()
    expect(await moveFiles(app.context, 'bucket', () => undefined)).toMatchObject({ moved: 0 })
    app.clock.advance(HOUR)
    await remove()
    expect(place.objects.size).toBe(0)
  })

  it('with the data of a person are encrypted in the bucket and in the database, and plain without a key', async () => {
    await makeExport()
    const [sealed] = place.objects.values()
    expect(sealed?.subarray(0, 2).toString()).toBe('SQ')
    expect(await download()).toEqual({ status: 200, email: student.email })
    inDatabase(OLD)
    await makeExport()
    const row = await stored()
    expect(Buffer.from(row.bytes!).subarray(0, 2).toString()).toBe('SQ')
    expect((await app.call(getDataExport, { as: student.actor })).body.size).toBe(row.size)
    expect(await download()).toEqual({ status: 200, email: student.email })
    inDatabase()
    await makeExport()
    expect(
      Buffer.from((await stored()).bytes!)
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    expect(await download()).toEqual({ status: 200, email: student.email })
  })

  it('are readable by the previous key until all are encrypted with the new one, older ones included', async () => {
    inDatabase(OLD)
    await makeExport()
    inDatabase(NEW)
    expect((await download()).status).toBe(503)
    expect(everythingLogged()).toContain(fileKeyOf(OLD).id)
    inDatabase(NEW, OLD)
    expect((await download()).email).toBe(student.email)
    await resealAll(app.context)
    expect(everythingLogged()).toMatch(/"left":1.*"done":1/s)
    inDatabase(NEW)
    expect((await download()).email).toBe(student.email)
    inDatabase()
    await makeExport()
    inDatabase(NEW)
    expect((await download()).email).toBe(student.email)
    await resealAll(app.context)
    expect((await stored()).key_id).toBe(fileKeyOf(NEW).id)
    expect((await download()).email).toBe(student.email)
  })

  it('are encrypted anew by the next run if one has ended in the middle', async () => {
    const { database } = app.context
    const students = await database.transaction((trx) => Promise.all([seedStudent(trx), seedStudent(trx)]))
    restart({ ...place.settings, ENCRYPTION_KEY: OLD })
    for (const one of students) await app.call(startDataExport, { as: one.actor })
    await makeExport()
    restart({ ...place.settings, ENCRYPTION_KEY: NEW, ENCRYPTION_KEY_PREVIOUS: OLD })
    let uploads = 0
    place.onUpload = () => {
      uploads += 1
      if (uploads === 2) place.manners = { kind: 'refuses', status: 503, code: 'SlowDown' }
    }
    await expect(resealAll(app.context)).rejects.toThrow('503 SlowDown')
    place.manners = { kind: 'serves' }
    await resealAll(app.context)
    expect(everythingLogged()).toMatch(/"left":3.*"left":[12].*"done":[12]/s)
    restart({ ...place.settings, ENCRYPTION_KEY: NEW })
    expect((await download()).email).toBe(student.email)
    app.clock.advance(HOUR)
    await remove()
    expect(place.objects.size).toBe(3)
  })

  it('that were tampered with are refused and logged, and left as they are by the next key', async () => {
    await makeExport()
    const [object = '', sealed] = [...place.objects][0] ?? []
    const tampered = Buffer.from(sealed!)
    tampered[tampered.length - 20]! ^= 1
    place.objects.set(object, tampered)
    expect((await download()).status).toBe(404)
    expect(everythingLogged()).toContain('a file is damaged')
    restart({
      ...place.settings,
      ENCRYPTION_KEY: NEW,
      ENCRYPTION_KEY_PREVIOUS: place.settings.ENCRYPTION_KEY!,
    })
    await resealAll(app.context)
    expect(everythingLogged()).toMatch(/"left":1.*cannot be read/s)
    place.objects.set(object, Buffer.from('PK nothing that we wrote'))
    expect((await download()).status).toBe(404)
  })
})
