import type { AnnouncedNews } from './announced-news.ts'
import type { Context } from './context.ts'
import { type KeptSize, KeptValues, type Timed } from './kept-values.ts'

/**
 * Values kept by every process that serves one database: each computes and keeps its own, and what the news say has
 * changed is forgotten. Keys are ids.
 */
export class AnnouncedValues<Value> {
  readonly #kept: KeptValues<Value>

  /** `compute` makes the value of a key, once for all who ask meanwhile. */
  constructor(
    context: Context,
    news: AnnouncedNews,
    compute: (key: string) => Promise<Timed<Value>>,
    size: KeptSize<Value>,
  ) {
    this.#kept = new KeptValues(compute, () => context.clock.now(), size)
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
