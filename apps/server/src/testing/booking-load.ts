import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SeededPerson } from '../seeds/people.ts'
import type { Answer, BookingCrowd } from './booking-crowd.ts'

/** The browser of the product document gives up at 10 seconds. */
const LATEST_ANSWER_MS = 9000
/** How long a client waits after a 503. */
const AFTER_REFUSAL_MS = 100

interface LoadOptions {
  /** The address for the nth call of a student. */
  readonly urlOf: (turn: number) => string
  /** How long a student waits between two sessions. */
  readonly restMs?: number
  /** What is in front of the servers may refuse connections too. */
  readonly mayRefuseConnections?: boolean
}

/** Students of a crowd who claim and book one time after another, until they are stopped, and what they were answered. */
export class BookingLoad {
  /** Each answer that no fault of a database, server or proxy explains. */
  readonly unexpected: string[] = []
  /** How often the answer was 503, and how often there was no connection. */
  refused = 0
  slowestMs = 0
  readonly #crowd: BookingCrowd
  readonly #options: LoadOptions
  readonly #stop = new AbortController()
  readonly #ended: Promise<unknown>
  /** For each acknowledged booking when it was asked for and when acknowledged, on the clock of `performance.now()`. */
  readonly #booked: { readonly asked: number; readonly at: number }[] = []

  /** Starts at once. */
  constructor(crowd: BookingCrowd, students: readonly SeededPerson[], options: LoadOptions) {
    this.#crowd = crowd
    this.#options = options
    this.#ended = Promise.all(students.map((student) => this.#keepBooking(student)))
  }

  /** Lets each student finish what they are doing. */
  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#ended
  }

  /** Whether a booking has been acknowledged that was asked for at `instant` or later. */
  hasBookedSince(instant: number): boolean {
    return this.#booked.some(({ asked }) => asked >= instant)
  }

  /** The longest time from `start` until now in which no booking was acknowledged, in milliseconds. */
  longestPause(start: number): number {
    const instants = [
      start,
      ...this.#booked.map(({ at }) => at).filter((at) => at > start),
      performance.now(),
    ]
    return Math.max(...instants.slice(1).map((at, before) => at - instants[before]!))
  }

  /** One call; null if the service was not available. No other failure of the service is expected. */
  async timed(what: string, call: Promise<Answer>): Promise<Answer | null> {
    const start = performance.now()
    const answer = await call.catch((error: unknown) => {
      if (!this.#options.mayRefuseConnections)
        this.unexpected.push(`${what}: ${error} ${(error as Error).cause}`)
      return null
    })
    const ms = performance.now() - start
    this.slowestMs = Math.max(this.slowestMs, ms)
    if (ms > LATEST_ANSWER_MS) this.unexpected.push(`${what}: answered after ${ms} ms`)
    if (answer && answer.status < 500) return answer
    this.refused += 1
    if (!answer) return null
    const { code } = answer.body as { code: string }
    if (answer.status !== 503 || code !== 'not_ready' || !(Number(answer.headers.get('retry-after')) >= 1))
      this.unexpected.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return null
  }

  /** Claims and books until it is stopped. Repeats calls that got no answer. */
  async #keepBooking(student: SeededPerson): Promise<void> {
    const crowd = this.#crowd
    const { urlOf, restMs = 0 } = this.#options
    for (let turn = 0; !this.#stop.signal.aborted; turn++) {
      const wish = crowd.wish(student)
      const claimed = await this.timed('claim', crowd.claim(urlOf(turn), student, wish))
      if (!claimed) await sleep(AFTER_REFUSAL_MS)
      if (claimed?.status !== 201) {
        if (claimed && !['slot_taken', 'student_busy'].includes(claimed.body.code))
          this.unexpected.push(`claim: ${claimed.status} ${JSON.stringify(claimed.body)}`)
        continue
      }
      const asked = {
        student,
        wanted: { ...wish.parties, time_slot: claimed.body[0].id },
        key: randomUUID(),
      }
      let askedAt = performance.now()
      let booked = await this.timed('booking', crowd.book(urlOf(turn + 1), asked))
      while (!booked && !this.#stop.signal.aborted) {
        await sleep(AFTER_REFUSAL_MS)
        askedAt = performance.now()
        booked = await this.timed('booking', crowd.book(urlOf(turn + 1), asked))
      }
      if (booked?.status === 201) this.#booked.push({ asked: askedAt, at: performance.now() })
      else if (booked) this.unexpected.push(`booking: ${booked.status} ${JSON.stringify(booked.body)}`)
      if (restMs > 0) await sleep(restMs)
    }
  }
}
