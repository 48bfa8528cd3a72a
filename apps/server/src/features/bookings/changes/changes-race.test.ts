import { claimSlot, releaseClaim, renewClaim } from '@shinequo/contract/availability'
import { cancelBooking, createBooking, moveBooking, restoreBooking } from '@shinequo/contract/bookings'
import { proposeTimes } from '@shinequo/contract/bookings/coach-sessions'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoaches } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedStudents } from '../../../seeds/people.ts'
import { allowManySessions } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { Dice } from '../../../testing/fuzz-dice.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW } from '../../../testing/test-clock.ts'
import { scaled } from '../../../testing/test-scale.ts'

const MINUTE = 60_000
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')
const TUESDAY = MONDAY + 24 * 60 * MINUTE
const ROUNDS = scaled(150, 10)
const ACTS = 24

describeOnEngines('concurrent changes of bookings', (engine) => {
  let app: TestApp
  let students: SeededPerson[]
  let coaches: SeededPerson[]
  beforeAll(async () => {
    app = await startTestApp(engine, { RATE_LIMIT_SCALE: '1000' })
  })
  beforeEach(async () => {
    await emptyApp(app)
    app.clock.set(TEST_NOW)
    app.sent.length = 0
    await app.context.database.transaction(allowManySessions)
    await app.context.database.transaction(async (trx) => {
      const zone = { time_zone: 'America/New_York' }
      students = await seedStudents(trx, Array(16).fill(zone))
      coaches = await seedCoaches(trx, Array(2).fill(zone))
    })
  })
  afterAll(() => app.close())

  const claim = async (who: SeededPerson, coach: SeededPerson, start: number, moving?: string) => {
    const times = {
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + 30 * MINUTE).toISOString(),
    }
    const pair = { student_profile: who.profileId, mentor_profile: coach.profileId }
    const body = [{ ...pair, ...times, ...(moving && { moving }) }]
    const { status, body: reply, error } = await app.call(claimSlot, { as: who.actor, body })
    return { status, code: error.code, id: status === 201 ? reply[0]!.id : '' }
  }
  const book = (who: SeededPerson, coach: SeededPerson, time_slot: string) =>
    app.call(createBooking, {
      as: who.actor,
      body: { student_profile: who.profileId, mentor_profile: coach.profileId, time_slot },
    })
  const move = (who: SeededPerson, id: string, time_slot: string) =>
    app.call(moveBooking, { as: who.actor, params: { id }, body: { time_slot } })
  const cancel = (who: SeededPerson, id: string, close_hour = false) =>
    app.call(cancelBooking, { as: who.actor, params: { id }, body: { reason: 'Ill', close_hour } })
  const restore = (who: SeededPerson, id: string) =>
    app.call(restoreBooking, { as: who.actor, params: { id } })
  async function booked(who: SeededPerson, coach: SeededPerson, start: number) {
    const held = await claim(who, coach, start)
    return (await book(who, coach, held.id)).body.id
  }

  /** Inconsistencies that no interleaving may leave in the database. */
  const wrongs = async () => {
    const { rows } = await sql<{ what: string; id: string }>`
      select 'overlap' as what, a.id from time_slots a join time_slots b on a.id < b.id and a.during && b.during
        and (a.coach_id = b.coach_id or a.student_profile_id = b.student_profile_id)
        where a.status in ('claimed', 'booked') and b.status in ('claimed', 'booked')
      union all select 'a booking that is not where its time is', b.id
        from bookings b join time_slots t on t.id = b.time_slot_id
        where (b.status = 'cancelled') <> (t.status = 'released')
          or (b.status = 'booked') <> (t.status = 'booked')
          or (b.starts_at, b.ends_at, b.coach_id, b.student_profile_id)
            is distinct from (t.starts_at, t.ends_at, t.coach_id, t.student_profile_id)
      union all select 'a booked time without a booking', t.id from time_slots t
        where t.status = 'booked' and not exists (
          select from bookings b where b.time_slot_id = t.id and b.status = 'booked')
      union all select 'a time let go that goes with its booking, or stays without one', t.id
        from time_slots t left join bookings b on b.time_slot_id = t.id
        where t.status = 'released' and t.was_booked <> (b.id is not null)
      union all select 'two claims of a student', (array_agg(id))[1] from time_slots where status = 'claimed'
        group by student_profile_id having count(*) > 1
      union all select 'times proposed for nothing', b.id
        from proposed_times o join bookings b on b.id = o.booking_id
        where b.status <> 'booked' or o.starts_at = b.starts_at
      union all select 'an hour closed for a session that stands', b.id
        from time_off o join bookings b on b.id = o.booking_id where b.status <> 'cancelled'
      union all select 'an hour closed twice', booking_id from time_off where booking_id is not null
        group by booking_id having count(*) > 1
      union all select 'a history that says otherwise', b.id from bookings b left join lateral (
          select h.* from booking_changes h where h.booking_id = b.id and h.what <> 'proposed'
          order by h.id desc limit 1) as last on true
        where (b.status = 'cancelled') <> (last.what is not distinct from 'cancelled')
          or (last.what in ('moved', 'restored') and last.to_starts_at <> b.starts_at)
          or (last.what = 'cancelled' and (last.done_at, last.done_by) <> (b.cancelled_at, b.cancelled_by))
      union all select 'a history with a gap', h.booking_id from booking_changes h join booking_changes n
          on n.booking_id = h.booking_id and n.id = (
            select min(id) from booking_changes where booking_id = h.booking_id and id > h.id and what <> 'proposed')
        where h.what <> 'proposed' and (
          (h.what = 'cancelled') <> (n.what = 'restored')
          or coalesce(h.to_starts_at, h.from_starts_at) <> coalesce(n.from_starts_at, n.to_starts_at))
      union all select 'moved more often than it may be', id from bookings where moves > 2`.execute(
      app.context.database.root,
    )
    return rows
  }
  /**
   * Inconsistencies of the mail once nothing can be undone any more. Both people get one mail about a cancelled
   * session, and none if it is still booked.
   */
  const wrongMails = async () => {
    app.clock.advance(2 * MINUTE)
    await app.runJobs()
    const { rows } = await sql<{ what: string; id: string }>`
      select 'mails: ' || count(m.id) || ', ' || b.status as what, b.id
      from bookings b left join messages m on m.kind = 'cancellation' and m.state = 'sent'
        and m.payload ->> 'bookingId' = b.id::text
      where not exists (select from booking_changes h where h.booking_id = b.id and h.what = 'restored'
        and h.id > (m.payload ->> 'change')::bigint)
      group by b.id having count(m.id) <> case when b.status = 'cancelled' then 2 else 0 end
      union all select 'a mail that waits', id from messages
        where state in ('due', 'retrying') and sequence is null
      union all select 'a reminder of what no longer is', m.id from messages m left join bookings b on b.id = m.booking_id
        where m.state in ('due', 'retrying') and m.sequence is not null
          and (b.status is distinct from 'booked' or b.calendar_sequence <> m.sequence)
      union all select 'a session without reminders', b.id from bookings b
        where b.status = 'booked' and not exists (
          select from messages m where m.booking_id = b.id and m.sequence = b.calendar_sequence)
      union all select 'a mail of an undone cancellation', m.id from messages m
        join booking_changes h on h.booking_id::text = m.payload ->> 'bookingId'
          and h.what = 'restored' and h.id > (m.payload ->> 'change')::bigint
        where m.kind = 'cancellation' and m.state = 'sent'`.execute(app.context.database.root)
    return rows
  }

  interface Met {
    moves: number
    undos: number
    expiries: number
  }
  /**
   * Pairs of conflicting acts of people who do nothing else: two moves to one time, an undo against a stranger's claim,
   * and a move whose claim expires (`withExpiry`). Returns the acts and the cleanup.
   */
  async function meetings(withExpiry: boolean) {
    const [mover, rival, regretful, stranger, late, next] = students.slice(10) as SeededPerson[]
    const [one, other] = coaches as [SeededPerson, SeededPerson]
    const at = (minutes: number) => TUESDAY + minutes * MINUTE
    const made: [SeededPerson, string][] = []
    const begin = async (who: SeededPerson, coach: SeededPerson, start: number) => {
      const id = await booked(who, coach, start)
      made.push([who, id])
      return id
    }
    const held: [SeededPerson, string][] = []
    const take = async (who: SeededPerson, coach: SeededPerson, start: number, moving?: string) => {
      const claimed = await claim(who, coach, start, moving)
      if (claimed.id) held.push([who, claimed.id])
      return claimed
    }
    const first = await begin(mover!, one, at(0))
    const second = await begin(rival!, one, at(30))
    const wanted = await take(mover!, one, at(60), first)
    const undone = await begin(regretful!, one, at(120))
    await cancel(regretful!, undone)
    const duels: ((met: Met) => Promise<void>)[] = [
      async (met) => {
        const rivals = async () => {
          const claimed = await take(rival!, one, at(60), second)
          return claimed.id ? move(rival!, second, claimed.id) : claimed
        }
        const answers = await Promise.all([
          move(mover!, first, wanted.id),
          move(mover!, first, wanted.id),
          rivals(),
        ])
        for (const { status } of answers) expect([200, 409, 503]).toContain(status)
        met.moves += 1
      },
      async (met) => {
        const answers = await Promise.all([restore(regretful!, undone), take(stranger!, one, at(120))])
        const both = answers.map(({ status }) => status)
        expect(both).not.toEqual([200, 201])
        for (const status of both) expect([200, 201, 409, 503]).toContain(status)
        met.undos += 1
      },
    ]
    if (withExpiry) {
      const third = await begin(late!, other, at(0))
      const claimed = await take(late!, other, at(60), third)
      duels.push(async (met) => {
        const moving = move(late!, third, claimed.id)
        app.clock.advance(10 * MINUTE)
        const answers = await Promise.all([moving, take(next!, other, at(60))])
        expect(answers.map(({ status }) => status)).not.toEqual([200, 201])
        met.expiries += 1
      })
    }
    const over = async () => {
      for (const [who, id] of held) await app.call(releaseClaim, { as: who.actor, params: { id } })
      for (const [who, id] of made) await cancel(who, id)
    }
    return [duels, over] as const
  }

  it('leave no overlapping sessions and no remains of former states', async () => {
    const rolls = new Dice(20_261_123)
    const crowd = students.slice(0, 10)
    const met = { moves: 0, undos: 0, expiries: 0 }
    const seen = new Map<string, number>()
    const bookings: { id: string; student: SeededPerson; coach: SeededPerson }[] = []
    const answered = (what: string, { status, code }: { status: number; code?: string | undefined }) => {
      const answer = `${what}: ${status < 300 ? 'done' : code}`
      seen.set(answer, (seen.get(answer) ?? 0) + 1)
      // A slow machine may be too busy to respond in time.
      if (status !== 503) expect(status).toBeLessThan(500)
    }
    for (let round = 0; round < ROUNDS; round++) {
      const start = () => MONDAY + rolls.under(8) * 30 * MINUTE
      const acts = Array.from({ length: ACTS }, () => async () => {
        const roll = rolls.under(12)
        const student = rolls.pick(crowd)
        const coach = rolls.pick(coaches)
        const one = bookings.length > 0 && roll > 2 ? rolls.pick(bookings) : null
        if (!one) {
          const held = await claim(student, coach, start())
          answered('claim', held)
          if (!held.id || rolls.chance(0.2)) return
          if (rolls.chance(0.2)) {
            const call = rolls.chance(0.5) ? releaseClaim : renewClaim
            const { status, error } = await app.call(call, { as: student.actor, params: { id: held.id } })
            answered('claim again', { status, code: error?.code })
          }
          const { status, body, error } = await book(student, coach, held.id)
          answered('book', { status, code: error.code })
          if (status === 201) bookings.push({ id: body.id, student, coach })
          return
        }
        const someone = rolls.chance(0.5) ? one.student : one.coach
        if (roll < 7) {
          const held = await claim(one.student, one.coach, start(), rolls.chance(0.8) ? one.id : undefined)
          answered('claim to move', held)
          // Sometimes the claim expires in between.
          if (rolls.chance(0.03)) app.clock.advance(10 * MINUTE)
          if (!held.id) return
          const { status, error } = await move(one.student, one.id, held.id)
          answered('move', { status, code: error.code })
        } else if (roll < 9) {
          const { status, error } = await cancel(someone, one.id, rolls.chance(0.3))
          answered('cancel', { status, code: error.code })
          if (rolls.chance(0.5)) {
            const undone = await restore(someone, one.id)
            answered('restore', { status: undone.status, code: undone.error.code })
          }
        } else if (roll < 10) {
          const { status, error } = await restore(someone, one.id)
          answered('restore', { status, code: error.code })
        } else if (roll < 11) {
          const times = [start(), start()].map((at) => new Date(at).toISOString())
          const body = { times: times.slice(rolls.under(2)) }
          const { status, error } = await app.call(proposeTimes, {
            as: one.coach.actor,
            params: { id: one.id },
            body,
          })
          answered('propose', { status, code: error.code })
        } else app.clock.advance(rolls.under(40) * 1000)
      })
      // Conflicts that rarely happen by chance, run together with all the random acts.
      const [duels, over] = await meetings(round % 3 === 0)
      await Promise.all([...acts.map((act) => act()), ...duels.map((duel) => duel(met))])
      expect(await wrongs()).toEqual([])
      await over()
      if (round % 5 === 4) {
        expect(await wrongMails()).toEqual([])
        // Frees the times for the next rounds.
        for (const { id, student } of bookings.splice(0)) await cancel(student, id)
        await sql`delete from time_off`.execute(app.context.database.root)
        app.clock.set(TEST_NOW + round * 30 * MINUTE)
      }
    }
    expect(met).toEqual({ moves: ROUNDS, undos: ROUNDS, expiries: Math.ceil(ROUNDS / 3) })
    const happened = [...seen.keys()]
    // Outcomes that these dice always produce. The others have tests of their own.
    for (const what of ['book: done', 'cancel: done', 'restore: done', 'restore: undo_over']) {
      expect(happened).toContain(what)
    }
  }, 300_000)

  it('undo against a stranger who claims the time: exactly one succeeds', async () => {
    const [student, stranger] = students as [SeededPerson, SeededPerson]
    const coach = coaches[0]!
    for (let round = 0; round < scaled(60, 12); round++) {
      const start = MONDAY + (round % 12) * 30 * MINUTE
      const id = await booked(student, coach, start)
      await cancel(student, id)
      const [undone, held] = await Promise.all([restore(student, id), claim(stranger, coach, start)])
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([undone.status, held.status])
      expect(await wrongs()).toEqual([])
      const had = held.id ? await book(stranger, coach, held.id) : null
      for (const [who, one] of [
        [student, id],
        [stranger, had?.body.id],
      ] as const)
        if (one) await cancel(who, one)
    }
    expect(await wrongMails()).toEqual([])
  }, 120_000)

  it('two moves of one booking, and two moves to one time: one of each succeeds', async () => {
    const [student, stranger] = students as [SeededPerson, SeededPerson]
    const coach = coaches[0]!
    for (let round = 0; round < scaled(60, 12); round++) {
      const first = await booked(student, coach, MONDAY)
      const second = await booked(stranger, coach, MONDAY + 30 * MINUTE)
      const wanted = MONDAY + 60 * MINUTE
      const tries = await Promise.all(
        [
          [student, first],
          [stranger, second],
          [student, first],
        ].map(async ([who, id]) => {
          const held = await claim(who as SeededPerson, coach, wanted, id as string)
          if (!held.id) return held.status
          const twice = await Promise.all([1, 2].map(() => move(who as SeededPerson, id as string, held.id)))
          expect(new Set(twice.map(({ status }) => status)).size).toBe(1)
          return twice[0]!.status
        }),
      )
      expect([...new Set(tries)].toSorted()).toEqual([200, 409])
      expect(await wrongs()).toEqual([])
      for (const [who, id] of [
        [student, first],
        [stranger, second],
      ] as const)
        await cancel(who, id)
    }
    expect(await wrongMails()).toEqual([])
  }, 120_000)

  it('a claim that expires while its booking is moved: the move either succeeds or changes nothing', async () => {
    const student = students[0]!
    const coach = coaches[0]!
    for (let round = 0; round < scaled(60, 12); round++) {
      app.clock.set(TEST_NOW + round * 11 * MINUTE)
      const id = await booked(student, coach, MONDAY)
      const held = await claim(student, coach, MONDAY + 60 * MINUTE, id)
      app.clock.advance(10 * MINUTE - 1)
      const moving = move(student, id, held.id)
      if (round % 2 === 0) await Promise.resolve()
      app.clock.advance(1)
      const strange = claim(students[1]!, coach, MONDAY + 60 * MINUTE)
      const [moved, taken] = await Promise.all([moving, strange])
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([moved.status, taken.status])
      expect(await wrongs()).toEqual([])
      if (taken.id) await app.call(releaseClaim, { as: students[1]!.actor, params: { id: taken.id } })
      await cancel(student, id)
    }
  }, 120_000)
})
