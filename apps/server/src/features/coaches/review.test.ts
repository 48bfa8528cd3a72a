import { getOwnCoachProfile, sendForReview } from '@shinequo/contract/coaches/own-page'
import { approveCoach, askForChanges, getCoach } from '@shinequo/contract/coaches/review'
import { listPeople } from '@shinequo/contract/people'
import { getProgrammeNeeds } from '@shinequo/contract/programme/needs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const words = 'Please say how a first session goes.\nAnd check your time zone.'

describeOnEngines('the review of a coach', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await app.context.database.transaction((trx) =>
      seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }),
    )
  })
  beforeEach(async () => {
    app.clock.advance(1000)
    coach = await app.context.database.transaction((trx) =>
      seedCoach(trx, {
        approved_at: null,
        picture: Buffer.from([0xff]),
        hours: [{ weekday: 1, start_minute: 540, end_minute: 720 }],
      }),
    )
  })
  afterAll(() => app.close())

  const review = async () =>
    (await app.call(getCoach, { as: admin.actor, params: { id: coach.profileId } })).body
  const ask = async (said = words) => {
    const { version } = await review()
    const body = { version, words: said }
    return app.call(askForChanges, { as: admin.actor, params: { id: coach.profileId }, body })
  }
  const own = async () => (await app.call(getOwnCoachProfile, { as: coach.actor })).body
  const send = () => app.call(sendForReview, { as: coach.actor })
  const waiting = async () => {
    const { needs } = (await app.call(getProgrammeNeeds, { as: admin.actor })).body
    return needs.find(({ need }) => need === 'coaches')?.count ?? 0
  }
  const state = async () => {
    const query = { search: coach.email }
    return (await app.call(listPeople, { as: admin.actor, query })).body.people[0]
  }

  it('shows the hours of a week, and asks for changes until the coach sends the page again', async () => {
    expect(await review()).toMatchObject({
      changes: null,
      history: [],
      weekly_hours: [{ weekday: 1, start_minute: 540, end_minute: 720 }],
      other_dates: 0,
    })
    expect(await state()).toMatchObject({ state: 'waiting', coach: { changes_asked: false } })
    expect((await send()).status).toBe(409)

    const before = await waiting()
    expect((await ask()).status).toBe(201)
    // It is the coach's turn.
    expect(await waiting()).toBe(before - 1)
    expect((await own()).changes).toMatchObject({ words })
    expect(await state()).toMatchObject({ state: 'joining', coach: { changes_asked: true } })
    await app.runJobs()
    const mail = app.sent.findLast(({ to }) => to === coach.email)
    expect(mail?.subject).toBe('Your page needs some changes')
    expect(mail?.text).toContain('And check your time zone.')

    app.clock.advance(1000)
    expect((await send()).body.changes).toBeNull()
    expect(await state()).toMatchObject({ state: 'waiting' })
    expect(await waiting()).toBe(before)
    const { version, history } = await review()
    expect(history.map(({ action, by, words: said }) => [action, by === 'Rosa Ortiz', said])).toEqual([
      ['coach.review_sent', false, ''],
      ['coach.changes_asked', true, words],
    ])
    const params = { id: coach.profileId }
    expect((await app.call(approveCoach, { as: admin.actor, params, body: { version } })).status).toBe(201)
    expect((await ask()).error.code).toBe('version_conflict')
  })

  it('cannot be sent again while a step is missing, and asking again replaces the words', async () => {
    await ask('One')
    app.clock.advance(1000)
    await ask('Two')
    expect((await own()).changes?.words).toBe('Two')
    await app.runJobs()
    // The first mail is no longer wanted.
    expect(app.sent.filter(({ to }) => to === coach.email)).toHaveLength(1)
    const { root } = app.context.database
    await root.updateTable('coaches').set({ focus_area: '' }).where('id', '=', coach.profileId).execute()
    expect((await send()).error.errors).toHaveProperty('focus_area')
  })
})
