import { claimSlot } from '@shinequo/contract/availability'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedStudent } from '../../../seeds/people.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ClaimEnds } from './service.ts'

const MINUTE = 60_000
/** Monday, 11 AM in New York. */
const START = Date.parse('2026-11-23T16:00:00Z')
const PATIENCE = { timeout: 10_000 }

describeOnEngines('expiries of claims', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  it('are reported even if a change before the expiry arrives after it', async () => {
    const [student, coach] = await app.context.database.transaction(async (trx) => [
      await seedStudent(trx),
      await seedCoach(trx),
    ])
    const told: string[] = []
    const ends = new ClaimEnds(app.context, (ids) => told.push(...ids))
    try {
      ends.follow(coach.profileId, app.clock.now())
      const wanted = {
        student_profile: student.profileId,
        mentor_profile: coach.profileId,
        start_time: new Date(START).toISOString(),
        end_time: new Date(START + 30 * MINUTE).toISOString(),
      }
      expect((await app.call(claimSlot, { as: student.actor, body: [wanted] })).status).toBe(201)
      ends.changed([coach.profileId])
      app.clock.advance(10 * MINUTE)
      // The same change again, this time through the database.
      ends.changed([coach.profileId])
      await vi.waitFor(() => expect(told).toEqual([coach.profileId]), PATIENCE)
    } finally {
      await ends.stop()
    }
  })
})
