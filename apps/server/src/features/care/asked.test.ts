import { listOwnAuditEntries } from '@shinequo/contract/audit'
import {
  answerCareRequest,
  askForContact,
  countCareRequests,
  getCareSettings,
  getContactOffer,
  listCareRequests,
  readCareRequest,
  saveCareSettings,
} from '@shinequo/contract/care'
import { saveCareStaff } from '@shinequo/contract/care/worries'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const SUBJECT = 'A student asked staff to get in touch'

describeOnEngines('students who ask for contact without a text', (engine) => {
  let app: TestApp
  let rosa: SeededPerson
  let omar: SeededPerson
  let maya: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    ;[rosa, omar, maya, coach] = await app.context.database.transaction(async (trx) => [
      await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }),
      await seedAccount(trx, { role: 'admin' }),
      await seedStudent(trx, { first_name: 'Maya', last_name: 'Torres' }),
      await seedCoach(trx),
    ])
  })
  afterAll(() => app.close())

  const ask = (body: { text?: string } = {}, who = maya) =>
    app.call(askForContact, { as: who.actor, body: { place: 'asked', ...body } })
  const offer = async (who = maya) => (await app.call(getContactOffer, { as: who.actor })).body
  const list = async () =>
    (await app.call(listCareRequests, { as: rosa.actor, query: { list: 'open' } })).body.requests
  const mails = () => app.sent.filter(({ subject }) => subject === SUBJECT)
  const answer = async () => {
    const [request] = await list()
    const { id, version } = request!
    const body = { note: 'We spoke.', version }
    return app.call(answerCareRequest, { as: rosa.actor, params: { id }, body })
  }

  it('are refused signed out, and as a coach or an administrator', async () => {
    const asked = { body: { place: 'asked' } } as const
    expect((await app.call(askForContact, asked)).status).toBe(401)
    expect((await app.call(getContactOffer, {})).status).toBe(401)
    for (const { actor } of [coach, rosa]) {
      expect((await app.call(askForContact, { as: actor, ...asked })).status).toBe(403)
      expect((await app.call(getContactOffer, { as: actor })).status).toBe(403)
    }
    expect((await app.call(countCareRequests, { as: rosa.actor })).body.open).toBe(0)
  })

  it('see who reads it and when they are there, and since when they wait', async () => {
    expect(await offer()).toEqual({ staff: [], hours: '', asked_at: null })
    const settings = (await app.call(getCareSettings, { as: rosa.actor })).body
    const hours = 'Mondays to Fridays, 9 to 5 (Boston)'
    await app.call(saveCareSettings, { as: rosa.actor, body: { ...settings, hours } })
    await app.call(saveCareStaff, { as: rosa.actor, body: { accounts: [rosa.accountId] } })
    expect(await offer()).toEqual({ staff: ['Rosa Ortiz'], hours, asked_at: null })
    const asked_at = new Date(app.clock.now()).toISOString()
    expect((await ask()).body).toMatchObject({ asked_at, already: false })
    expect((await offer()).asked_at).toBe(asked_at)
    // Not since when somebody else does.
    const other = await app.context.database.transaction((trx) => seedStudent(trx))
    expect((await offer(other)).asked_at).toBeNull()
    await answer()
    expect((await offer()).asked_at).toBeNull()
  })

  it('wait once, however often they ask, and can ask again when staff have answered', async () => {
    const asked_at = new Date(app.clock.now()).toISOString()
    const both = await Promise.all([ask(), ask()])
    expect(both.map(({ body }) => body.already).toSorted()).toEqual([false, true])
    app.clock.advance(60_000)
    for (let at = 0; at < 12; at++)
      expect((await ask({ text: `Line ${at}` })).body).toMatchObject({ asked_at, already: true })
    expect(await list()).toHaveLength(1)
    await answer()
    expect((await ask()).body.already).toBe(false)
    expect(await list()).toHaveLength(1)
  })

  it('reach each of the staff with one mail, which says neither who nor what', async () => {
    await ask({ text: 'Marked line.' })
    await app.call(askForContact, { as: maya.actor, body: { place: 'feedback', text: 'Marked words.' } })
    await app.runJobs()
    const sent = mails()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([rosa.email, omar.email].toSorted())
    for (const { text, html } of sent) {
      expect(text).toContain("asked for someone on the programme's staff to get in touch")
      expect(text + html).not.toMatch(/Marked|Maya|Torres|mean danger/)
    }
  })

  it('share the five mails an hour of accounts whose address is not confirmed', async () => {
    const unproved = await app.context.database.transaction(async (trx) => {
      const all: SeededPerson[] = []
      for (let at = 0; at < 6; at++) all.push(await seedStudent(trx, { email_proved_at: null }))
      return all
    })
    for (const student of unproved) expect((await ask({}, student)).status).toBe(201)
    await ask()
    await app.runJobs()
    expect(mails().filter(({ to }) => to === rosa.email)).toHaveLength(6)
    expect((await list()).filter(({ student }) => student.email_proved)).toHaveLength(1)
    expect(await list()).toHaveLength(7)
  })

  it('count to the ten requests of a day', async () => {
    for (let at = 0; at < 10; at++) {
      const body = { place: 'feedback', text: `Words ${at}` } as const
      expect((await app.call(askForContact, { as: maya.actor, body })).status).toBe(201)
    }
    const refused = await ask()
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests'])
    expect((await offer()).asked_at).toBeNull()
  })

  it('are opened by staff with an entry that the student reads, with or without a line', async () => {
    await ask()
    const [request] = await list()
    expect(request).toMatchObject({ place: 'asked', student: { first_name: 'Maya' }, handed_over: null })
    const params = { id: request!.id }
    expect((await app.call(readCareRequest, { as: rosa.actor, params })).body.text).toBe('')
    const own = (await app.call(listOwnAuditEntries, { as: maya.actor })).body.entries
    expect(own.map(({ action }) => action)).toEqual(['care.request_read'])
    await answer()
    await ask({ text: ' Please call after six. ' })
    const [second] = await list()
    const read = await app.call(readCareRequest, { as: rosa.actor, params: { id: second!.id } })
    expect(read.body.text).toBe('Please call after six.')
  })

  it('need a text in any other place, and no more than a line in this one', async () => {
    const other = await app.call(askForContact, { as: maya.actor, body: { place: 'feedback' } })
    expect([other.status, Object.keys(other.error.errors ?? {})]).toEqual([400, ['text']])
    const long = await ask({ text: 'x'.repeat(501) })
    expect([long.status, Object.keys(long.error.errors ?? {})]).toEqual([400, ['text']])
    expect(await list()).toEqual([])
  })
})
