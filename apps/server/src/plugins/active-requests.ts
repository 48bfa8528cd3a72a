import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A process is idle after this long without a request. It is longer than the gap between two calls of one page. */
const REST_MS = 25
/** A process that had requests for this long without a rest is in a rush, of which it tells the others. */
const RUSH_MS = 200
/** How long another process counts as busy after it said so. It says so twice in that time. */
export const HEARD_MS = 1000

/** A monotonic clock, in milliseconds. */
const PASSING = { now: () => performance.now(), wait: (ms: number): Promise<unknown> => sleep(ms) }

/**
 * Tracks the requests in progress, and what other processes of the installation say of theirs, so that work that can wait
 * does not slow them down: they share the database, and often the machine.
 */
export class ActiveRequests {
  readonly #inHand = new Set<FastifyRequest>()
  #lastEnd = Number.NEGATIVE_INFINITY
  /** When the first request arrived after the process was last idle. */
  #ownSince = Number.NEGATIVE_INFINITY
  #othersUntil = Number.NEGATIVE_INFINITY
  /** When this process or another one became busy after all were idle. */
  #busySince = Number.NEGATIVE_INFINITY
  readonly #time: typeof PASSING

  constructor(time = PASSING) {
    this.#time = time
  }

  /** Counts the requests of `app`, which is not listening yet. Each counts until its response starts to go out. */
  count(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      // A WebSocket stays open for hours without doing work.
      if (!request.headers.upgrade) this.#begin(request)
      reply.raw.once('close', () => this.#end(request))
      done()
    })
    app.addHook('onSend', (request, _reply, _payload, done) => {
      this.#end(request)
      done()
    })
  }

  #begin(request: FastifyRequest): void {
    const now = this.#time.now()
    if (this.#ownRestLeft(now) <= 0) this.#ownSince = now
    if (this.#restLeft(now) <= 0) this.#busySince = now
    this.#inHand.add(request)
  }

  #end(request: FastifyRequest): void {
    if (this.#inHand.delete(request)) this.#lastEnd = this.#time.now()
  }

  /** Another process is in a rush. */
  hearRush(): void {
    const now = this.#time.now()
    if (this.#restLeft(now) <= 0) this.#busySince = now
    this.#othersUntil = now + HEARD_MS
  }

  /** Whether requests of this process have kept it busy for a while. */
  isInRush(): boolean {
    const now = this.#time.now()
    return this.#ownRestLeft(now) > 0 && now - this.#ownSince >= RUSH_MS
  }

  /** Whether requests keep this process or another one busy. */
  isBusy(): boolean {
    return this.#restLeft(this.#time.now()) > 0
  }

  /** Milliseconds until this process counts as idle; 0 or less when it is idle now. */
  #ownRestLeft(now: number): number {
    return this.#inHand.size > 0 ? REST_MS : this.#lastEnd + REST_MS - now
  }

  /** The same for all processes. */
  #restLeft(now: number): number {
    return Math.max(this.#ownRestLeft(now), this.#othersUntil - now)
  }

  /**
   * Waits until all processes are idle. Gives up after requests have kept them busy for `longestMs` milliseconds, and
   * does not wait again until that busy period has ended.
   */
  async pass(longestMs: number): Promise<void> {
    for (;;) {
      const now = this.#time.now()
      const wait = Math.min(this.#restLeft(now), this.#busySince + longestMs - now)
      if (wait <= 0) return
      await this.#time.wait(wait)
    }
  }
}
