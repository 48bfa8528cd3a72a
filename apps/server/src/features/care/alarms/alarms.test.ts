import { answerCareRequest, askForContact, type CarePlace, listCareRequests } from '@shinequo/contract/care'
import { getProgrammeNeeds } from '@shinequo/contract/programme/needs'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const MINUTE = 60_000
const RISKY = 'Marked words: at night I want to die.'
const ALONE = 'A student asked staff to get in touch'

describeOnEngines('the mail about requests for contact', (engine) => {
  let app: TestApp
  let rosa: SeededPerson
  let omar: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    // The queue sees that the clock was set back before anything is enqueued for later.
    await app.runJobs()
    ;[rosa, omar] = await app.context.database.transaction(async (trx) => [
      await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }),
      await seedAccount(trx, { role: 'admin' }),
    ])
  })
  afterAll(() => app.close())

  const students = (count: number, seed: Parameters<typeof seedStudent>[1] = {}) =>
    app.context.database.transaction(async (trx) => {
      const all: SeededPerson[] = []
      for (let at = 0; at < count; at++) all.push(await seedStudent(trx, seed))
      return all
    })
  const UNPROVED = { email_proved_at: null }
  const ask = async (who: SeededPerson, text = RISKY, place: CarePlace = 'feedback') =>
    expect((await app.call(askForContact, { as: who.actor, body: { place, text } })).status).toBe(201)
  const sent = async (to: SeededPerson = rosa) => {
    await app.runJobs()
    return app.sent.filter((mail) => mail.to === to.email).map(({ subject }) => subject)
  }
  const heldBack = async () => (await app.call(getProgrammeNeeds, { as: rosa.actor })).body.care_held_back

  it('goes out at once for a student while strangers with unproved accounts ask as often as they can', async () => {
    for (const ghost of await students(2, UNPROVED)) {
      for (let time = 0; time < 10; time++) await ask(ghost, `x${time}`)
    }
    expect(await sent()).toEqual([ALONE, ALONE])
    for (const ghost of await students(30, UNPROVED)) await ask(ghost)
    const before = (await sent()).length
    const [maya] = await students(1)
    await ask(maya!)
    expect((await sent()).slice(before)).toEqual([ALONE])
  })

  it('tells of all who wait every five minutes once there are too many, and never stops', async () => {
    for (const student of await students(22)) await ask(student)
    expect(await sent()).toEqual(Array(20).fill(ALONE))
    const warn = vi.spyOn(app.context.log, 'warn')
    app.clock.advance(5 * MINUTE)
    const DIGEST = '22 students are waiting for staff to get in touch'
    expect((await sent()).slice(20)).toEqual([DIGEST])
    expect((await sent(omar)).slice(20)).toEqual([DIGEST])
    expect(warn.mock.calls.map(([numbers]) => numbers)).toEqual([{ heldBack: 2, unproved: 0 }])
    warn.mockRestore()
    const mail = app.sent.findLast(({ to }) => to === rosa.email)
    expect(mail?.text).toContain('/admin/care')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Marked|want to die|confirmed their email/)

    // Nobody asked in these five minutes.
    app.clock.advance(5 * MINUTE)
    expect(await sent()).toHaveLength(21)
    for (const student of await students(3)) {
      await ask(student)
      app.clock.advance(5 * MINUTE)
      await sent()
    }
    expect((await sent()).slice(21)).toEqual(
      [23, 24, 25].map((waiting) => `${waiting} students are waiting for staff to get in touch`),
    )
    expect(await heldBack()).toBe(5)

    app.clock.advance(60 * MINUTE)
    const [last] = await students(1)
    await ask(last!)
    expect((await sent()).at(-1)).toBe(ALONE)
    app.clock.advance(24 * 60 * MINUTE)
    expect(await heldBack()).toBe(0)
  })

  it('tells of unproved accounts too, as such, and the list marks them', async () => {
    const [maya] = await students(1)
    const ghosts = await students(7, UNPROVED)
    for (const one of [maya!, ...ghosts]) await ask(one)
    expect(await sent()).toEqual(Array(6).fill(ALONE))
    app.clock.advance(5 * MINUTE)
    expect((await sent()).at(-1)).toBe('8 students are waiting for staff to get in touch')
    const mail = app.sent.findLast(({ to }) => to === rosa.email)
    expect(mail?.text).toContain('7 of them have not confirmed their email address.')
    const { requests } = (await app.call(listCareRequests, { as: rosa.actor, query: { list: 'open' } })).body
    const marked = requests.filter(({ student }) => !student.email_proved)
    expect(marked.map(({ student }) => student.email).toSorted()).toEqual(
      ghosts.map(({ email }) => email).toSorted(),
    )
  })

  it('is not sent about all who wait when nobody waits any more', async () => {
    for (const ghost of await students(6, UNPROVED)) await ask(ghost)
    expect(await sent()).toEqual(Array(5).fill(ALONE))
    const { requests } = (await app.call(listCareRequests, { as: rosa.actor, query: { list: 'open' } })).body
    for (const { id, version } of requests) {
      const body = { note: 'Called.', version }
      const answered = await app.call(answerCareRequest, { as: rosa.actor, params: { id }, body })
      expect(answered.status).toBe(200)
    }
    app.clock.advance(5 * MINUTE)
    expect(await sent()).toEqual(Array(5).fill(ALONE))
  })

  it('is counted only when it goes out: repeats and further requests of a student use up nothing', async () => {
    const [maya, ...others] = await students(20)
    for (let time = 0; time < 9; time++) {
      await ask(maya!, `Text ${time}`)
      await ask(maya!, `Text ${time}`)
    }
    for (const one of others) await ask(one)
    expect(await sent()).toEqual(Array(20).fill(ALONE))
  })
})
