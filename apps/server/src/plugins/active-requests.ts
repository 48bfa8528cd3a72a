import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Without a request for as long as this a process is at rest: who presses two things in a row comes back later. */
const REST_MS = 25

/** Time as it passes, in milliseconds from any beginning. */
const PASSING = { now: () => performance.now(), wait: (ms: number): Promise<unknown> => sleep(ms) }

/** Knows how busy a process is with requests, so that work which can wait is not in their way. */
export class ActiveRequests {
  readonly #inHand = new Set<FastifyRequest>()
  #lastEnd = Number.NEGATIVE_INFINITY
  /** When the first request came after the last rest. */
  #busySince = Number.NEGATIVE_INFINITY
  readonly #time: typeof PASSING

  constructor(time = PASSING) {
    this.#time = time
  }

  /** Counts the requests of `app` from now on, which is still being built: each until its answer begins to go out. */
  count(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      // What stays open for hours is no work.
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
    if (this.#restLeft(now) <= 0) this.#busySince = now
    this.#inHand.add(request)
  }

  #end(request: FastifyRequest): void {
    if (this.#inHand.delete(request)) this.#lastEnd = this.#time.now()
  }

  /** How long the process has still to be left alone to be at rest, in milliseconds; not above 0 when it is. */
  #restLeft(now: number): number {
    return this.#inHand.size > 0 ? REST_MS : this.#lastEnd + REST_MS - now
  }

  /**
   * Waits until the process is at rest. Once requests have come without a rest for `longestMs` milliseconds nobody waits
   * any more until they have ended: what comes on and on cannot be waited for.
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
