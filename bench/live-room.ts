import { randomUUID } from 'node:crypto'
import { ROOM_SOCKET, type RoomEvent } from '@shinequo/contract/events'
import { type OpenPage, openWithTicket, type Way } from './live-socket.ts'
import type { CrowdTokens } from './product.ts'

/**
 * Message sizes in characters between two browsers, like Chromium's: descriptions with one audio and one video line.
 */
const SIZES = { offer: 6500, answer: 5500, candidate: 220, told: 110, hello: 14 } as const
type MessageSize = keyof typeof SIZES

/** Candidates that each side sends to the other: its own addresses, one of a relay, and the end of the list. */
const CANDIDATES = 5

/** Called with the milliseconds that a message took from one side to the other. */
type Hear = (milliseconds: number) => void

/** One of the two people: a program that sends what the page of a room sends. */
class Side {
  readonly #way: Way
  readonly #token: string
  readonly #booking: string
  readonly #offers: boolean
  readonly #hear: Hear
  #socket: OpenPage | undefined
  #other: string | undefined

  constructor(way: Way, booking: string, token: string, offers: boolean, hear: Hear) {
    this.#way = way
    this.#booking = booking
    this.#token = token
    this.#offers = offers
    this.#hear = hear
  }

  async enter(): Promise<void> {
    const room = { booking: this.#booking, peer: randomUUID() }
    this.#socket = await openWithTicket<RoomEvent>(this.#way, ROOM_SOCKET, this.#token, room, (event) =>
      this.#take(event),
    )
  }

  async leave(): Promise<void> {
    this.#other = undefined
    await this.#socket?.leave()
    this.#socket = undefined
  }

  say(...all: MessageSize[]): void {
    for (const said of all) {
      const body = JSON.stringify({ said, at: performance.now(), pad: 'v'.repeat(SIZES[said]) })
      if (this.#other) this.#socket?.send({ to: this.#other, body })
    }
  }

  #take(event: RoomEvent): void {
    if (event.type === 'joined') {
      this.#other = event.peer
      this.say('hello')
      this.#begin()
    } else if (event.type === 'relay') {
      const { said, at } = JSON.parse(event.body) as { said: MessageSize; at: number }
      this.#hear(performance.now() - at)
      if (event.peer !== this.#other) {
        this.#other = event.peer
        this.#begin()
      }
      if (said === 'hello') this.say('told')
      if (said === 'offer') this.say('answer', ...this.#candidates())
    } else if (event.type === 'left') this.#other = undefined
  }

  #begin(): void {
    this.say('told')
    if (this.#offers) this.say('offer', ...this.#candidates())
  }

  #candidates(): MessageSize[] {
    return Array.from({ length: CANDIDATES }, () => 'candidate')
  }
}

/** The room of a session with its two people. */
export class LiveRoom {
  readonly #coach: Side
  readonly #student: Side
  #turn = false

  constructor(way: Way, { booking, coach, student }: CrowdTokens['rooms'][number], hear: Hear) {
    this.#coach = new Side(way, booking, coach, true, hear)
    this.#student = new Side(way, booking, student, false, hear)
  }

  async open(): Promise<void> {
    await this.#coach.enter()
    await this.#student.enter()
  }

  /** The student's page is reloaded: the call starts again. */
  async again(): Promise<void> {
    await this.#student.leave()
    await this.#student.enter()
  }

  /** One of the two, alternately, mutes or unmutes. */
  tell(): void {
    this.#turn = !this.#turn
    const side = this.#turn ? this.#coach : this.#student
    side.say('told')
  }

  async close(): Promise<void> {
    await Promise.all([this.#coach.leave(), this.#student.leave()])
  }
}
