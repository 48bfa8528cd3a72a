import type { Lookups } from './cache-lookups.ts'
import type { ChangeNotifier } from './change-notifier.ts'
import type { Context } from './context.ts'
import { type CacheSize, MemoryCache, type Timed } from './memory-cache.ts'

/**
 * A cache in each process that serves one database. A change notification from any process invalidates its keys, which
 * are ids.
 */
export class InvalidatingCache<Value> {
  readonly #kept: MemoryCache<Value>
  readonly #lookups: Lookups

  /**
   * `compute` makes the value of a key. Concurrent calls for one key share one computation. `name` is the cache's in
   * /metrics.
   */
  constructor(
    context: Context,
    news: ChangeNotifier,
    compute: (key: string) => Promise<Timed<Value>>,
    { name, ...size }: CacheSize<Value> & { readonly name: string },
  ) {
    this.#lookups = context.cacheLookups.of(name)
    this.#kept = new MemoryCache(compute, () => context.clock.now(), size)
    news.onChange((keys) => {
      if (keys === null) this.#kept.dropAll()
      else for (const key of keys) this.#kept.drop(key)
    })
  }

  /** The cached value, or a newly computed one. */
  async get(key: string): Promise<Value> {
    const kept = this.#kept.peek(key)
    if (kept !== undefined) {
      this.#lookups.hits += 1
      return kept
    }
    this.#lookups.misses += 1
    return await this.#kept.get(key)
  }
}
