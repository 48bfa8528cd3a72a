/** A value with the instant (epoch milliseconds, excluded) until which time alone does not change it. */
export interface Timed<Value> {
  value: Value
  validUntil: number
}

interface Kept<Value> extends Timed<Value> {
  /** While it is computed: everyone who asks meanwhile waits for the same. */
  pending?: Promise<Value>
}

/** Longest a value is kept: how stale it can be at most, in milliseconds, should an event be lost with a server that died. */
export const LONGEST_KEPT_MS = 60_000

/**
 * Values that many people read alike: computed once, kept in this process, and dropped by an event or at the
 * instant that they name themselves. Memory only: another process keeps its own and is told by the same events.
 */
export class KeptValues<Value> {
  readonly #kept = new Map<string, Kept<Value>>()
  readonly #compute: (key: string) => Promise<Timed<Value>>
  readonly #now: () => number
  readonly #most: number

  /** `compute` makes the value of a key; beyond `most` keys the oldest one goes. */
  constructor(compute: (key: string) => Promise<Timed<Value>>, now: () => number, most = 5000) {
    this.#compute = compute
    this.#now = now
    this.#most = most
  }

  /** The kept value, without waiting; undefined when it has to be computed. */
  peek(key: string): Value | undefined {
    const kept = this.#kept.get(key)
    return kept && !kept.pending && this.#now() < kept.validUntil ? kept.value : undefined
  }

  /** The value of `key`, kept or computed. A value that was dropped while it was computed is not kept. */
  async get(key: string): Promise<Value> {
    const kept = this.#kept.get(key)
    if (kept?.pending) return kept.pending
    if (kept && this.#now() < kept.validUntil) return kept.value
    const entry = { validUntil: 0 } as Kept<Value>
    entry.pending = this.#fill(key, entry)
    this.#kept.delete(key)
    this.#kept.set(key, entry)
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value!)
    return entry.pending
  }

  async #fill(key: string, entry: Kept<Value>): Promise<Value> {
    try {
      const { value, validUntil } = await this.#compute(key)
      entry.value = value
      entry.validUntil = Math.min(validUntil, this.#now() + LONGEST_KEPT_MS)
      if (entry.validUntil <= this.#now() && this.#kept.get(key) === entry) this.#kept.delete(key)
      return value
    } catch (error) {
      if (this.#kept.get(key) === entry) this.#kept.delete(key)
      throw error
    } finally {
      delete entry.pending
    }
  }

  /** Forgets a key: what is read after this call begins is computed after it. */
  drop(key: string): void {
    this.#kept.delete(key)
  }

  /** Forgets everything: after events may have been missed. */
  dropAll(): void {
    this.#kept.clear()
  }
}
