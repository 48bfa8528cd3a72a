/**
 * Runs `work` while no other tab of this browser runs it under the same name: by the Web Locks API, else by a
 * short lease in local storage. Web Locks are missing on plain http pages and in browsers before 2022.
 */
export async function runExclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    return await navigator.locks.request(name, work)
  }
  return await runUnderLease(localStorage, name, work)
}

/** Longer than one call may take (10 s), so that a lease ends only when its tab is gone. */
const LEASE_MS = 12_000
/** Two tabs that write at once: the later write wins, and each looks again after this long. */
const SETTLE_MS = 30
const WAIT_MS = 60

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** The lease behind `runExclusively`: waits for the holder, takes the lease, and gives it back after `work`. */
export async function runUnderLease<T>(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = `lease:${name}`
  const mine = `${Date.now()}-${Math.random()}`
  for (;;) {
    const [until, holder] = (storage.getItem(key) ?? '0|').split('|')
    if (holder !== mine && Number(until) > Date.now()) {
      await pause(WAIT_MS)
      continue
    }
    storage.setItem(key, `${Date.now() + LEASE_MS}|${mine}`)
    await pause(SETTLE_MS)
    if (storage.getItem(key)?.endsWith(`|${mine}`)) break
  }
  try {
    return await work()
  } finally {
    if (storage.getItem(key)?.endsWith(`|${mine}`)) storage.removeItem(key)
  }
}
