import type { Context } from './context.ts'
import { MOST_KEYS_TOLD, tellKeys } from './database/tell-keys.ts'
import { GatheredNews } from './gathered-news.ts'
import { KeptValues, LONGEST_KEPT_MS, type Timed } from './kept-values.ts'

/**
 * Values kept by every process that serves one database: each computes and keeps its own, and what one of them
 * announces as changed all of them forget. `channel` is the name under which they hear of it; keys are ids.
 */
export class AnnouncedValues<Value> {
  readonly #context: Context
  readonly #channel: string
  readonly #kept: KeptValues<Value>
  readonly #others: GatheredNews

  /** `compute` makes the value of a key, once for all who ask meanwhile. */
  constructor(context: Context, channel: string, compute: (key: string) => Promise<Timed<Value>>) {
    this.#context = context
    this.#channel = channel
    this.#kept = new KeptValues(compute, () => context.clock.now())
    this.#others = new GatheredNews(
      (keys) => tellKeys(context.database.background.root, channel, keys),
      MOST_KEYS_TOLD,
      // What the others keep is computed anew by then.
      LONGEST_KEPT_MS,
      (error) => context.log.warn({ err: error, channel }, 'other servers were not told of a change'),
    )
  }

  /** The kept value or the one that has to be computed first. */
  async get(key: string): Promise<Value> {
    return this.#kept.peek(key) ?? (await this.#kept.get(key))
  }

  /**
   * To be called after the commit of a change: this process forgets at once, the others when they hear of it. After
   * the commit, since NOTIFY inside transactions would make their commits queue behind one lock of the whole server.
   */
  changed(keys: readonly string[]): void {
    for (const key of keys) this.#kept.drop(key)
    if (this.#context.database.engine === 'postgres') this.#others.add(keys)
  }

  /** Makes this process hear what others changed; needed once, before it serves. */
  async watch(): Promise<void> {
    if (this.#context.database.engine !== 'postgres') return
    await this.#context.database.listen(
      this.#channel,
      (payload) => {
        for (const key of JSON.parse(payload) as string[]) this.#kept.drop(key)
      },
      () => this.#kept.dropAll(),
    )
  }
}
