import { randomUUID } from 'node:crypto'
import { claimSlot } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoaches } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudents } from '../../seeds/people.ts'
import { allowManySessions } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { scaled } from '../../testing/test-scale.ts'

const MINUTE = 60_000
const CLIENTS = 64
const TRIES = scaled(10_000, 640)

describeOnEngines('many concurrent students', (engine) => {
  let app: TestApp
  let students: SeededPerson[]
  let coaches: SeededPerson[]
  beforeAll(async () => {
    app = await startTestApp(engine, { RATE_LIMIT_SCALE: '1000' })
    await app.context.database.transaction(allowManySessions)
    await app.context.database.transaction(async (trx) => {
      students = await seedStudents(trx, Array(CLIENTS).fill({}))
      coaches = await seedCoaches(trx, Array(25).fill({}))
    })
  })
  afterAll(() => app.close())

  /** Retries when the server was too busy to respond in time, as a page does. */
  async function untilServed<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      const answer = await ask()
      if (answer.status !== 503) return answer
    }
  }
  const claim = (student: SeededPerson, coach: SeededPerson, start: number) =>
    untilServed(() =>
      app.call(claimSlot, {
        as: student.actor,
        body: [
          {
            student_profile: student.profileId,
            mentor_profile: coach.profileId,
            start_time: new Date(start).toISOString(),
            end_time: new Date(start + 30 * MINUTE).toISOString(),
          },
        ],
      }),
    )
  const book = (student: SeededPerson, coach: SeededPerson, time_slot: string) => {
    const headers = { 'idempotency-key': randomUUID() }
    return untilServed(() =>
      app.call(createBooking, {
        as: student.actor,
        headers,
        body: { student_profile: student.profileId, mentor_profile: coach.profileId, time_slot },
      }),
    )
  }

  /** Live slots of one coach or one student that overlap. */
  const overlaps = async () => {
    const { rows } = await sql`
      select a.id from time_slots a join time_slots b
        on a.id < b.id and a.during && b.during
        and (a.coach_id = b.coach_id or a.student_profile_id = b.student_profile_id)
      where a.status in ('claimed', 'booked') and b.status in ('claimed', 'booked')`.execute(
      app.context.database.root,
    )
    return rows
  }
  /** How many deadlocks the server has resolved. The embedded engine has one connection, so it has none. */
  const deadlocks = async () => {
    if (engine === 'pglite') return 0
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(
      app.context.database.root,
    )
    return rows[0]!.deadlocks
  }

  it('give one slot to exactly one of 64, and up to three alternatives to the others', async () => {
    const start = Date.parse('2026-12-09T15:00:00Z')
    const coach = coaches[0]!
    const outcomes = await Promise.all(
      students.map(async (student) => {
        const claimed = await claim(student, coach, start)
        return claimed.status === 201 ? book(student, coach, claimed.body[0]!.id) : claimed
      }),
    )
    const booked = outcomes.filter(({ status }) => status === 201)
    const refused = outcomes.filter(({ status, error }) => status === 409 && error.code === 'slot_taken')
    expect([booked.length, refused.length]).toEqual([1, CLIENTS - 1])
    for (const { error } of refused) {
      expect(error.alternatives).toHaveLength(3)
      expect(error.alternatives).not.toContainEqual(
        expect.objectContaining({ start_time: new Date(start).toISOString() }),
      )
    }
    const { bookings } = await app.context.database.root
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('bookings'))
      .where('coach_id', '=', coach.profileId)
      .executeTakeFirstOrThrow()
    expect(bookings).toBe(1)
  })

  it(`leave no overlapping sessions after ${TRIES} tries for 1,000 slots, and no deadlock`, async () => {
    const { root } = app.context.database
    const first = Date.parse('2026-11-23T14:00:00Z')
    // 40 slots of each of the 25 coaches: eight a day, on five days.
    const slots = coaches.flatMap((coach) =>
      Array.from({ length: 40 }, (_, at) => ({
        coach,
        start: first + Math.floor(at / 8) * 24 * 60 * MINUTE + (at % 8) * 30 * MINUTE,
      })),
    )
    const seen = new Map<string, number>()
    let left = TRIES
    await Promise.all(
      students.map(async (student) => {
        while (left-- > 0) {
          const { coach, start } = slots[Math.floor(Math.random() * slots.length)]!
          const claimed = await claim(student, coach, start)
          const last = claimed.status === 201 ? await book(student, coach, claimed.body[0]!.id) : claimed
          const outcome = last.status === 201 ? 'booked' : last.error.code
          seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
        }
      }),
    )
    const expected = ['booked', 'slot_taken', 'student_busy']
    expect([...seen.keys()].filter((code) => !expected.includes(code))).toEqual([])
    expect(await overlaps()).toEqual([])
    const { rows } = await sql<{ booked: number; slots: number; claims: number; mails: number }>`
      select (select count(*) from bookings) as booked,
        (select count(*) from time_slots where status = 'booked') as slots,
        (select count(*) from time_slots where status = 'claimed') as claims,
        (select count(distinct payload->>'bookingId') from messages where kind = 'booking') as mails`.execute(
      root,
    )
    // One more from the previous test.
    const booked = seen.get('booked')! + 1
    expect(rows[0]).toEqual({ booked, slots: booked, claims: 0, mails: booked })
    expect(await deadlocks()).toBe(0)
  }, 300_000)

  it('replace their claims, several concurrent requests each, while claims expire', async () => {
    const first = Date.parse('2026-12-01T14:00:00Z')
    let left = scaled(4000, 640)
    const seen = new Set<string>()
    const move = async (student: SeededPerson) => {
      while (left-- > 0) {
        app.clock.advance(5000)
        const coach = coaches[Math.floor(Math.random() * 4)]!
        const { status, error } = await claim(
          student,
          coach,
          first + Math.floor(Math.random() * 10) * 30 * MINUTE,
        )
        seen.add(status === 201 ? 'claimed' : error.code)
      }
    }
    // All claims of a coach wait for each other. With more of them at once, the wait would exceed the server's limit.
    await Promise.all([...students.slice(0, 8), ...students.slice(0, 8), ...students.slice(8, 24)].map(move))
    expect([...seen].toSorted()).toEqual(['claimed', 'slot_taken'])
    expect(await overlaps()).toEqual([])
    const { rows } = await sql`
      select student_profile_id from time_slots where status = 'claimed'
      group by student_profile_id having count(*) > 1`.execute(app.context.database.root)
    expect(rows).toEqual([])
    expect(await deadlocks()).toBe(0)
  }, 300_000)
})
