import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../plugins/database/engine.ts'
import { describeOnEngines, openTestDatabase } from '../testing/engines.ts'
import { seedCoach } from './coaches.ts'
import { seedMatch } from './matches.ts'
import { seedAccount, seedStudent } from './people.ts'
import { seedBooking, seedFeedback } from './sessions.ts'

describeOnEngines('seeds', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('stores a person with the profile of the actor', async () => {
    const [student, coach, admin] = await database.transaction(async (trx) => [
      await seedStudent(trx, { first_name: 'Ines', picture: Buffer.from([0xff, 0xd8]) }),
      await seedCoach(trx, { time_zone: 'Asia/Kathmandu' }),
      await seedAccount(trx, { role: 'admin' }),
    ])
    const profile = await database.root
      .selectFrom('student_profiles as s')
      .innerJoin('accounts as a', 'a.id', 's.account_id')
      .innerJoin('pictures as p', 'p.key', 's.picture_key')
      .select(['a.id as accountId', 'a.first_name', 's.is_completed'])
      .where('s.id', '=', student!.profileId)
      .executeTakeFirst()
    expect(profile).toEqual({ accountId: student!.actor.accountId, first_name: 'Ines', is_completed: true })
    const hours = await database.root.selectFrom('weekly_hours').selectAll().execute()
    expect(new Set(hours.map((row) => row.coach_id))).toEqual(new Set([coach!.profileId]))
    expect(hours).toHaveLength(7)
    expect(admin!.actor.role).toBe('admin')
  })

  it('stores every column that a seed gives, in the table that it is of', async () => {
    const reminded_at = new Date('2026-09-01T12:00:00Z')
    const [student, coach] = await database.transaction(async (trx) => [
      await seedStudent(trx, { last_name: 'Ode', course: 'Law', matching_held: true, reminded_at }),
      await seedCoach(trx, {
        last_name: 'Ode',
        changes_asked: 'Say more',
        hours_version: 3,
        approved_at: null,
      }),
    ])
    const { root } = database
    const names = await root.selectFrom('accounts').select('id').where('last_name', '=', 'Ode').execute()
    expect(new Set(names.map(({ id }) => id))).toEqual(new Set([student!.accountId, coach!.accountId]))
    const profile = root.selectFrom('student_profiles').select(['course', 'matching_held', 'reminded_at'])
    expect(await profile.where('id', '=', student!.profileId).executeTakeFirst()).toEqual({
      course: 'Law',
      matching_held: true,
      reminded_at,
    })
    const page = root.selectFrom('coaches').select(['changes_asked', 'hours_version', 'approved_at', 'codes'])
    expect(await page.where('id', '=', coach!.profileId).executeTakeFirst()).toEqual({
      changes_asked: 'Say more',
      hours_version: 3,
      approved_at: null,
      codes: ['focus:study', 'language:english'],
    })
  })

  it("books a time slot for a session, and updates the coach's rating from feedback", async () => {
    const coachId = await database.transaction(async (trx) => {
      const [student, coach] = [await seedStudent(trx), await seedCoach(trx)]
      await seedMatch(trx, { student_profile_id: student.profileId, coach_id: coach.profileId })
      const parties = { student_profile_id: student.profileId, coach_id: coach.profileId }
      for (const [day, coach_rating] of [5, 4, 4, 4].entries()) {
        const starts_at = new Date(Date.UTC(2026, 10, day + 1, 15))
        const { bookingId } = await seedBooking(trx, { ...parties, starts_at, status: 'completed' })
        await seedFeedback(trx, { booking_id: bookingId, coach_id: coach.profileId, coach_rating })
      }
      return coach.profileId
    })
    const { root } = database
    expect(await root.selectFrom('coaches').select('rating').where('id', '=', coachId).execute()).toEqual([
      { rating: 4.3 },
    ])
    const slots = await root
      .selectFrom('time_slots')
      .select('status')
      .where('coach_id', '=', coachId)
      .execute()
    expect(slots).toEqual(Array(4).fill({ status: 'booked' }))
  })
})
