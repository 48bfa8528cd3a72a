import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database/engine.ts'

/** One look serves everybody who asks within this time. */
const KEPT_MS = 1000
/** A database that does not answer within this is not ready. */
const ANSWER_MS = 2000
/** What the embedded database needs to go on writing: the next 16 MB file of its log, and as much again. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024

/** Whether the service can do its work. */
export interface Readiness {
  /** True when the database takes writes and has room for more. Never throws, and answers within 2 seconds. */
  check(): Promise<boolean>
  /** From now on the answer is no: the server is about to stop. */
  stop(): void
}

/** Readiness of a database; `dataDir` is where the embedded one lies, which needs `leastFree` bytes of room there. */
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

/** A folder that is not there, as in tests of a database in memory, needs no room. */
async function hasRoom(folder: string, leastFree: number): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null)
  return disk === null || disk.bavail * disk.bsize >= leastFree
}
