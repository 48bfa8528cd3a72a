import { setTimeout as sleep } from 'node:timers/promises'
import { LIVE_SOCKET } from '@shinequo/contract/events'
import { issueTicket } from '@shinequo/contract/sessions/tickets'
import type { SeededPerson } from '../../seeds/people.ts'
import type { BookingCrowd } from '../booking-crowd.ts'
import { openSocketAt } from '../room-guest.ts'

/** How long a page waits before it connects again, at the first try. */
const AGAIN_MS = 1000

/** A page that follows changes and connects again by itself, as the one in the browser does. */
export class FollowingPage {
  /** For how long it was not connected, in milliseconds, each time. */
  readonly gaps: number[] = []
  readonly #crowd: BookingCrowd
  readonly #url: string
  readonly #person: SeededPerson
  readonly #ended: Promise<void>
  #stopped = false
  #close = () => {}

  /** Connects at once. */
  constructor(crowd: BookingCrowd, url: string, person: SeededPerson) {
    this.#crowd = crowd
    this.#url = url
    this.#person = person
    this.#ended = this.#follow()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#close()
    await this.#ended
  }

  async #follow(): Promise<void> {
    let lost: number | undefined
    while (!this.#stopped) {
      try {
        const { socket, ended } = await this.#connect()
        this.#close = () => socket.close()
        if (lost !== undefined) this.gaps.push(performance.now() - lost)
        await ended
        lost = performance.now()
      } catch {
        // It tries again.
      }
      if (!this.#stopped) await sleep(AGAIN_MS)
    }
  }

  async #connect() {
    const { body } = await this.#crowd.call(this.#url, issueTicket, this.#person, { body: { for: 'live' } })
    const query = new URLSearchParams({ ticket: body.ticket })
    return openSocketAt(`${this.#url.replace('http', 'ws')}${LIVE_SOCKET}?${query}`, () => {})
  }
}
