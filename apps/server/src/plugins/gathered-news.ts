/**
 * Hands keys on to whoever must hear of them, several at a time when they come fast: one call runs at a time, and
 * what comes meanwhile goes with the next. What could not be handed on is forgotten, after `onFailure`.
 */
export class GatheredNews {
  readonly #waiting = new Set<string>()
  readonly #tell: (keys: readonly string[]) => Promise<void>
  readonly #most: number
  readonly #onFailure: (error: unknown) => void
  #running = false

  /** `tell` takes `most` keys at once. */
  constructor(
    tell: (keys: readonly string[]) => Promise<void>,
    most: number,
    onFailure: (error: unknown) => void,
  ) {
    this.#tell = tell
    this.#most = most
    this.#onFailure = onFailure
  }

  add(keys: readonly string[]): void {
    for (const key of keys) this.#waiting.add(key)
    if (!this.#running) void this.#run()
  }

  async #run(): Promise<void> {
    this.#running = true
    try {
      while (this.#waiting.size > 0) {
        const some = [...this.#waiting].slice(0, this.#most)
        for (const key of some) this.#waiting.delete(key)
        await this.#tell(some)
      }
    } catch (error) {
      this.#waiting.clear()
      this.#onFailure(error)
    } finally {
      this.#running = false
    }
  }
}
