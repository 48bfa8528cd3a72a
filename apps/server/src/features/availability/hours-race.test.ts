import { setImmediate } from 'node:timers/promises'
import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { type CoachHours, getHours, type HoursDraft, saveHours } from '@shinequo/contract/availability/hours'
import { createBooking } from '@shinequo/contract/bookings'
import { isInsideHours } from '@shinequo/domain/availability/hours-session'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudents } from '../../seeds/people.ts'
import { allowManySessions } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { scaled } from '../../testing/test-scale.ts'
import { USUAL_HOURS } from '../../testing/usual-hours.ts'

const STUDENTS = 16
const ZONE = 'America/New_York'

/** Four hours of every day, at one of twelve positions. */
const draft = (place: number): HoursDraft => ({
  weekly_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    start_minute: place * 100 - ((place * 100) % 30),
    end_minute: place * 100 - ((place * 100) % 30) + 240,
  })),
  ...USUAL_HOURS,
})

const isInside = (hours: HoursDraft, session: { start_time: string; end_time: string }) =>
  isInsideHours(
    {
      timeZone: ZONE,
      sessionMinutes: 30,
      weeklyHours: hours.weekly_hours.map(({ weekday, start_minute, end_minute }) => ({
        weekday,
        startMinute: start_minute,
        endMinute: end_minute,
      })),
      overrides: [],
    },
    [],
    { start: Date.parse(session.start_time), end: Date.parse(session.end_time) },
  )

describeOnEngines('hours that change while many students book', (engine) => {
  let app: TestApp
  let coach: SeededPerson
  let students: SeededPerson[]
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      await allowManySessions(trx)
      coach = await seedCoach(trx, { time_zone: ZONE })
      students = await seedStudents(trx, Array(STUDENTS).fill({}))
    })
  })
  afterAll(() => app.close())

  it('contain every session that was offered, and each change names the sessions that are now outside', async () => {
    const { root } = app.context.database
    /** The drafts sent so far, and how many of them are known to be in force or replaced. */
    const sent = [draft(0)]
    let known = 0
    let tries = 0
    const first = await app.call(saveHours, { as: coach.actor, body: { ...sent[0], version: 1 } })
    expect(first.status).toBe(200)

    const booked = new Map<string, { start_time: string; end_time: string }>()
    const seen = new Map<string, number>()
    const wrong: string[] = []
    let changing = true

    /** One attempt: claims and books a time that is shown as open. */
    const book = async (student: SeededPerson) => {
      const mayHold = known
      const query = { mentor_id: coach.profileId, from_date: '2026-11-20', to_date: '2026-12-12' }
      const open = Object.values((await app.call(getAvailability, { as: student.actor, query })).body).flat()
      const slot = open[Math.floor(Math.random() * open.length)]
      if (!slot) return 'nothing open'
      const pair = { student_profile: student.profileId, mentor_profile: coach.profileId }
      const times = { start_time: slot.start_time, end_time: slot.end_time }
      const claimed = await app.call(claimSlot, { as: student.actor, body: [{ ...pair, ...times }] })
      if (claimed.status !== 201) return claimed.error.code
      const inForce = sent.slice(mayHold)
      if (!inForce.some((hours) => isInside(hours, times))) wrong.push(`${times.start_time} was never open`)
      const body = { ...pair, time_slot: claimed.body[0]!.id }
      const { status, error, body: booking } = await app.call(createBooking, { as: student.actor, body })
      if (status !== 201) return error.code
      booked.set(booking.id, times)
      return 'booked'
    }

    const looksRight = (hours: CoachHours, saved: HoursDraft, atLeast: Iterable<string>) => {
      const listed = new Map(hours.sessions.map((session) => [session.id, session]))
      for (const id of atLeast) if (!listed.has(id)) wrong.push(`${id} is not listed`)
      for (const session of hours.sessions) {
        if (session.outside_hours === isInside(saved, session)) wrong.push(`${session.id} is taken for wrong`)
      }
    }

    const change = async () => {
      const rounds = scaled(12, 6)
      for (let round = 1; round <= rounds; round++) {
        const hours = draft((round * 5) % 12)
        const before = [...booked.keys()]
        sent.push(hours)
        // Two tabs save the same draft: one of them is refused.
        const body = { ...hours, version: round + 1 }
        const answers = await Promise.all(
          [body, body].map((each) => app.call(saveHours, { as: coach.actor, body: each })),
        )
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
        known = sent.length - 1
        looksRight(answers.find(({ status }) => status === 200)!.body, hours, before)
        // Makes the next change after as many more attempts as there are students.
        for (const met = tries + STUDENTS; tries < met && changing; ) await setImmediate()
      }
    }

    const bookWhileChanging = async (student: SeededPerson) => {
      while (changing) {
        const outcome = await book(student)
        tries += 1
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
      }
    }
    const end = () => {
      changing = false
    }
    await Promise.all(
      [change, ...students.map((student) => () => bookWhileChanging(student))].map((go) => go().finally(end)),
    )

    expect(wrong).toEqual([])
    const expected = ['booked', 'slot_taken', 'slot_not_offered', 'student_busy', 'nothing open']
    expect([...seen.keys()].filter((outcome) => !expected.includes(outcome))).toEqual([])
    expect(seen.get('booked')).toBeGreaterThan(0)

    const last = (await app.call(getHours, { as: coach.actor })).body
    looksRight(last, sent.at(-1)!, booked.keys())
    expect(wrong).toEqual([])
    expect(last.sessions).toHaveLength(booked.size)
    expect(last.sessions.some((session) => session.outside_hours)).toBe(true)
    const { rows } = await sql`
      select a.id from time_slots a join time_slots b on a.id < b.id and a.during && b.during
        and (a.coach_id = b.coach_id or a.student_profile_id = b.student_profile_id)
      where a.status in ('claimed', 'booked') and b.status in ('claimed', 'booked')`.execute(root)
    expect(rows).toEqual([])
    if (engine === 'postgres') {
      const held = await sql<{ deadlocks: number }>`
        select deadlocks from pg_stat_database where datname = current_database()`.execute(root)
      expect(held.rows).toEqual([{ deadlocks: 0 }])
    }
  }, 120_000)
})
