import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEngines('the match counts stored with a coach', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  it('follow every kind of change of a match', async () => {
    const { database } = app.context
    const { root } = database
    const [amara, bea] = await database.transaction(async (trx) => [
      await seedCoach(trx, { first_name: 'Amara' }),
      await seedCoach(trx, { first_name: 'Bea' }),
    ])
    const students = await database.transaction(async (trx) => {
      const all = []
      for (let at = 0; at < 4; at++) all.push(await seedStudent(trx))
      return all
    })
    const counts = async () => {
      const rows = await root
        .selectFrom('coaches')
        .select(['pending_matches', 'accepted_matches'])
        .where('id', 'in', [amara!.profileId, bea!.profileId])
        .orderBy(sql`id = ${amara!.profileId}`, 'desc')
        .execute()
      return rows.map((row) => [row.pending_matches, row.accepted_matches])
    }
    const change = (set: object, student: number) =>
      root
        .updateTable('match_requests')
        .set(set)
        .where('student_profile_id', '=', students[student]!.profileId)
        .execute()

    await database.transaction(async (trx) => {
      for (const student of students) {
        await seedMatch(trx, {
          student_profile_id: student.profileId,
          coach_id: amara!.profileId,
          status: 'pending',
        })
      }
    })
    expect(await counts()).toEqual([
      [4, 0],
      [0, 0],
    ])
    await change({ status: 'accepted' }, 0)
    await change({ status: 'declined' }, 1)
    await change({ coach_id: bea!.profileId }, 2)
    expect(await counts()).toEqual([
      [1, 1],
      [1, 0],
    ])
    await root
      .updateTable('match_requests')
      .set({ status: 'accepted' })
      .where('status', '=', 'pending')
      .execute()
    expect(await counts()).toEqual([
      [0, 2],
      [0, 1],
    ])
    await change({ status: 'ended' }, 0)
    // Deleting the student deletes the match.
    await root.deleteFrom('student_profiles').where('id', '=', students[3]!.profileId).execute()
    expect(await counts()).toEqual([
      [0, 0],
      [0, 1],
    ])
    await root.deleteFrom('match_requests').execute()
    expect(await counts()).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})
