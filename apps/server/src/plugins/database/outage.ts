import type { FastifyBaseLogger } from 'fastify'

/** An outage is over after this long without an error. */
const QUIET_MS = 15_000

/** Logs an outage twice: at its first error, and when it is over. */
export class Outage {
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  readonly #what: string
  readonly #quietMs: number
  #since: number | undefined
  #last = 0
  #count = 0

  /** `what` names the failing thing, such as 'the database'. */
  constructor(log: Pick<FastifyBaseLogger, 'error' | 'warn'>, what: string, quietMs = QUIET_MS) {
    this.#log = log
    this.#what = what
    this.#quietMs = quietMs
  }

  /** Records an error. */
  note(error: unknown): void {
    this.#last = performance.now()
    this.#count += 1
    if (this.#since !== undefined) return
    this.#since = this.#last
    this.#log.error(
      { err: error },
      `${this.#what} is in trouble; errors like this one are not logged again until it is over`,
    )
    this.#watch(this.#quietMs)
  }

  #watch(wait: number): void {
    setTimeout(() => {
      const quiet = performance.now() - this.#last
      if (quiet < this.#quietMs) return this.#watch(this.#quietMs - quiet)
      const seconds = Math.round((this.#last - (this.#since ?? this.#last)) / 1000)
      this.#log.warn({ seconds, errors: this.#count }, `the trouble of ${this.#what} is over`)
      this.#since = undefined
      this.#count = 0
    }, wait).unref()
  }
}
