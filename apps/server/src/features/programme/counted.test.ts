import { getProgrammeFigures } from '@shinequo/contract/programme'
import { PERIODS } from '@shinequo/domain/programme/period'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoaches } from '../../seeds/coaches.ts'
import { seedMatches } from '../../seeds/matches.ts'
import { seedAccount, seedStudents } from '../../seeds/people.ts'
import { type BookingSeed, seedBookings, seedFeedbacks } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { Dice } from '../../testing/fuzz-dice.ts'
import { plainFigures } from '../../testing/plain-figures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Zones that change their clocks within the term, also by half an hour, and zones with offsets of half and quarter
 * hours.
 */
const ZONES = [
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Apia',
]

describeOnEngines('figures that the database counts', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  it('match a count row by row, in each period and zone', async () => {
    const { clock, context } = app
    const { database } = context
    const dice = new Dice(20_261_120)
    const now = clock.now()
    await database.transaction(async (trx) => {
      const coaches = await seedCoaches(trx, [{}, {}, {}])
      const students = await seedStudents(
        trx,
        Array.from({ length: 150 }, () => ({
          created_at: new Date(now - dice.under(500 * DAY)),
          is_completed: dice.chance(0.85),
          school: dice.pick(['', 'UofHouston', 'RiceU', 'RiceU']),
        })),
      )
      await seedMatches(
        trx,
        students.flatMap(({ profileId }) => {
          const matched = { student_profile_id: profileId, coach_id: dice.pick(coaches).profileId }
          const status = dice.pick(['accepted', 'ended', 'declined'] as const)
          return dice.chance(0.8)
            ? [{ ...matched, status, created_at: new Date(now - dice.under(150 * DAY)) }]
            : []
        }),
      )
      // At most one session every two hours, at any quarter of an hour, so that nobody has two at once.
      const busy = new Set<string>()
      const seeds = Array.from({ length: 1600 }, (): BookingSeed[] => {
        const back = dice.chance(0.5)
          ? dice.under(60)
          : dice.chance(0.5)
            ? dice.under(120)
            : 340 + dice.under(130)
        const slot = Math.floor((now + 3 * DAY) / (2 * HOUR)) - back * 12 - dice.under(12)
        const student = dice.pick(students).profileId
        const coach = dice.pick(coaches).profileId
        const keys = [`${slot} ${student}`, `${slot} ${coach}`]
        if (keys.some((key) => busy.has(key))) return []
        for (const key of keys) busy.add(key)
        const starts_at = new Date(slot * 2 * HOUR + dice.under(6) * (HOUR / 4))
        const status = dice.pick(['booked', 'booked', 'completed', 'no_show', 'cancelled'] as const)
        return [{ student_profile_id: student, coach_id: coach, starts_at, status }]
      }).flat()
      const bookings = await seedBookings(trx, seeds)
      const rated = bookings.flatMap(({ bookingId }, at) =>
        dice.chance(0.2) ? [{ booking_id: bookingId, coach_id: seeds[at]!.coach_id, coach_rating: 4 }] : [],
      )
      await seedFeedbacks(trx, rated)
    })
    // The zone of who reads changes nothing.
    const reader = { role: 'admin', time_zone: 'Asia/Tokyo' } as const
    const admin = await database.transaction((trx) => seedAccount(trx, reader))
    for (const zone of ZONES) {
      await database.root.updateTable('programme').set({ figures_zone: zone }).execute()
      for (const period of PERIODS) {
        const { body } = await app.call(getProgrammeFigures, { as: admin.actor, query: { period } })
        const {
          rating: _,
          as_of,
          coaches: _coaches,
          next: _next,
          months_first: _first,
          funnel,
          ...counted
        } = body
        const plain = await plainFigures(database.root, period, zone, now)
        expect({ ...counted, funnel: funnel.map(({ students }) => students) }).toEqual(plain)
        expect(as_of).toBe(new Date(now).toISOString())
      }
    }
  })
})
