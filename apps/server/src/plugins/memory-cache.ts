import { LRUCache } from 'lru-cache'

/** A value with the instant (epoch milliseconds, excluded) until which time alone does not change it. */
export interface Timed<Value> {
  value: Value
  validUntil: number
}

/** Longest a value is kept: how stale it can be at most, in milliseconds, should an event be lost with a server that died. */
export const MAX_CACHE_AGE_MS = 60_000

/** How much memory kept values may take; what was used longest ago goes first. */
export interface CacheSize<Value> {
  readonly mostBytes: number
  /** About how many bytes a value takes. */
  readonly sizeOf: (value: Value) => number
}

/** What a key and the cache's own notes of it take beside the value. */
const ENTRY_BYTES = 300

/**
 * Values that many people read alike: computed once, kept in this process, and dropped by an event or at the
 * instant that they name themselves. Memory only: another process keeps its own and is told by the same events.
 */
export class MemoryCache<Value> {
  readonly #kept: LRUCache<string, Timed<Value>>
  /** What is being computed: everyone who asks meanwhile waits for the same. */
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

  /** The kept value, without waiting; undefined when it has to be computed. */
  peek(key: string): Value | undefined {
    const kept = this.#kept.get(key)
    return kept && this.#now() < kept.validUntil ? kept.value : undefined
  }

  /** The value of `key`, kept or computed. A value that was dropped while it was computed is not kept. */
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

  /** Forgets a key: what is read after this call begins is computed after it. */
  drop(key: string): void {
    this.#kept.delete(key)
    this.#pending.delete(key)
  }

  /** Forgets everything: after events may have been missed. */
  dropAll(): void {
    this.#kept.clear()
    this.#pending.clear()
  }
}
