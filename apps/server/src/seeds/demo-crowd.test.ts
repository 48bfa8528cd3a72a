import { firstMentors } from '@shinequo/contract/coaches'
import { getProgrammeFigures } from '@shinequo/contract/programme'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../plugins/tokens.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { prepareDemo } from './demo-start.ts'

describeOnEngines('the demo data of a whole programme', (engine) => {
  let app: TestApp
  let admin: Actor
  let took: number
  beforeAll(async () => {
    app = await startTestApp(engine)
    const before = process.cpuUsage()
    await prepareDemo(app.context, true)
    const { user, system } = process.cpuUsage(before)
    took = (user + system) / 1000
    const { id } = await app.context.database.root
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'admin@shinequo.example')
      .executeTakeFirstOrThrow()
    admin = { accountId: id, role: 'admin', profileId: id }
  })
  afterAll(() => app.close())

  it('is stored within two and a half seconds', () => {
    expect(took).toBeLessThan(2500)
  })

  it('has 300 students with different names, all marked as samples except the demo accounts', async () => {
    const students = await app.context.database.root
      .selectFrom('accounts')
      .select(['email', 'first_name', 'last_name'])
      .where('role', '=', 'student')
      .execute()
    expect(students).toHaveLength(300)
    expect(new Set(students.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).size).toBe(300)
    const others = students.filter(({ email }) => !email.startsWith('sample-')).map(({ email }) => email)
    expect(others.toSorted()).toEqual(['newcomer@shinequo.example', 'student@shinequo.example'])
  })

  it('fills the page of the programme: the numbers, the funnel, and most parts of the charts', async () => {
    const { body } = await app.call(getProgrammeFigures, { as: admin, query: { period: 'term' } })
    const { active, sessions, funnel, rating, by_hour, over_time } = body
    expect([active.now, active.before, sessions.held, sessions.attendance]).not.toContain(null)
    expect([rating, body.wait_for_match, body.wait_for_session]).not.toContain(null)
    expect(funnel.map(({ students }) => students)).not.toContain(null)
    const shown = (figures: readonly (number | null)[]) => figures.filter((figure) => figure !== null).length
    expect(shown(by_hour.map(({ held }) => held)) / by_hour.length).toBeGreaterThan(0.6)
    expect(shown(over_time.map(({ held }) => held)) / over_time.length).toBeGreaterThan(0.6)
  })

  it('leaves places with coaches for students who try the programme', async () => {
    const rows = await app.context.database.root
      .selectFrom('coaches')
      .select(['capacity', 'accepted_matches'])
      .where('approved_at', 'is not', null)
      .execute()
    for (const { capacity, accepted_matches } of rows) expect(accepted_matches).toBeLessThan(capacity - 2)
    const { body } = await app.call(firstMentors, { as: admin })
    const ratings = body.map(({ from_user_profile }) => from_user_profile.rating)
    expect(ratings).toContain(null)
    expect(ratings.some((rating) => rating === 5)).toBe(true)
    expect(ratings.some((rating) => rating !== null && rating % 1 !== 0)).toBe(true)
  })
})
