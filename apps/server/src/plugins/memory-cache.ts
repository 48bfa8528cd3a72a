import { LRUCache } from 'lru-cache'

/** A value and when it expires, in epoch milliseconds (exclusive). */
export interface Timed<Value> {
  value: Value
  validUntil: number
}

/**
 * The longest time that a value is cached, in milliseconds. It bounds staleness if a notification is lost with a
 * killed server.
 */
export const MAX_CACHE_AGE_MS = 60_000

/** How much memory cached values may take. The least recently used are evicted first. */
export interface CacheSize<Value> {
  readonly mostBytes: number
  /** The approximate size of a value in bytes. */
  readonly sizeOf: (value: Value) => number
}

/** The size of a key and the cache's own bookkeeping, in bytes per entry. */
const ENTRY_BYTES = 300

/**
 * A cache in this process for values that many people read. A value is computed once, and dropped when it is invalidated
 * or expires.
 */
export class MemoryCache<Value> {
  readonly #kept: LRUCache<string, Timed<Value>>
  /** Computations in progress. Concurrent calls for one key share one of them. */
  readonly #pending = new Map<string, Promise<Value>>()
  readonly #compute: (key: string) => Promise<Timed<Value>>
  readonly #now: () => number

  /** `compute` makes the value of a key. */
  constructor(
    compute: (key: string) => Promise<Timed<Value>>,
    now: () => number,
    { mostBytes, sizeOf }: CacheSize<Value>,
  ) {
    this.#compute = compute
    this.#now = now
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ value }) => ENTRY_BYTES + sizeOf(value),
    })
  }

  /** The cached value, synchronously; undefined if it has to be computed. */
  peek(key: string): Value | undefined {
    const kept = this.#kept.get(key)
    return kept && this.#now() < kept.validUntil ? kept.value : undefined
  }

  /** The value of `key`, cached or computed. A value that was invalidated while it was computed is not cached. */
  async get(key: string): Promise<Value> {
    const kept = this.peek(key)
    if (kept !== undefined) return kept
    const pending = this.#pending.get(key)
    if (pending) return pending
    const computed = this.#compute(key).then((timed) => {
      const { value } = timed
      const validUntil = Math.min(timed.validUntil, this.#now() + MAX_CACHE_AGE_MS)
      const isWanted = this.#pending.get(key) === computed && validUntil > this.#now()
      if (isWanted) this.#kept.set(key, { value, validUntil })
      return value
    })
    this.#pending.set(key, computed)
    try {
      return await computed
    } finally {
      if (this.#pending.get(key) === computed) this.#pending.delete(key)
    }
  }

  /** Invalidates a key. Reads that start after this call get a value computed after it. */
  drop(key: string): void {
    this.#kept.delete(key)
    this.#pending.delete(key)
  }

  /** Invalidates everything, for when notifications may have been missed. */
  dropAll(): void {
    this.#kept.clear()
    this.#pending.clear()
  }
}
