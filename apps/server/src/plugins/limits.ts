import { createHash } from 'node:crypto'
import type { Context } from './context.ts'
import { addToCount, clearCounts, resetCount, undoCount } from './database/limit-counts.ts'
import { type Refusal, refuse } from './errors.ts'

/** How often something may happen for one key within one window, counted in the database for all servers alike. */
export interface Limit {
  /** Counts one; 0 when it was within the limit, else the seconds until there is room again. */
  count(key: string): Promise<number>
  /** Takes one count back: what was counted beforehand turned out not to count. */
  giveBack(key: string): Promise<void>
  /** Forgets what was counted. */
  forget(key: string): Promise<void>
}

export interface LimitSettings {
  /** Tells its keys from those of other limits. */
  readonly name: string
  readonly times: number
  /** The window begins with the first count of a key. */
  readonly seconds: number
}

/** How often the windows that are over are cleared away. */
const CLEAR_MS = 3_600_000

/** A limit of the product, by its exact number. Never to be used inside a transaction. */
export function openLimit(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { name, times, seconds }: LimitSettings,
): Limit {
  let cleared = 0

  /** Keys are e-mails and network addresses: the table holds only what cannot be read back. */
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

/** As `openLimit`, with RATE_LIMIT_SCALE times the room (at least 1): for what tests of load do in masses. */
export function openScaledLimit(
  context: Pick<Context, 'database' | 'clock' | 'env'>,
  settings: LimitSettings,
): Limit {
  const times = Math.max(1, Math.round(settings.times * context.env.rateLimitScale))
  return openLimit(context, { ...settings, times })
}

/** A limit and the key that is counted. */
export type Counted = readonly [limit: Limit, key: string]

/** Counts one for each key, in turn; the refusal when one of them is over its limit, and then nothing is counted. */
export async function counted(...limits: readonly Counted[]): Promise<Refusal | undefined> {
  for (const [at, [limit, key]] of limits.entries()) {
    const retryAfter = await limit.count(key)
    if (retryAfter === 0) continue
    // Or whoever is refused here could use up the limit of somebody's account.
    await giveBack(...limits.slice(0, at + 1))
    return refuse('too_many_requests', { retryAfter })
  }
  return undefined
}

/** Takes back what `counted` has counted. */
export async function giveBack(...limits: readonly Counted[]): Promise<void> {
  await Promise.all(limits.map(([limit, key]) => limit.giveBack(key)))
}

/** Does what was counted beforehand; where it could not be done, nothing was tried. */
export async function tried<T>(limits: readonly Counted[], work: () => Promise<T>): Promise<T> {
  return work().catch(async (error: unknown) => {
    await giveBack(...limits)
    throw error
  })
}
