import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runUnderLease } from './exclusive-run.ts'

/** What two tabs share: a plain store with the three calls of local storage. */
function sharedStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('lets tabs that ask at the same moment run one after the other', async () => {
  const storage = sharedStorage()
  let inside = 0
  let most = 0
  const work = async () => {
    inside += 1
    most = Math.max(most, inside)
    await new Promise((done) => setTimeout(done, 200))
    inside -= 1
  }
  const runs = [1, 2, 3].map(() => runUnderLease(storage, 'token-refresh', work))
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all(runs)
  expect(most).toBe(1)
})

it('gives the lease back when the work fails', async () => {
  const storage = sharedStorage()
  const failing = runUnderLease(storage, 'token-refresh', async () => {
    throw new Error('no')
  })
  const seen = expect(failing).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(100)
  await seen
  expect(storage.getItem('lease:token-refresh')).toBeNull()
})

it('outlives a tab that died while it held the lease', async () => {
  const storage = sharedStorage()
  storage.setItem('lease:token-refresh', `${Date.now() + 12_000}|a tab that is gone`)
  let done = false
  const run = runUnderLease(storage, 'token-refresh', async () => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(11_000)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  await run
  expect(done).toBe(true)
})
