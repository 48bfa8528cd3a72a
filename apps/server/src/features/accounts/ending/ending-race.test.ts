import { cancelDeletion } from '@shinequo/contract/accounts/account-page'
import { claimSlot } from '@shinequo/contract/availability'
import { cancelBooking, createBooking } from '@shinequo/contract/bookings'
import { DELETION_WAIT_MS } from '@shinequo/domain/accounts/account-ending'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach, seedCoaches } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedStudent, seedStudents } from '../../../seeds/people.ts'
import { allowManySessions, seedBookings } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { Dice } from '../../../testing/fuzz-dice.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW } from '../../../testing/test-clock.ts'
import { scaled } from '../../../testing/test-scale.ts'
import { accountErased, askForDeletion, endDueAccounts, eraseAccount } from './service.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ROUNDS = scaled(120, 12)

describeOnEngines('the end of an account among other things at once', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine, { RATE_LIMIT_SCALE: '1000' })
  })
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(allowManySessions)
  })
  afterAll(() => app.close())

  const erase = async ({ accountId }: SeededPerson) => {
    const erased = await app.context.database.transaction((trx) => eraseAccount(app.context, trx, accountId))
    if (erased) await accountErased(app.context, erased)
    return erased !== null
  }
  const claimAndBook = async (student: SeededPerson, coach: SeededPerson, start: number) => {
    const pair = { student_profile: student.profileId, mentor_profile: coach.profileId }
    const times = {
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + HOUR / 2).toISOString(),
    }
    const claimed = await app.call(claimSlot, { as: student.actor, body: [{ ...pair, ...times }] })
    if (claimed.status !== 201) return [claimed.status]
    const body = { ...pair, time_slot: claimed.body[0]?.id }
    return [claimed.status, (await app.call(createBooking, { as: student.actor, body })).status]
  }
  /** Live times and future sessions of deleted people, and sessions that contradict their times. */
  const wrongs = async () => {
    const { rows } = await sql`
      select 'slot' as what, t.id from time_slots t
        join student_profiles s on s.id = t.student_profile_id join accounts sa on sa.id = s.account_id
        join coaches c on c.id = t.coach_id join accounts ca on ca.id = c.account_id
      where t.status in ('claimed', 'booked') and t.ends_at > ${new Date(app.clock.now())}
        and (sa.erased_at is not null or ca.erased_at is not null)
      union all
      select 'booking', b.id from bookings b join time_slots t on t.id = b.time_slot_id
      where (b.status = 'cancelled') <> (t.status = 'released')
      union all
      select 'match', m.id from match_requests m
        join student_profiles s on s.id = m.student_profile_id join accounts sa on sa.id = s.account_id
        join coaches c on c.id = m.coach_id join accounts ca on ca.id = c.account_id
      where m.status in ('pending', 'accepted') and (sa.erased_at is not null or ca.erased_at is not null)`.execute(
      app.context.database.root,
    )
    return rows
  }

  it('leaves no session, claim or match with a deleted person or half done, in any order', async () => {
    const rolls = new Dice(20_261_122)
    const gone = new Set<SeededPerson>()
    for (let round = 0; round < ROUNDS; round++) {
      const { students, coaches } = await app.context.database.transaction(async (trx) => {
        const students = await seedStudents(trx, Array(4).fill({}))
        const coaches = await seedCoaches(trx, Array(2).fill({}))
        for (const { profileId } of students) {
          await seedMatch(trx, { student_profile_id: profileId, coach_id: rolls.pick(coaches).profileId })
        }
        const bookings = await seedBookings(
          trx,
          students.map(({ profileId }, at) => ({
            student_profile_id: profileId,
            coach_id: rolls.pick(coaches).profileId,
            starts_at: new Date(TEST_NOW + 3 * DAY + at * HOUR),
          })),
        )
        return { students, coaches, bookings }
      })
      const acts = Array.from({ length: 14 }, () => async () => {
        const student = rolls.pick(students)
        const coach = rolls.pick(coaches)
        const roll = rolls.under(10)
        if (roll < 5) return claimAndBook(student, coach, TEST_NOW + DAY + rolls.under(6) * (HOUR / 2))
        const leaver = rolls.chance(0.7) ? student : coach
        if (roll < 7) {
          gone.add(leaver)
          return [await erase(leaver)]
        }
        if (roll < 8) {
          const { accountId, actor } = leaver
          return [(await askForDeletion(app.context, { accountId, actor })).ok]
        }
        if (roll < 9) return [(await app.call(cancelDeletion, { as: leaver.actor })).status]
        const [session] = await app.context.database.root
          .selectFrom('bookings')
          .select('id')
          .where('coach_id', '=', coach.profileId)
          .execute()
        const params = { id: session?.id ?? coach.profileId }
        return [(await app.call(cancelBooking, { as: coach.actor, params, body: { reason: 'Ill' } })).status]
      })
      const answers = (await Promise.all(acts.map((act) => act()))).flat()
      expect(answers.filter((answer) => typeof answer === 'number' && answer >= 500)).toEqual([])
      expect(await wrongs()).toEqual([])
    }
    expect(gone.size).toBeGreaterThan(ROUNDS / 2)
  }, 300_000)

  it('happens once, however many jobs run at once, and not for somebody who has just changed their mind', async () => {
    for (let round = 0; round < scaled(40, 6); round++) {
      const person = await app.context.database.transaction((trx) => seedStudent(trx))
      const { accountId, actor } = person
      app.clock.set(TEST_NOW)
      await askForDeletion(app.context, { accountId, actor })
      app.clock.advance(DELETION_WAIT_MS)
      const [kept] = await Promise.all([
        app.call(cancelDeletion, { as: actor }),
        endDueAccounts(app.context),
        endDueAccounts(app.context),
      ])
      const row = await app.context.database.root
        .selectFrom('accounts')
        .select(['deletion_due_at', 'erased_at', 'first_name'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow()
      const { rows: ends } = await sql`
        select id from audit_entries where action = 'account.deleted' and subject_id = ${accountId}`.execute(
        app.context.database.root,
      )
      if (kept.status === 200) {
        expect([row, ends.length]).toEqual([
          { deletion_due_at: null, erased_at: null, first_name: 'Robin' },
          0,
        ])
      } else {
        expect([row.first_name, ends.length]).toEqual(['Former student', 1])
      }
    }
    const person = await app.context.database.transaction((trx) => seedStudent(trx))
    expect((await Promise.all([1, 2, 3].map(() => erase(person)))).filter(Boolean)).toHaveLength(1)
  }, 120_000)

  it('handles a thousand future sessions in one run', async () => {
    const coach = await app.context.database.transaction(async (trx) => {
      const coach = await seedCoach(trx)
      const students = await seedStudents(trx, Array(50).fill({}))
      await seedBookings(
        trx,
        Array.from({ length: 1000 }, (_, at) => ({
          student_profile_id: students[at % 50]!.profileId,
          coach_id: coach.profileId,
          starts_at: new Date(TEST_NOW + DAY + at * HOUR),
        })),
      )
      return coach
    })
    expect(await erase(coach)).toBe(true)
    expect(await wrongs()).toEqual([])
    const { fn } = app.context.database.root
    const mails = await app.context.database.root
      .selectFrom('messages')
      .select(['kind', fn.countAll<number>().as('count')])
      .where('state', '=', 'due')
      .where('sequence', 'is', null)
      .groupBy('kind')
      .orderBy('kind')
      .execute()
    expect(mails).toEqual([
      { kind: 'cancellation', count: 1000 },
      { kind: 'person_left', count: 50 },
    ])
  }, 60_000)
})
