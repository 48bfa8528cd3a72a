import { setTimeout as sleep } from 'node:timers/promises'

/** How long to wait before keys that could not be told are told again. */
const AGAIN_MS = 500
/** How long what comes fast is gathered, from one call to the next. */
const GATHER_MS = 25

/**
 * Batches notifications: hands keys on, the first at once and several at a time when they come fast. What comes during a
 * call and in the moment after it goes with the next. Keys that could not be handed on are tried again until `keepMs` have passed since the
 * first failure; then they are dropped, after `onFailure`.
 */
export class NotificationBatcher {
  readonly #waiting = new Set<string>()
  readonly #tell: (keys: readonly string[]) => Promise<void>
  readonly #most: number
  readonly #keepMs: number
  readonly #onFailure: (error: unknown) => void
  #running = false
  #failingSince: number | undefined

  /** `tell` takes `most` keys at once. */
  constructor(
    tell: (keys: readonly string[]) => Promise<void>,
    most: number,
    keepMs: number,
    onFailure: (error: unknown) => void,
  ) {
    this.#tell = tell
    this.#most = most
    this.#keepMs = keepMs
    this.#onFailure = onFailure
  }

  add(keys: readonly string[]): void {
    for (const key of keys) this.#waiting.add(key)
    if (!this.#running) void this.#run()
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.size > 0) {
      const some = [...this.#waiting].slice(0, this.#most)
      for (const key of some) this.#waiting.delete(key)
      try {
        await this.#tell(some)
        this.#failingSince = undefined
        await sleep(GATHER_MS, undefined, { ref: false })
      } catch (error) {
        if (!this.#mayTryAgain()) {
          this.#waiting.clear()
          this.#failingSince = undefined
          this.#onFailure(error)
          break
        }
        for (const key of some) this.#waiting.add(key)
        await sleep(AGAIN_MS, undefined, { ref: false })
      }
    }
    this.#running = false
  }

  #mayTryAgain(): boolean {
    this.#failingSince ??= performance.now()
    return performance.now() - this.#failingSince < this.#keepMs
  }
}
