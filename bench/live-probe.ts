import { setTimeout as sleep } from 'node:timers/promises'
import { claimSlot } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import { post } from './http-client.ts'
import type { Way } from './live-socket.ts'
import type { Product } from './product.ts'
import { bookingBody, claimBody } from './requests.ts'
import { slotTimes } from './world.ts'

/** Between two bookings of one pair: longer than the half second within which a page is notified only once. */
const PAUSE_MS = 1000

/** A pair that books once a second and measures when the pages of both people are notified. */
export class Probe {
  readonly #way: Way
  readonly #pair: Product['pairs'][number]
  readonly #told: (milliseconds: number) => void
  #nth = 0
  #pressedAt: number | undefined

  /** Calls `told` with the milliseconds from the press to the notification, for each notified page. */
  constructor(way: Way, pair: Product['pairs'][number], told: (milliseconds: number) => void) {
    this.#way = way
    this.#pair = pair
    this.#told = told
  }

  /** One of its pages was notified of changed sessions. */
  heard(): void {
    if (this.#pressedAt !== undefined) this.#told(performance.now() - this.#pressedAt)
  }

  /** Books until `end` (on the clock of performance.now), starting after `late` milliseconds. */
  async book(end: number, late: number): Promise<void> {
    const { url, agent } = this.#way
    const { token } = this.#pair
    for (await sleep(late); performance.now() < end; await sleep(PAUSE_MS)) {
      const times = slotTimes(this.#nth++, Date.now())
      const [claim] = await post<{ id: string }[]>(
        agent,
        url,
        claimSlot.path,
        token,
        claimBody(this.#pair, times),
      )
      this.#pressedAt = performance.now()
      await post(agent, url, createBooking.path, token, bookingBody(this.#pair, claim?.id ?? ''))
    }
    this.#pressedAt = undefined
  }
}
