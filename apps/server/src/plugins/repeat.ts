/** Calls `work`, which must not reject, every `ms` milliseconds, one call at a time. */
export class Repeat {
  readonly #work: () => Promise<void>
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | undefined

  constructor(work: () => Promise<void>, ms: number) {
    this.#work = work
    this.#timer = setInterval(() => this.run(), ms).unref()
  }

  /** Calls it now, unless a call is running. */
  run(): void {
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined
    })
  }

  /** Ends it. Resolves when no call is running any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }
}
