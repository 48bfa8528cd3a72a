import { randomUUID } from 'node:crypto'
import { claimSlot } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import { systemClock } from '@shinequo/server/plugins/clock'
import { assembleApp } from '@shinequo/server/testing/assembled-app'
import { openPostgresTestDatabase } from '@shinequo/server/testing/test-database'
import pg from 'pg'
import { bookingBody, claimBody } from './requests.ts'
import { type Pair, seedWorld, slotTimes } from './world.ts'

/** One statement as the driver received it. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Placeholders for what differs between bookings. */
const START = '\u0001start'
const END = '\u0001end'
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * Makes one claim and booking with the real application on PostgreSQL and records every statement that its driver sent,
 * so that the limit is exactly the same SQL without HTTP, checks and rules.
 */
export async function recordBooking(
  serverUrl: string,
): Promise<{ statements: Statement[]; pair: Pair; times: { start: Date; end: Date } }> {
  const database = await openPostgresTestDatabase(serverUrl)
  const { app, context, close } = await assembleApp(database, systemClock)
  const { pairs } = await seedWorld(database)
  const pair = pairs[0]
  if (!pair) throw new Error('The world has no pairs')
  const headers = { authorization: `Bearer ${context.tokens.sign(pair.student)}` }
  const bookOnce = async (nth: number) => {
    const times = slotTimes(nth, Date.now())
    const keys = { claim: randomUUID(), book: randomUUID() }
    const claim = await app.inject({
      method: 'POST',
      url: `/api${claimSlot.path}`,
      headers: { ...headers, 'idempotency-key': keys.claim },
      payload: claimBody(pair, times),
    })
    const booking = await app.inject({
      method: 'POST',
      url: `/api${createBooking.path}`,
      headers: { ...headers, 'idempotency-key': keys.book },
      payload: bookingBody(pair, claim.json()[0].id),
    })
    if (booking.statusCode !== 201) throw new Error(`The booking to record failed: ${booking.body}`)
    return times
  }
  await bookOnce(0)
  const statements: Statement[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [query, values] = args as [string | { text: string; values?: unknown[] }, unknown[]?]
    if (typeof query === 'string') statements.push({ text: query, values: values ?? [] })
    else if (query.text) statements.push({ text: query.text, values: query.values ?? values ?? [] })
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof original
  try {
    const times = await bookOnce(1)
    return { statements: statements.filter(({ text }) => !/pg_notify/.test(text)), pair, times }
  } finally {
    pg.Client.prototype.query = original
    await close()
  }
}

/** Turns a recorded booking into a template for other pairs and times. */
export function replayer(recorded: Awaited<ReturnType<typeof recordBooking>>) {
  const { statements, pair, times } = recorded
  const known: [string, 'student' | 'account' | 'coach' | 'coachAccount'][] = [
    [pair.student.profileId, 'student'],
    [pair.student.accountId, 'account'],
    [pair.coachId, 'coach'],
    [pair.coach.accountId, 'coachAccount'],
  ]

  /** The statements of one booking of `other` at `at`. Ids that were generated are generated again. */
  return (other: Pair, at: { start: Date; end: Date }): Statement[] => {
    const fresh = new Map<string, string>()
    const ids = {
      student: other.student.profileId,
      account: other.student.accountId,
      coach: other.coachId,
      coachAccount: other.coach.accountId,
    }
    const swap = (text: string) =>
      text
        .replaceAll(times.start.toISOString(), START)
        .replaceAll(times.end.toISOString(), END)
        .replaceAll(START, at.start.toISOString())
        .replaceAll(END, at.end.toISOString())
        .replace(UUID, (uuid) => {
          const name = known.find(([value]) => value === uuid)?.[1]
          if (name) return ids[name]
          if (!fresh.has(uuid)) fresh.set(uuid, randomUUID())
          return fresh.get(uuid) ?? uuid
        })
    const swapValue = (value: unknown): unknown => {
      if (typeof value === 'string') return swap(value)
      if (value instanceof Date) {
        if (value.getTime() === times.start.getTime()) return at.start
        return value.getTime() === times.end.getTime() ? at.end : value
      }
      return Array.isArray(value) ? value.map(swapValue) : value
    }
    return statements.map(({ text, values }) => ({ text, values: values.map(swapValue) }))
  }
}
