import { changeCoach, listAlternatives } from '@shinequo/contract/matching/changes'
import { openStudent } from '@shinequo/contract/sessions/students'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { seedNote } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const DAY = 86_400_000

describeOnEngines('notes at a change of coach', (engine) => {
  let app: TestApp
  let maya: SeededPerson
  let amara: SeededPerson
  let bea: SeededPerson
  let cem: SeededPerson
  let matchId: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      maya = await seedStudent(trx)
      const student_profile_id = maya.profileId
      await seedAnswers(trx, { student_profile_id, created_at: new Date(app.clock.now()) })
      amara = await seedCoach(trx, { first_name: 'Amara', last_name: 'Obi' })
      bea = await seedCoach(trx, { first_name: 'Bea' })
      cem = await seedCoach(trx, { first_name: 'Cem' })
      const created_at = new Date(app.clock.now() - 9 * DAY)
      matchId = await seedMatch(trx, { student_profile_id, coach_id: amara.profileId, created_at })
      await seedMatch(trx, { student_profile_id, coach_id: cem.profileId, created_at })
      const note = {
        student_profile_id,
        coach_id: amara.profileId,
        created_at: new Date(app.clock.now() - DAY),
      }
      await seedNote(trx, { ...note, text: 'Sleeps badly.' })
      await seedNote(trx, { ...note, text: 'One list on Sundays.', shared: true })
    })
  })

  const change = (more: object) =>
    app.call(changeCoach, {
      as: maya.actor,
      params: { id: matchId },
      body: { coach: bea.profileId, ...more },
    })
  const handedOver = async (coach: SeededPerson) =>
    (await app.call(openStudent, { as: coach.actor, params: { id: maya.profileId } })).body.handed_over

  it('show the student how many could be handed over', async () => {
    const { body } = await app.call(listAlternatives, { as: maya.actor, params: { id: matchId } })
    expect(body.shared_notes).toBe(1)
  })

  it('are readable by the next coach if shared and if the student agrees, and by nobody before', async () => {
    expect((await change({ share_notes: true })).status).toBe(200)
    expect(await handedOver(bea)).toEqual([
      expect.objectContaining({
        coach: { id: amara.profileId, first_name: 'Amara', last_name: 'Obi' },
        text: 'One list on Sundays.',
      }),
    ])
    // Cem was matched before the change, which does not concern him.
    expect(await handedOver(cem)).toEqual([])
  })

  it.each([[{}], [{ share_notes: false }]])('stay with the former coach on %j', async (more) => {
    expect((await change(more)).status).toBe(200)
    expect(await handedOver(bea)).toEqual([])
  })

  it('need a yes or no; another answer is refused and changes nothing', async () => {
    const { status, error } = await change({ share_notes: 'perhaps' })
    expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['share_notes']])
    expect(await app.context.database.root.selectFrom('coach_changes').selectAll().execute()).toEqual([])
  })
})
