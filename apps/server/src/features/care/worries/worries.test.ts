import { listOwnAuditEntries } from '@shinequo/contract/audit'
import {
  answerCareRequest,
  countCareRequests,
  getCareSettings,
  listCareRequests,
  readCareRequest,
  reopenCareRequest,
  saveCareSettings,
} from '@shinequo/contract/care'
import {
  getCareStaff,
  handOverWorry,
  listCareStaff,
  listWorries,
  saveCareStaff,
} from '@shinequo/contract/care/worries'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { openAs } from '../../../testing/live-page.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const TEXT = 'Marked words: she said that nobody would miss her.'
const SUBJECT = 'A coach is worried about a student'

describeOnEngines('worries', (engine) => {
  let app: TestApp
  let rosa: SeededPerson
  let omar: SeededPerson
  let maya: SeededPerson
  let coach: SeededPerson
  let stranger: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    ;[rosa, omar, maya, coach, stranger] = await app.context.database.transaction(async (trx) => [
      await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }),
      await seedAccount(trx, { role: 'admin', first_name: 'Omar', last_name: 'Haddad' }),
      await seedStudent(trx, { first_name: 'Maya', last_name: 'Torres' }),
      await seedCoach(trx, { first_name: 'Amara', last_name: 'Obi' }),
      await seedCoach(trx),
    ])
    await app.context.database.transaction((trx) =>
      seedMatch(trx, { student_profile_id: maya.profileId, coach_id: coach.profileId }),
    )
  })
  afterAll(() => app.close())

  const params = () => ({ id: maya.profileId })
  const handOver = (staff = [rosa.accountId], text = TEXT, as = coach) =>
    app.call(handOverWorry, { as: as.actor, params: params(), body: { text, staff } })
  const worries = async () => (await app.call(listWorries, { as: coach.actor, params: params() })).body
  const open = async () =>
    (await app.call(listCareRequests, { as: rosa.actor, query: { list: 'open' } })).body.requests
  const mails = () => app.sent.filter(({ subject }) => subject === SUBJECT)

  it('go to named staff, by mail that reveals neither who nor what', async () => {
    const handed = await handOver()
    expect(handed.status).toBe(201)
    expect(handed.body).toMatchObject({ text: TEXT, to: ['Rosa Ortiz'], read: null, closed: null })
    expect((await handOver()).body.id).toBe(handed.body.id)
    expect(await worries()).toEqual([handed.body])
    await app.runJobs()
    expect(mails().map(({ to }) => to)).toEqual([rosa.email])
    const [mail] = mails()
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Marked|Maya|Torres|Amara/)
    expect(mail?.text).toContain('/admin/care')
    const [request] = await open()
    expect(request).toMatchObject({
      place: 'worry',
      handed_over: { by: 'Amara Obi', to: ['Rosa Ortiz'] },
      student: { first_name: 'Maya' },
    })
    expect(JSON.stringify(request)).not.toContain('Marked')
    expect((await app.call(countCareRequests, { as: omar.actor })).body.open).toBe(1)
  })

  it('show the coach who read and who closed them, and the student each act without the text', async () => {
    await handOver()
    const [request] = await open()
    const id = { id: request!.id }
    const read = () => app.call(readCareRequest, { as: rosa.actor, params: id })
    expect((await read()).body.text).toBe(TEXT)
    const at = new Date(app.clock.now()).toISOString()
    app.clock.advance(60_000)
    await app.call(readCareRequest, { as: omar.actor, params: id })
    expect((await worries())[0]).toMatchObject({ read: { by: 'Rosa Ortiz', at }, closed: null })
    await app.call(answerCareRequest, {
      as: omar.actor,
      params: id,
      body: { note: 'Marked note: called her.', version: 1 },
    })
    const [closed] = await worries()
    expect(closed?.closed?.by).toBe('Omar Haddad')
    expect(JSON.stringify(closed)).not.toContain('Marked note')
    await app.call(reopenCareRequest, { as: omar.actor, params: id, body: { version: 2 } })
    expect((await worries())[0]?.closed).toBeNull()
    const own = (await app.call(listOwnAuditEntries, { as: maya.actor })).body
    expect(own.entries.map(({ action }) => action).toSorted()).toEqual([
      'care.worry_closed',
      'care.worry_handed_over',
      'care.worry_read',
      'care.worry_read',
      'care.worry_reopened',
    ])
    expect(JSON.stringify(own)).not.toContain('Marked')
    const audit = await app.context.database.root.selectFrom('audit_entries').selectAll().execute()
    expect(JSON.stringify(audit)).not.toContain('Marked')
  })

  it('are only about own students, and only for staff who can be named', async () => {
    expect((await handOver([rosa.accountId], TEXT, stranger)).status).toBe(404)
    for (const staff of [[maya.accountId], [coach.accountId], []]) {
      const refused = await handOver(staff)
      expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([400, ['staff']])
    }
    const named = async () => (await app.call(getCareStaff, { as: coach.actor })).body
    expect((await named()).staff.map(({ name }) => name)).toEqual(['Omar Haddad', 'Rosa Ortiz'])
    const saved = await app.call(saveCareStaff, { as: rosa.actor, body: { accounts: [rosa.accountId] } })
    expect(saved.body.map(({ name, takes }) => [name, takes])).toEqual([
      ['Omar Haddad', false],
      ['Rosa Ortiz', true],
    ])
    expect((await app.call(listCareStaff, { as: omar.actor })).body).toEqual(saved.body)
    expect((await named()).staff.map(({ name }) => name)).toEqual(['Rosa Ortiz'])
    expect((await handOver([omar.accountId])).status).toBe(400)
    // Nobody chosen is left: all can be named, so that a worry never has nowhere to go.
    await app.context.database.root
      .updateTable('accounts')
      .set({ suspended_at: new Date(app.clock.now()) })
      .where('id', '=', rosa.accountId)
      .execute()
    expect((await named()).staff.map(({ name }) => name)).toEqual(['Omar Haddad'])
  })

  it('are handed over once if it is sent twice at once, and open pages of administrators are told', async () => {
    const page = await openAs(app, omar.actor)
    const both = await Promise.all([handOver(), handOver()])
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
    expect(await open()).toHaveLength(1)
    await page.told({ type: 'needs' })
    page.close()
  })

  it('go to the staff of the last choice if two are saved at once', async () => {
    const choose = (accounts: string[]) => app.call(saveCareStaff, { as: rosa.actor, body: { accounts } })
    const saved = await Promise.all([
      choose([rosa.accountId]),
      choose([rosa.accountId]),
      choose([omar.accountId]),
    ])
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200])
    const members = (await app.call(listCareStaff, { as: omar.actor })).body
    expect(members.filter(({ takes }) => takes)).toHaveLength(1)
  })

  it('tell the coach when staff are there, as administrators wrote it', async () => {
    const before = (await app.call(getCareSettings, { as: rosa.actor })).body
    expect(before.hours).toBe('')
    const hours = 'Monday to Friday, 9 to 5 (New York)'
    const saved = await app.call(saveCareSettings, { as: rosa.actor, body: { ...before, hours } })
    expect(saved.body.hours).toBe(hours)
    const { hours: _hours, ...rest } = saved.body
    expect((await app.call(saveCareSettings, { as: rosa.actor, body: rest })).body.hours).toBe(hours)
    expect((await app.call(getCareStaff, { as: coach.actor })).body.hours).toBe(hours)
  })

  it('are ten a day at most, without those that were refused', async () => {
    for (let at = 0; at < 10; at++)
      expect((await handOver([maya.accountId], `${TEXT} ${at}`)).status).toBe(400)
    for (let at = 0; at < 10; at++)
      expect((await handOver([rosa.accountId], `${TEXT} ${at}`)).status).toBe(201)
    expect((await handOver([rosa.accountId], 'Once more')).status).toBe(429)
  })
})
