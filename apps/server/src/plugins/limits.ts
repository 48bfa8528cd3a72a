import { createHash } from 'node:crypto'
import type { Context } from './context.ts'
import { addToCount, clearCounts, resetCount, undoCount } from './database/limit-counts.ts'
import { type Refusal, refuse } from './errors.ts'

/** A rate limit: how often something may happen per key and window, counted in the database for all servers. */
export interface Limit {
  /** Counts one. Returns 0 within the limit, else the seconds until the window ends. */
  count(key: string): Promise<number>
  /** Takes one count back, for something that was counted in advance and did not happen. */
  giveBack(key: string): Promise<void>
  /** Resets the counter of a key. */
  forget(key: string): Promise<void>
}

export interface LimitSettings {
  /** Separates its keys from those of other limits. */
  readonly name: string
  readonly times: number
  /** A window starts with the first count of a key. */
  readonly seconds: number
}

/** How often expired windows are deleted. */
const CLEAR_MS = 3_600_000

/** A limit with this exact number. Do not use it inside a transaction. */
export function openLimit(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { name, times, seconds }: LimitSettings,
): Limit {
  let cleared = 0

  /** Keys are email and network addresses, so the table stores only a digest. */
  function stored(key: string): string {
    return `${name}:${createHash('sha256').update(key).digest('base64url')}`
  }

  return {
    count: async (key) => {
      const now = clock.now()
      const { points, expire } = await addToCount(database.root, stored(key), now, now + seconds * 1000)
      if (now - cleared >= CLEAR_MS) {
        cleared = now
        await clearCounts(database.root, now)
      }
      return points > times ? (expire - now) / 1000 : 0
    },
    giveBack: (key) => undoCount(database.root, stored(key), clock.now()),
    forget: (key) => resetCount(database.root, stored(key)),
  }
}

/** Like `openLimit`, multiplied by RATE_LIMIT_SCALE (at least 1), for limits that load tests would reach. */
export function openScaledLimit(
  context: Pick<Context, 'database' | 'clock' | 'env'>,
  settings: LimitSettings,
): Limit {
  const times = Math.max(1, Math.round(settings.times * context.env.rateLimitScale))
  return openLimit(context, { ...settings, times })
}

/** How often something happened on all servers together, in a window that starts with the first time. */
export interface Tally {
  /** Counts one and returns how many there were. */
  add(): Promise<number>
  /** Takes one back. */
  giveBack(): Promise<void>
}

/** A tally in the database. Do not use it inside a transaction. */
export function openTally(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { name, seconds }: Pick<LimitSettings, 'name' | 'seconds'>,
): Tally {
  return {
    add: async () => {
      const now = clock.now()
      return (await addToCount(database.root, name, now, now + seconds * 1000)).points
    },
    giveBack: () => undoCount(database.root, name, clock.now()),
  }
}

/** A limit and the key to count. */
export type Counted = readonly [limit: Limit, key: string]

/** Counts one for each key in turn. If one is over its limit, takes the others back and returns the refusal. */
export async function counted(...limits: readonly Counted[]): Promise<Refusal | undefined> {
  for (const [at, [limit, key]] of limits.entries()) {
    const retryAfter = await limit.count(key)
    if (retryAfter === 0) continue
    // Otherwise a refused caller could use up the limit of somebody's account.
    await giveBack(...limits.slice(0, at + 1))
    return refuse('too_many_requests', { retryAfter })
  }
  return undefined
}

/** Takes back the counts of `counted`. */
export async function giveBack(...limits: readonly Counted[]): Promise<void> {
  await Promise.all(limits.map(([limit, key]) => limit.giveBack(key)))
}

/** Runs what was counted in advance. If it throws, the counts are taken back. */
export async function tried<T>(limits: readonly Counted[], work: () => Promise<T>): Promise<T> {
  return work().catch(async (error: unknown) => {
    await giveBack(...limits)
    throw error
  })
}
