import type { Endpoint } from '@shinequo/contract/endpoint'
import { ENDPOINTS } from '@shinequo/contract/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ACCESS_ROWS } from '../testing/access-rows.ts'
import { type AccessWorld, startAccessWorld } from '../testing/access-world.ts'
import { describeOnEngines } from '../testing/engines.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Calls that anybody could repeat without end, each of which stores a row. Times are the limits by 0.1. */
const CALLS = [
  ['issueTicket', 'student', 12, MINUTE],
  ['submitResponses', 'student', 3, HOUR],
  ['cancelBooking', 'student', 10, HOUR],
  ['proposeTimes', 'coach', 10, HOUR],
  ['addNote', 'coach', 10, HOUR],
  ['addTimeOff', 'coach', 10, HOUR],
] as const

describeOnEngines('a call that stores a row each time', (engine) => {
  let world: AccessWorld
  beforeAll(async () => {
    world = await startAccessWorld(engine, { RATE_LIMIT_SCALE: '0.1' })
  })
  afterAll(() => world.app.close())

  it.each(CALLS)('has a limit: %s', async (name, who, times, seconds) => {
    const { app, actors } = world
    const statusOf = async (actor: 'student' | 'coach' | 'otherStudent' | 'otherCoach') => {
      const as = actors[actor]!
      const { status, headers } = await app.call(ENDPOINTS[name] as Endpoint, {
        as,
        ...(ACCESS_ROWS[name].send(world) as object),
      })
      return { status, wait: Number(headers['retry-after'] ?? 0) }
    }
    for (let nth = 0; nth < times; nth++) expect((await statusOf(who)).status).not.toBe(429)
    const refused = await statusOf(who)
    expect(refused.status).toBe(429)
    expect(refused.wait).toBeGreaterThan(seconds - 10)
    expect(refused.wait).toBeLessThanOrEqual(seconds)
    // Others have their own count.
    const other = who === 'student' ? 'otherStudent' : 'otherCoach'
    expect((await statusOf(other)).status).not.toBe(429)
    app.clock.advance(seconds * 1000)
    expect((await statusOf(who)).status).not.toBe(429)
  })
})
