import { downloadDataExport, getDataExport, startDataExport } from '@shinequo/contract/accounts/account-page'
import { listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { suspendPerson } from '@shinequo/contract/people'
import { downloadPersonExport, exportPersonData, getPersonExport } from '@shinequo/contract/people/exports'
import { sql as raw } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Actor } from '../../../plugins/tokens.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { type BucketPlace, startBucketPlace } from '../../../testing/bucket-place.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { addressOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { filesInZip } from '../../../testing/zip-files.ts'

const DAY = 24 * 3_600_000
const HOUR = 3_600_000

/** The same holds wherever the files are: on one of the engines they are in a bucket. */
describeOnEngines('the file with the data of a person', (engine) => {
  let app: TestApp
  let bucket: BucketPlace | undefined
  let student: SeededPerson
  let coach: SeededPerson
  let admin: SeededPerson
  let paused: SeededPerson
  beforeAll(async () => {
    bucket = engine === 'pglite' ? await startBucketPlace() : undefined
    app = await startTestApp(engine, bucket?.settings)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, { first_name: 'Noor', time_zone: 'America/New_York' })
      coach = await seedCoach(trx)
      admin = await seedAccount(trx, { role: 'admin', first_name: 'Ada', last_name: 'Sample' })
      paused = await seedStudent(trx, { suspended_at: new Date(app.clock.now()) })
    })
  })
  afterAll(async () => {
    await app.close()
    await bucket?.stop()
  })

  const state = async (as: Actor) => (await app.call(getDataExport, { as })).body
  const download = async (as: Actor, endpoint: Endpoint = downloadDataExport, params = {}) => {
    const authorization = `Bearer ${app.context.tokens.sign(as)}`
    const answer = await app.app.inject({ url: addressOf(endpoint, params), headers: { authorization } })
    const { statusCode: status, headers, rawPayload: bytes } = answer
    return { status, headers, bytes, files: status === 200 ? filesInZip(bytes) : {} }
  }
  const account = async (as: Actor, endpoint?: Endpoint, params = {}) => {
    const { files } = await download(as, endpoint, params)
    return JSON.parse(files['your-data.json'] ?? '').account[0]
  }
  /** Requests the caller's own file and runs the job that creates it. */
  const make = async ({ actor }: SeededPerson) => {
    const { status } = await app.call(startDataExport, { as: actor })
    await app.runJobs()
    return status
  }
  const acts = async () => {
    const { body } = await app.call(listAuditEntries, { as: admin.actor })
    return body.entries.map(({ action, actor, reason }) => `${action} ${actor.role} ${reason}`.trim())
  }
  /** Has a file made by the administrator and runs the job that creates it. */
  const makeFor = async ({ accountId: id }: SeededPerson) => {
    const body = { reason: 'A letter.' }
    const { status } = await app.call(exportPersonData, { as: admin.actor, params: { id }, body })
    await app.runJobs()
    return status
  }
  const pause = ({ accountId: id }: SeededPerson) =>
    app.call(suspendPerson, { as: admin.actor, params: { id }, body: { reason: 'A letter.' } })
  const mailTo = ({ email }: SeededPerson) => app.sent.filter(({ to }) => to === email)

  it('is created by a job, announced by mail without data or a link to it, and downloaded by its owner', async () => {
    expect(await state(student.actor)).toMatchObject({ state: 'none', link: null })
    const started = await app.call(startDataExport, { as: student.actor })
    expect([started.status, started.body.state]).toEqual([202, 'preparing'])
    await app.runJobs()
    const ready = await state(student.actor)
    expect(ready).toMatchObject({ state: 'ready', link: '/api/account/export/file/' })
    expect(ready.made_at).toBe(new Date(app.clock.now()).toISOString())
    expect(ready.expires_at).toBe(new Date(app.clock.now() + DAY).toISOString())
    const { headers, bytes, files: found } = await download(student.actor)
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="shinequo-data-\d{4}-\d\d-\d\d\.zip"$/,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(bytes.length).toBe(ready.size)
    expect(Object.keys(found)).toEqual(['your-data.html', 'your-data.json'])
    const json = JSON.parse(found['your-data.json']!)
    expect(json.account).toMatchObject([{ email: student.email, first_name: 'Noor' }])
    const [mail] = mailTo(student)
    expect(mail?.subject).toBe('Your data is ready')
    expect(mail?.text).toContain('http://localhost:3000/home/userProfile')
    expect(mail?.text).toContain('your time (New York)')
    expect(`${mail?.text}${mail?.html}`).not.toContain('/api/')
  })
  it('is announced to coaches and administrators with where to find it', async () => {
    await make(coach)
    await make(admin)
    expect(mailTo(coach)[0]?.text).toContain('http://localhost:3000/coach/account')
    expect(mailTo(admin)[0]?.text).toContain('http://localhost:3000/admin/account')
    expect(await account(coach.actor)).toMatchObject({ email: coach.email, role: 'coach' })
    expect(await account(admin.actor)).toMatchObject({ email: admin.email, role: 'admin' })
  })

  it('is limited to one at a time and three a day, and each request is audited', async () => {
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => app.call(startDataExport, { as: student.actor })),
    )
    expect(asked.every(({ status }) => status === 202 || status === 429)).toBe(true)
    expect((await app.call(startDataExport, { as: student.actor })).body.state).toBe('preparing')
    await app.runJobs()
    expect(mailTo(student)).toHaveLength(1)
    expect([await make(student), await make(student)]).toEqual([202, 202])
    expect(mailTo(student)).toHaveLength(3)
    const refused = await app.call(startDataExport, { as: student.actor })
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
    expect((await state(student.actor)).state).toBe('ready')
    expect(await make(coach)).toBe(202)
    await download(student.actor)
    expect((await acts()).sort()).toEqual([
      'data.downloaded student',
      'data.exported coach',
      ...Array(3).fill('data.exported student'),
    ])
    app.clock.advance(DAY)
    expect(await make(student)).toBe(202)
  })

  it('is served only to its owner, for a day, and then deleted', async () => {
    await make(student)
    expect((await download(coach.actor)).status).toBe(404)
    app.clock.advance(DAY - 1)
    expect((await download(student.actor)).status).toBe(200)
    app.clock.advance(1)
    expect((await download(student.actor)).status).toBe(404)
    expect((await state(student.actor)).state).toBe('none')
    const rows = () => app.context.database.root.selectFrom('data_exports').selectAll().execute()
    expect(await rows()).toHaveLength(1)
    app.clock.advance(HOUR)
    await app.runJobs()
    expect(await rows()).toEqual([])
  })

  it('counts as failed, without using up the limit, when it could not be created within an hour', async () => {
    const { root } = app.context.database
    await raw`alter table known_devices rename to gone_devices`.execute(root)
    try {
      for (let n = 0; n < 5; n += 1) expect(await make(student)).toBe(202)
    } finally {
      await raw`alter table gone_devices rename to known_devices`.execute(root)
    }
    expect(await state(student.actor)).toMatchObject({ state: 'failed', link: null })
    expect(mailTo(student)).toEqual([])
    expect(await make(student)).toBe(202)
    expect((await state(student.actor)).state).toBe('ready')
    await app.call(startDataExport, { as: student.actor })
    app.clock.advance(HOUR)
    expect((await state(student.actor)).state).toBe('failed')
    expect(await make(student)).toBe(202)
    expect((await state(student.actor)).state).toBe('ready')
  })

  it('is dropped when its account was deleted while it was being created', async () => {
    await app.call(startDataExport, { as: student.actor })
    await app.context.database.root.deleteFrom('accounts').where('id', '=', student.accountId).execute()
    await app.runJobs()
    expect(app.sent).toEqual([])
  })

  it('is created for a person by an administrator with a reason, and the person learns who it was', async () => {
    const params = { id: student.accountId }
    const reason = 'Asked for it on the phone.'
    const asked = await app.call(exportPersonData, { as: admin.actor, params, body: { reason } })
    expect([asked.status, asked.body.state]).toEqual([202, 'preparing'])
    await app.runJobs()
    const seen = await app.call(getPersonExport, { as: admin.actor, params })
    expect(seen.body).toMatchObject({ state: 'ready', link: null })
    const refused = await app.call(downloadPersonExport, { as: admin.actor, params })
    expect([refused.status, refused.error.code]).toEqual([409, 'can_sign_in'])
    expect(mailTo(student)[0]?.text).toContain('Your programme asked for a file for you')
    expect(await account(student.actor)).toMatchObject({ email: student.email })
    const own = await app.call(listOwnAuditEntries, { as: student.actor })
    expect(own.body.entries).toMatchObject([
      { action: 'data.exported', actor: { name: 'Ada Sample', role: 'admin' }, reason },
    ])
  })

  it('of a paused person goes to the administrator, is audited, and is mailed to the person', async () => {
    const params = { id: paused.accountId }
    await makeFor(paused)
    const link = `/api/admin/people/${paused.accountId}/export/file/`
    expect((await app.call(getPersonExport, { as: admin.actor, params })).body).toMatchObject({ link })
    expect(await account(admin.actor, downloadPersonExport, params)).toMatchObject({ email: paused.email })
    expect(mailTo(paused).map(({ subject }) => subject)).toEqual([
      'Your programme had a file made with your data',
    ])
    expect(mailTo(paused)[0]?.text).toContain('It leaves out')
    expect((await acts()).sort()).toEqual(['data.downloaded admin', 'data.exported admin A letter.'])
  })

  it('is mailed in the language of its owner, as is a pause', async () => {
    const { root } = app.context.database
    await root.updateTable('programme').set({ spanish_read_by: 'Rosa' }).execute()
    await root.updateTable('accounts').set({ locale: 'es-US' }).where('id', '=', student.accountId).execute()
    await pause(student)
    await makeFor(student)
    expect(mailTo(student).map(({ subject }) => subject)).toEqual([
      'Tu cuenta está en pausa',
      'Tu programa pidió un archivo con tus datos',
    ])
  })

  it('with everything is for the person alone: staff see and get only what they have had made', async () => {
    const params = { id: student.accountId }
    await make(student)
    await pause(student)
    const seen = await app.call(getPersonExport, { as: admin.actor, params })
    expect(seen.body).toMatchObject({ state: 'none', link: null })
    expect((await download(admin.actor, downloadPersonExport, params)).status).toBe(404)
    await makeFor(student)
    const { files } = await download(admin.actor, downloadPersonExport, params)
    const sections = Object.keys(JSON.parse(files['your-data.json']!))
    expect(sections).toEqual(expect.arrayContaining(['account', 'profile', 'sessions', 'matches']))
    for (const left of ['chat', 'stories', 'story_reports', 'care_requests', 'questionnaires', 'notes']) {
      expect(sections).not.toContain(left)
    }
    expect(files['your-data.html']).toContain('in a file that staff had made')
  })

  it('with everything replaces one that staff have begun, which says so', async () => {
    const body = { reason: 'A letter.' }
    await app.call(exportPersonData, { as: admin.actor, params: { id: student.accountId }, body })
    expect(await state(student.actor)).toMatchObject({ state: 'preparing', by_staff: true })
    expect(await make(student)).toBe(202)
    expect(await state(student.actor)).toMatchObject({ state: 'ready', by_staff: false })
    const { files } = await download(student.actor)
    expect(Object.keys(JSON.parse(files['your-data.json']!))).toContain('chat')
  })
})
