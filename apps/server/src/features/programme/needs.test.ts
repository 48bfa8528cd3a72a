import { askForContact } from '@shinequo/contract/care'
import { getProgrammeNeeds } from '@shinequo/contract/programme/needs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCareRequest } from '../../seeds/care.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { seedMessages } from '../../seeds/messages.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedRosterImport } from '../../seeds/rosters.ts'
import { seedStories, seedStoryReports, seedWall } from '../../seeds/stories.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { openAs } from '../../testing/live-page.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEngines('what waits for administrators', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      student = await seedStudent(trx)
    })
  })
  afterAll(() => app.close())

  const needs = async () => (await app.call(getProgrammeNeeds, { as: admin.actor })).body.needs

  it('is nothing in a quiet programme', async () => {
    expect(await needs()).toEqual([])
  })

  it('is everything of each kind, the most urgent first', async () => {
    await app.context.database.transaction(async (trx) => {
      const own = { student_profile_id: student.profileId }
      const other = await seedStudent(trx, { proved_school: null })
      await seedCareRequest(trx, own)
      // One has entered everything, the other has no picture.
      await seedCoach(trx, { picture: Buffer.from([0xff, 0xd8]), approved_at: null })
      await seedCoach(trx, { approved_at: null })
      const coach = await seedCoach(trx)
      await seedMatch(trx, { ...own, coach_id: coach.profileId, status: 'pending' })
      await seedWall(trx)
      const [, published] = await seedStories(trx, [
        own,
        { ...own, state: 'published' },
        { ...own, state: 'held' },
      ])
      await seedStoryReports(trx, [{ story_id: published!, student_profile_id: other.profileId }])
      await seedMessages(trx, [{ account_id: student.accountId }])
      await seedRosterImport(trx)
    })
    expect(await needs()).toEqual([
      { need: 'care', count: 1 },
      { need: 'coaches', count: 1 },
      { need: 'requests', count: 1 },
      { need: 'stories', count: 3 },
      { need: 'mail', count: 1 },
      { need: 'imports', count: 1 },
      { need: 'unproved', count: 1 },
    ])
  })

  it('leaves out requests that coaches decide', async () => {
    await app.context.database.root.updateTable('programme').set({ matching_mode: 'coach' }).execute()
    expect((await needs()).map(({ need }) => need)).not.toContain('requests')
  })

  it('is announced to open pages of administrators, and to nobody else', async () => {
    const page = await openAs(app, admin.actor)
    const other = await openAs(app, student.actor)
    const body = { place: 'feedback', text: 'I would like to talk.' }
    expect((await app.call(askForContact, { as: student.actor, body })).status).toBe(201)
    await page.told({ type: 'needs' })
    expect(other.events).not.toContainEqual({ type: 'needs' })
    page.close()
    other.close()
  })
})
