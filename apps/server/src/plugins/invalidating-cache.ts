import type { ChangeNotifier } from './change-notifier.ts'
import type { Context } from './context.ts'
import { type CacheSize, MemoryCache, type Timed } from './memory-cache.ts'

/**
 * Values kept by every process that serves one database: each computes and keeps its own, and what the news say has
 * changed is forgotten. Keys are ids.
 */
export class InvalidatingCache<Value> {
  readonly #kept: MemoryCache<Value>

  /** `compute` makes the value of a key, once for all who ask meanwhile. */
  constructor(
    context: Context,
    news: ChangeNotifier,
    compute: (key: string) => Promise<Timed<Value>>,
    size: CacheSize<Value>,
  ) {
    this.#kept = new MemoryCache(compute, () => context.clock.now(), size)
    news.onChange((keys) => {
      if (keys === null) this.#kept.dropAll()
      else for (const key of keys) this.#kept.drop(key)
    })
  }

  /** The kept value or the one that has to be computed first. */
  async get(key: string): Promise<Value> {
    return this.#kept.peek(key) ?? (await this.#kept.get(key))
  }
}
