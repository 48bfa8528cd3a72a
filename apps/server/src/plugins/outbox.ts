import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from './context.ts'
import { outsideWork } from './current-work.ts'

/**
 * Work that waits in rows of a table of its own, written in the transaction of what caused it (a transactional outbox).
 * It needs no job: whoever works takes rows with `for update skip locked`.
 */
export interface Outbox {
  readonly name: string
  /**
   * Takes a batch of what is due and works it. Returns how many rows it took. Several processes call it at once, each one
   * call at a time.
   */
  readonly work: (context: Context) => Promise<number>
  /** How often a worker looks for rows that have become due, in seconds. Rows that are due at once wake it. */
  readonly restSeconds: number
  /** Milliseconds for which the work waits while requests keep the installation busy. */
  readonly patience: number
}

/** How long a stop waits for the batch that is being worked, in milliseconds. */
const STOP_MS = 10_000

/** Works an outbox in this process: batch after batch until nothing is due, at each wake and every `restSeconds`. */
export class OutboxWorker {
  readonly #outbox: Outbox
  readonly #context: Context
  readonly #onError: (error: Error) => void
  readonly #timer: NodeJS.Timeout
  readonly #stop = Promise.withResolvers<void>()
  #isStopped = false
  #isWoken = false
  #running: Promise<void> | undefined

  /** Starts to work. Errors go to `onError`, and the work goes on at the next wake. */
  constructor(outbox: Outbox, context: Context, onError: (error: Error) => void) {
    this.#outbox = outbox
    // Such work uses its own connections, so that it and requests do not wait for each other.
    this.#context = { ...context, database: context.database.background }
    this.#onError = onError
    this.#timer = setInterval(() => this.wake(), outbox.restSeconds * 1000).unref()
    this.wake()
  }

  /** There is something to work. */
  wake(): void {
    this.#isWoken = true
    // A request that wakes it is not what it works for.
    this.#running ??= outsideWork(() => this.#run())
  }

  /** Starts no more batch and waits for the one that is being worked, ten seconds at most. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#isStopped = true
    this.#stop.resolve()
    await Promise.race([this.#running, sleep(STOP_MS, undefined, { ref: false })])
  }

  async #run(): Promise<void> {
    const { work, patience } = this.#outbox
    while (this.#isWoken && !this.#isStopped) {
      this.#isWoken = false
      await Promise.race([this.#context.requests.pass(patience), this.#stop.promise])
      if (this.#isStopped) break
      try {
        if ((await work(this.#context)) > 0) this.#isWoken = true
      } catch (error) {
        this.#onError(error as Error)
      }
    }
    this.#running = undefined
  }
}
