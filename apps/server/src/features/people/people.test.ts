import { login, refreshTokens } from '@shinequo/contract/accounts'
import { getAccount } from '@shinequo/contract/accounts/own-account'
import { getAvailability } from '@shinequo/contract/availability'
import { firstMentors } from '@shinequo/contract/coaches'
import { approveCoach, setCapacity } from '@shinequo/contract/coaches/review'
import { endSuspension, listPeople, signOutEverywhere, suspendPerson } from '@shinequo/contract/people'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrate } from '../../plugins/database/migrate.ts'
import { openPostgres } from '../../plugins/database/postgres.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { assembleApp } from '../../testing/assembled-app.ts'
import { describeOnEngines, describeOnPostgres } from '../../testing/engines.ts'
import { addressOf, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TestClock } from '../../testing/test-clock.ts'
import { emptyDatabase } from '../../testing/test-database.ts'

const reason = { reason: 'The programme asked for it' }

describeOnEngines('the people of a programme', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  const seed = <T>(work: (trx: Trx) => Promise<T>) => app.context.database.transaction(work)
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await seed((trx) => seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Admin' }))
  })
  afterAll(() => app.close())

  const people = async (query: Record<string, string>) =>
    (await app.call(listPeople, { as: admin.actor, query })).body
  const signIn = ({ email, actor }: SeededPerson) =>
    app.call(login, { body: { email, password: DEMO_PASSWORD, type: actor.role } })
  const act = (endpoint: typeof suspendPerson | typeof endSuspension, who: SeededPerson) =>
    app.call(endpoint, { as: admin.actor, params: { id: who.accountId }, body: reason })
  const whoAmI = (access: string) =>
    app.call(getAccount, { headers: { authorization: `Bearer ${access}` } }).then(({ status }) => status)

  it('are listed by name in pages that contain everybody once', async () => {
    await seed(async (trx) => {
      for (let at = 0; at < 60; at++) {
        await seedStudent(trx, {
          first_name: 'Page',
          last_name: `N${at % 7}`,
          email: `page-${at}@list.example`,
        })
      }
    })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const body = await people({ search: '@list.example', ...(cursor && { cursor }) })
      expect(body.people.length).toBeLessThanOrEqual(25)
      expect(body.counts).toEqual({ active: 60, joining: 0, waiting: 0, suspended: 0 })
      seen.push(...body.people.map(({ email }) => email))
      cursor = body.next
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([60, 60])
  })

  it('are found by part of the name or the address, in any case, and by role', async () => {
    await seed((trx) => seedCoach(trx, { first_name: 'Zoë', last_name: 'Quist_1', email: 'zq@find.example' }))
    await seed((trx) =>
      seedStudent(trx, { first_name: 'Zo', last_name: 'QuistX1', email: 'zx@find.example' }),
    )
    const found = async (query: Record<string, string>) =>
      (await people(query)).people.map(({ email }) => email)
    expect(await found({ search: 'zoë quist' })).toEqual(['zq@find.example'])
    expect(await found({ search: 'quist_1' })).toEqual(['zq@find.example'])
    expect(await found({ search: 'FIND.EXAMPLE', role: 'student' })).toEqual(['zx@find.example'])
    expect(await found({ search: 'nobody at all' })).toEqual([])
  })

  it('are filtered by state', async () => {
    await seed(async (trx) => {
      const at = (name: string) => ({ email: `${name}@state.example`, last_name: name })
      await seedStudent(trx, at('student'))
      await seedStudent(trx, { ...at('paused'), suspended_at: new Date(app.clock.now()) })
      const coach = await seedCoach(trx, at('coach'))
      const student = await seedStudent(trx, { email: 'matched@elsewhere.example' })
      await seedMatch(trx, { student_profile_id: student.profileId, coach_id: coach.profileId })
      await seedCoach(trx, { ...at('joining'), approved_at: null, hours: [] })
      await seedCoach(trx, { ...at('waiting'), approved_at: null, picture: Buffer.from([0xff]) })
    })
    const all = await people({ search: '@state.example' })
    expect(Object.fromEntries(all.people.map(({ last_name, state }) => [last_name, state]))).toEqual({
      student: 'active',
      paused: 'suspended',
      coach: 'active',
      joining: 'joining',
      waiting: 'waiting',
    })
    expect(all.counts).toEqual({ active: 2, suspended: 1, joining: 1, waiting: 1 })
    for (const state of ['suspended', 'joining', 'waiting'] as const) {
      const { people: some } = await people({ search: '@state.example', state })
      expect(some.map((person) => person.state)).toEqual([state])
    }
    const coach = all.people.find((person) => person.last_name === 'coach')
    expect(coach?.coach).toMatchObject({ capacity: 20, students: 1, version: 1 })
    const joining = all.people.find((person) => person.last_name === 'joining')
    expect(joining?.coach?.to_do).toEqual(['picture', 'hours'])
  })

  it('are signed out at once when paused, and told so at sign-in until they are resumed', async () => {
    const student = await seed((trx) => seedStudent(trx))
    const { body: before } = await signIn(student)
    expect(await whoAmI(before.access)).toBe(200)
    expect((await act(suspendPerson, student)).status).toBe(201)

    expect(await whoAmI(before.access)).toBe(401)
    expect((await app.call(refreshTokens, { body: { refresh: before.refresh } })).status).toBe(401)
    const refused = await signIn(student)
    expect([refused.status, refused.error.message]).toEqual([
      403,
      'This account is paused. Please write to your programme.',
    ])
    const wrong = await app.call(login, { body: { email: student.email, password: 'not the one' } })
    expect([wrong.status, wrong.error.message]).toEqual([401, 'Invalid credentials!'])
    const twice = await act(suspendPerson, student)
    expect([twice.status, twice.error.code]).toEqual([409, 'version_conflict'])

    app.clock.advance(1000)
    expect((await act(endSuspension, student)).status).toBe(200)
    expect(await whoAmI(before.access)).toBe(401)
    app.clock.advance(1)
    const { body: after } = await signIn(student)
    expect(await whoAmI(after.access)).toBe(200)
    expect((await act(endSuspension, student)).status).toBe(409)

    const entries = await app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'reason', 'student_profile_id'])
      .where('subject_id', '=', student.accountId)
      .orderBy('at')
      .execute()
    expect(entries).toEqual([
      { action: 'account.suspended', ...reason, student_profile_id: student.profileId },
      { action: 'account.resumed', ...reason, student_profile_id: student.profileId },
    ])
  })

  it('can sign in again after being signed out everywhere', async () => {
    const coach = await seed((trx) => seedCoach(trx))
    const sessions = [await signIn(coach), await signIn(coach)]
    const params = { id: coach.accountId }
    expect((await app.call(signOutEverywhere, { as: admin.actor, params, body: {} })).status).toBe(200)
    for (const { body } of sessions) {
      expect(await whoAmI(body.access)).toBe(401)
      expect((await app.call(refreshTokens, { body: { refresh: body.refresh } })).status).toBe(401)
    }
    app.clock.advance(1)
    expect(await whoAmI((await signIn(coach)).body.access)).toBe(200)
  })

  it('cannot pause themselves', async () => {
    const { status, error } = await act(suspendPerson, admin)
    expect([status, error.code]).toEqual([409, 'own_account'])
  })

  it('who are paused coaches are not offered to students', async () => {
    const coach = await seed((trx) => seedCoach(trx))
    const student = await seed((trx) => seedStudent(trx))
    const offered = async () => {
      const { body } = await app.call(firstMentors, { as: student.actor })
      const today = new Date(app.clock.now()).toISOString().slice(0, 10)
      const query = { mentor_id: coach.profileId, from_date: today, to_date: today }
      const times = await app.call(getAvailability, { as: student.actor, query })
      return [
        body.some((one) => one.from_user_profile.id === coach.profileId),
        Object.keys(times.body).length > 0,
      ]
    }
    expect(await offered()).toEqual([true, true])
    await act(suspendPerson, coach)
    expect(await offered()).toEqual([false, false])
    await act(endSuspension, coach)
    expect(await offered()).toEqual([true, true])
  })

  it('who coach have a capacity, and the second of two administrators is told of the conflict', async () => {
    const coach = await seed((trx) => seedCoach(trx))
    const set = (version: number, capacity: number) =>
      app.call(setCapacity, { as: admin.actor, params: { id: coach.profileId }, body: { version, capacity } })
    expect((await set(1, 7)).body).toEqual({ capacity: 7, version: 2 })
    const second = await set(1, 9)
    expect([second.status, second.error.code]).toEqual([409, 'version_conflict'])
    const both = await Promise.all([set(2, 3), set(2, 4)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const approved = await app.call(approveCoach, {
      as: admin.actor,
      params: { id: coach.profileId },
      body: { version: 3 },
    })
    expect([approved.status, approved.error.code]).toEqual([409, 'version_conflict'])
  })
})

describeOnPostgres('a pause on one server', (serverUrl) => {
  it('ends the access tokens on another server too, and one that starts later knows of it', async () => {
    const url = await emptyDatabase(serverUrl)
    const first = await openPostgres(url)
    await migrate(first)
    const clock = new TestClock()
    const here = await assembleApp(first, clock)
    const there = await assembleApp(await openPostgres(url), clock)
    const [admin, student] = await first.transaction(async (trx) => [
      await seedAccount(trx, { role: 'admin' }),
      await seedStudent(trx),
    ])
    const token = there.context.tokens.sign(student.actor)
    expect(there.context.tokens.verify(token)).toEqual(student.actor)
    const answer = await here.app.inject({
      method: 'POST',
      url: addressOf(suspendPerson, { id: student.accountId }),
      headers: { authorization: `Bearer ${here.context.tokens.sign(admin.actor)}` },
      payload: reason,
    })
    expect(answer.statusCode).toBe(201)
    await vi.waitFor(() => expect(there.context.tokens.verify(token)).toBeNull())
    const later = await assembleApp(await openPostgres(url), clock)
    expect(later.context.tokens.verify(later.context.tokens.sign(student.actor))).toBeNull()
    for (const app of [later, there, here]) await app.close()
  })
})
