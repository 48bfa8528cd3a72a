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

/** Far longer than local storage takes to reach another tab. */
const NOTE_MS = 10_000

/**
 * Leaves a note that every tab can read, for ten seconds. Local storage is no such note: another process sees what
 * was written there only some milliseconds later, even when it has waited for our lock. Locks are kept in one place.
 * Without Web Locks nothing is noted: the lease lies in local storage itself, and so comes after what was written.
 */
export async function leaveNote(text: string): Promise<void> {
  if (typeof navigator === 'undefined' || !navigator.locks) return
  await new Promise<void>((left) => {
    void navigator.locks.request(text, { mode: 'shared' }, async () => {
      left()
      await pause(NOTE_MS)
    })
  })
}

/** Whether any tab has left such a note. */
export async function isNoted(text: string): Promise<boolean> {
  if (typeof navigator === 'undefined' || !navigator.locks) return false
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === text)
}

/** Waits until `seen` holds, for two seconds at most: what another tab wrote is on its way. */
export async function awaitStorage(seen: () => boolean): Promise<void> {
  const end = Date.now() + ARRIVAL_MS
  while (!seen() && Date.now() < end) await pause(LOOK_MS)
}

const ARRIVAL_MS = 2000
const LOOK_MS = 10

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
