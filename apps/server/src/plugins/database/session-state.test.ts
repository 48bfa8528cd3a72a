import { BOOKING_STATUSES } from '@shinequo/contract/bookings'
import { isAhead, sessionState } from '@shinequo/domain/sessions/session-state'
import fc from 'fast-check'
import { sql as raw } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEngines, openTestDatabase } from '../../testing/engines.ts'
import type { Database } from './engine.ts'
import { sessionIs } from './session-state.ts'

const NOW = Date.parse('2026-11-24T20:00:00Z')
const STATES = ['upcoming', 'running', 'held', 'missed', 'cancelled'] as const

/** Around `NOW`, often exactly `NOW`. */
const offset = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -7_200_000, max: 7_200_000 }))
const sessions = fc.array(
  fc
    .record({
      status: fc.constantFrom(...BOOKING_STATUSES),
      start: offset,
      length: fc.integer({ min: 1, max: 7_200_000 }),
    })
    .map(({ status, start, length }) => ({ status, start: NOW + start, end: NOW + start + length })),
  { minLength: 50, maxLength: 200 },
)

describeOnEngines('the state of a session in SQL', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('equals `sessionState` of the domain', async () => {
    const now = new Date(NOW)
    await fc.assert(
      fc.asyncProperty(sessions, async (all) => {
        const { rows } = await raw<{ states: string[]; ahead: boolean }>`
          select array_remove(array[${raw.join(
            STATES.map((state) => raw`case when ${sessionIs(state, now)} then ${state}::text end`),
          )}], null) as states, ${sessionIs('ahead', now)} as ahead
          from unnest(${all.map(({ status }) => status)}::text[],
            ${all.map(({ start }) => new Date(start).toISOString())}::timestamptz[],
            ${all.map(({ end }) => new Date(end).toISOString())}::timestamptz[])
            with ordinality as b (status, starts_at, ends_at, place)
          order by place`.execute(database.root)
        expect(rows).toEqual(
          all.map((session) => ({
            states: [sessionState(session, NOW)],
            ahead: isAhead(session, NOW),
          })),
        )
      }),
      { numRuns: 25 },
    )
  })
})
