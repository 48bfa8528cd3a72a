/** How often a cache of this process had what was looked for, and how often not. */
export interface Lookups {
  hits: number
  misses: number
}

/** Counts the lookups in the caches of this process, by their names. */
export class CacheLookups {
  readonly #counts = new Map<string, Lookups>()

  /** The counts of the cache with this name, which the cache increases. */
  of(cache: string): Lookups {
    const counts = this.#counts.get(cache) ?? { hits: 0, misses: 0 }
    this.#counts.set(cache, counts)
    return counts
  }

  /** The counts of each cache so far. */
  all(): ReadonlyMap<string, Readonly<Lookups>> {
    return this.#counts
  }
}
