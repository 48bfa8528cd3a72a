import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from './context.ts'
import { positionalQuery } from './database/positional-query.ts'

/** How often something may happen for one key within one window, counted in the database for all servers alike. */
export interface Limit {
  /** Seconds until there is room again, 0 when there is some. Counts nothing. */
  wait(key: string): Promise<number>
  /** Counts one; 0 when it was within the limit, else the seconds until there is room again. */
  count(key: string): Promise<number>
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

/** A limit of the product, by its exact number. Never to be used inside a transaction. */
export function openLimit({ database }: Pick<Context, 'database'>, settings: LimitSettings): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        positionalQuery(database.root, text, values),
    },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: settings.name,
    points: settings.times,
    duration: settings.seconds,
  })
  return {
    wait: async (key) => {
      const state = await limiter.get(stored(key))
      return state && state.consumedPoints >= settings.times ? state.msBeforeNext / 1000 : 0
    },
    count: async (key) => {
      try {
        await limiter.consume(stored(key))
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext / 1000
        throw refusal
      }
    },
    forget: async (key) => {
      await limiter.delete(stored(key))
    },
  }
}

/** As `openLimit`, with RATE_LIMIT_SCALE times the room (at least 1): for what tests of load do in masses. */
export function openScaledLimit(context: Pick<Context, 'database' | 'env'>, settings: LimitSettings): Limit {
  const times = Math.max(1, Math.round(settings.times * context.env.rateLimitScale))
  return openLimit(context, { ...settings, times })
}

/** Keys are e-mails and network addresses: the table holds only what cannot be read back. */
function stored(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
