import { randomUUID } from 'node:crypto'
import { claimSlot } from '@shinequo/contract/availability'
import { type Booking, createBooking, listBookings } from '@shinequo/contract/bookings'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { expect } from 'vitest'
import type { Clock } from '../plugins/clock.ts'
import type { Database } from '../plugins/database/engine.ts'
import { createTokens } from '../plugins/tokens.ts'
import { seedCoaches } from '../seeds/coaches.ts'
import { type SeededPerson, seedStudents } from '../seeds/people.ts'
import { allowManySessions } from '../seeds/sessions.ts'
import { addressOf } from './test-app.ts'
import { runningClock } from './test-clock.ts'

const HALF_HOUR = 30 * 60_000
const DAY = 48 * HALF_HOUR

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON the server answers
  readonly body: any
  readonly headers: Headers
}

/** A booking request that was not answered. */
export interface AskedBooking {
  readonly student: SeededPerson
  readonly wanted: object
  readonly key: string
}

/** Returns the same random numbers from 0 to 1 in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Students who book over HTTP with a server process, and the responses that they got. */
export class BookingCrowd {
  readonly acknowledged: { student: SeededPerson; booking: Booking }[] = []
  readonly unanswered: AskedBooking[] = []
  /** The AUTH_SECRET of the servers. */
  readonly secret = randomUUID() + randomUUID()
  readonly random: () => number
  students: SeededPerson[] = []
  coaches: SeededPerson[] = []
  /** The clock of the servers. A test sets it before the first call. */
  clock: Clock = runningClock
  readonly #tokens = createTokens(this.secret, { now: () => this.clock.now() })

  constructor(seed: number) {
    this.random = numbersFrom(seed)
  }

  /**
   * Seeds coaches with hours around the clock, in a programme without a limit of upcoming sessions, so that most
   * bookings succeed. The servers also need a RATE_LIMIT_SCALE.
   */
  async seed(database: Database, students: number, coaches: number): Promise<void> {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_minute: 0, end_minute: 1440 }))
    await database.transaction(async (trx) => {
      await allowManySessions(trx)
      this.students = await seedStudents(trx, Array(students).fill({}))
      this.coaches = await seedCoaches(trx, Array(coaches).fill({ time_zone: 'UTC', hours }))
    })
  }

  /** One call of a student. Rejects like fetch if there is no response. */
  async call(
    url: string,
    endpoint: Endpoint,
    as: SeededPerson,
    {
      body,
      key,
      query,
      params,
    }: {
      body?: object
      key?: string
      query?: Record<string, string>
      params?: Record<string, string>
    } = {},
  ): Promise<Answer> {
    const response = await fetch(url + addressOf(endpoint, params, query), {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${this.#tokens.sign(as.actor)}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status, headers } = response
    return { status, headers, body: JSON.parse(await response.text()) }
  }

  /** A random coach and a random time of the next weeks, in the form of a claim. */
  wish(student: SeededPerson): { coach: SeededPerson; parties: object; times: object; start: number } {
    const coach = this.coaches[Math.floor(this.random() * this.coaches.length)]!
    const from = Math.ceil((this.clock.now() + DAY) / HALF_HOUR) * HALF_HOUR
    const start = from + Math.floor(this.random() * 18 * 48) * HALF_HOUR
    return {
      coach,
      start,
      parties: { student_profile: student.profileId, mentor_profile: coach.profileId },
      times: {
        start_time: new Date(start).toISOString(),
        end_time: new Date(start + HALF_HOUR).toISOString(),
      },
    }
  }

  claim(url: string, student: SeededPerson, { parties, times }: { parties: object; times: object }) {
    return this.call(url, claimSlot, student, { body: [{ ...parties, ...times }], key: randomUUID() })
  }

  /** Requests a booking. It counts as unanswered until the server accepts or refuses it. */
  async book(url: string, asked: AskedBooking): Promise<Answer> {
    if (!this.unanswered.includes(asked)) this.unanswered.push(asked)
    const { student, wanted: body, key } = asked
    const answer = await this.call(url, createBooking, student, { body, key })
    if (answer.status !== 503) this.unanswered.splice(this.unanswered.indexOf(asked), 1)
    if (answer.status === 201) this.acknowledged.push({ student, booking: answer.body })
    return answer
  }

  /** Fails unless every acknowledged booking is in its student's list. */
  async expectAcknowledgedListed(url: string): Promise<void> {
    for (const student of this.students) {
      const { body } = await this.call(url, listBookings, student)
      const told = this.acknowledged.filter((one) => one.student === student).map(({ booking }) => booking)
      expect(body).toEqual(expect.arrayContaining(told))
    }
  }

  /** Repeats unanswered bookings: each returns the booking made before, or makes it now. */
  async askAgain(url: string): Promise<void> {
    for (const asked of this.unanswered.splice(0)) {
      const { status, body } = await this.book(url, asked)
      expect([status, body]).toEqual([201, expect.objectContaining({ status: 'booked' })])
    }
  }
}
