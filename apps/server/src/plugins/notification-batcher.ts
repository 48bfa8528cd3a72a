import { setTimeout as sleep } from 'node:timers/promises'
import { outsideWork } from './current-work.ts'

/** The delay before keys that could not be sent are sent again. */
const AGAIN_MS = 500
/** The pause between two calls, during which keys are collected. */
const GATHER_MS = 25

/**
 * Batches notifications. The first key is sent at once; keys that arrive during a call or shortly after it go out
 * together with the next call. Keys that could not be sent are retried until `keepMs` milliseconds after the first
 * failure. Then `onFailure` is called and they are dropped.
 */
export class NotificationBatcher {
  readonly #waiting = new Set<string>()
  readonly #tell: (keys: readonly string[]) => Promise<void>
  readonly #most: number
  readonly #keepMs: number
  readonly #onFailure: (error: unknown) => void
  #running = false
  #failingSince: number | undefined

  /** `tell` accepts up to `most` keys per call. */
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
    if (!this.#running) void outsideWork(() => this.#run())
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
