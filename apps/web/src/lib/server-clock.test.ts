import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newServerClock } from './server-clock.ts'

const NOON = Date.parse('2026-11-20T17:00:00Z')
const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]

/** A replacement for local storage, which Node does not have. */
const entries = new Map<string, string>()
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'performance'] })
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  entries.clear()
})

type Clock = ReturnType<typeof newServerClock>

/** The server answers at once; its time is `time`. */
const hear = (clock: Clock, time: number) =>
  clock.hearServerTime(new Headers({ 'server-time': String(time) }), performance.now())

it('is the computer’s time before the first answer, and the server’s from then on', () => {
  const clock = newServerClock()
  expect([clock.serverNow(), clock.clockError()]).toEqual([NOON, 0])
  hear(clock, NOON - 12 * HOUR)
  expect([clock.serverNow(), clock.clockError()]).toEqual([NOON - 12 * HOUR, 12 * HOUR])
  vi.advanceTimersByTime(MINUTE)
  expect(clock.serverNow()).toBe(NOON - 12 * HOUR + MINUTE)
  expect(clock.fromComputerTime(NOON)).toBe(NOON - 12 * HOUR)
})

it('is right on the next page before its first answer, which says it to the person', () => {
  hear(newServerClock(), NOON + 11 * MINUTE)
  const next = newServerClock()
  const heard = vi.fn()
  next.onClockChange(heard)
  expect([next.serverNow(), next.clockError()]).toEqual([NOON + 11 * MINUTE, 0])
  hear(next, NOON + 11 * MINUTE)
  expect([next.clockError(), heard.mock.calls.length]).toEqual([-11 * MINUTE, 1])
  // The clock was set right meanwhile.
  const last = newServerClock()
  hear(last, NOON)
  expect([last.serverNow(), last.clockError(), entries.size]).toEqual([NOON, 0, 0])
})

it('tells its listeners of a clock that is set, and of nothing smaller than a second', () => {
  const clock = newServerClock()
  const heard = vi.fn()
  const stop = clock.onClockChange(heard)
  hear(clock, NOON)
  hear(clock, NOON + 500)
  expect(heard).toHaveBeenCalledTimes(0)
  hear(clock, NOON + HOUR)
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  hear(clock, NOON)
  expect(heard).toHaveBeenCalledTimes(1)
})

it('ignores an answer without a time, such as one of a proxy', () => {
  const clock = newServerClock()
  clock.hearServerTime(new Headers(), performance.now())
  clock.hearServerTime(new Headers({ 'server-time': 'noon' }), performance.now())
  expect(clock.serverNow()).toBe(NOON)
})

it('asks once when the computer’s clock is set while nothing else is asked', async () => {
  const clock = newServerClock()
  const asked = vi.fn(async () => new Response('{}', { headers: { 'server-time': String(NOON + MINUTE) } }))
  vi.stubGlobal('fetch', asked)
  hear(clock, NOON)
  vi.advanceTimersByTime(MINUTE)
  await clock.followJump()
  expect(asked).toHaveBeenCalledTimes(0)
  vi.setSystemTime(NOON + MINUTE + 3 * HOUR)
  await Promise.all([clock.followJump(), clock.followJump()])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(clock.serverNow()).toBe(NOON + MINUTE)
  await clock.followJump()
  expect(asked).toHaveBeenCalledTimes(1)
  vi.setSystemTime(NOON + MINUTE + SECOND)
  asked.mockRejectedValue(new TypeError('no network'))
  await clock.followJump()
  expect(clock.serverNow()).toBe(NOON + MINUTE + SECOND - 3 * HOUR)
})
