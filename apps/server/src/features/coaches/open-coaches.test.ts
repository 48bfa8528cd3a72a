import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { describeOnEngines, openTestDatabase } from '../../testing/engines.ts'

const AT = new Date('2026-11-01T10:00:00Z')

describeOnEngines('coaches open to students', (engine) => {
  it('are the same individually and in a list', async () => {
    const database = await openTestDatabase(engine)
    onTestFinished(() => database.close())
    const ids = await database.transaction(async (trx) => {
      const coaches = [
        await seedCoach(trx),
        await seedCoach(trx, { approved_at: null }),
        await seedCoach(trx, { accepts_students: false }),
        await seedCoach(trx, { suspended_at: AT }),
      ]
      for (const column of ['deletion_due_at', 'erased_at'] as const) {
        const coach = await seedCoach(trx)
        await trx
          .updateTable('accounts')
          .set({ [column]: AT })
          .where('id', '=', coach.accountId)
          .execute()
        coaches.push(coach)
      }
      return coaches.map(({ profileId }) => profileId)
    })
    const listed = await database.root.selectFrom('open_coaches').select('id').execute()
    const { rows } = await sql<{ id: string }>`select c.id from coaches c where coach_is_open(c)`.execute(
      database.root,
    )
    expect(listed.map(({ id }) => id)).toEqual(ids.slice(0, 1))
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, 1))
  })
})
