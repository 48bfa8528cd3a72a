/**
 * A page that has just connected or begun to watch a coach is notified of changes this recent: it may have read before
 * them.
 */
export const RECENT_MS = 10_000

/** The keys that were added within RECENT_MS. */
export class RecentKeys {
  readonly #now: () => number
  /** Oldest first. */
  readonly #at = new Map<string, number>()

  constructor(now: () => number) {
    this.#now = now
  }

  add(keys: readonly string[]): void {
    const now = this.#now()
    for (const key of keys) {
      this.#at.delete(key)
      this.#at.set(key, now)
    }
    for (const [key, at] of this.#at) {
      if (now - at < RECENT_MS) break
      this.#at.delete(key)
    }
  }

  has(key: string): boolean {
    return this.#now() - (this.#at.get(key) ?? Number.NEGATIVE_INFINITY) < RECENT_MS
  }
}
