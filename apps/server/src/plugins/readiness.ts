import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database/engine.ts'

/** A result is reused for this long. */
const KEPT_MS = 1000
/** A database that does not answer within this time is not ready. */
const ANSWER_MS = 2000
/** Free bytes that the embedded database needs to keep writing: twice the next 16 MB file of its log. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024

/** Whether the service can serve requests. */
export interface Readiness {
  /** True if the database accepts writes and has disk space. Never throws, and resolves within 2 seconds. */
  check(): Promise<boolean>
  /** Makes the service report that it is not ready, before it stops. */
  stop(): void
}

/** The readiness of a database. An embedded one in `dataDir` needs `leastFree` bytes of disk space. */
export function openReadiness(database: Database, dataDir: string, leastFree = LEAST_FREE_BYTES): Readiness {
  let stopped = false
  let until = 0
  let known: Promise<boolean> = Promise.resolve(false)

  async function look(): Promise<boolean> {
    const writes = database.background.ping().then(
      () => true,
      () => false,
    )
    const answered = await Promise.race([writes, sleep(ANSWER_MS, false, { ref: false })])
    return answered && (database.engine === 'postgres' || (await hasRoom(dataDir, leastFree)))
  }

  return {
    check: async () => {
      if (performance.now() >= until) {
        until = performance.now() + KEPT_MS
        known = look()
      }
      return !stopped && (await known)
    },
    stop: () => {
      stopped = true
    },
  }
}

/** A missing folder needs no space, as in tests with a database in memory. */
async function hasRoom(folder: string, leastFree: number): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null)
  return disk === null || disk.bavail * disk.bsize >= leastFree
}
