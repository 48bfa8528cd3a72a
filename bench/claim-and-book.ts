import { Agent } from 'node:http'
import { claimSlot } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import { post } from './http-client.ts'
import { loops, type Measured } from './load.ts'
import { bookingBody, claimBody } from './requests.ts'
import { type Pair, SLOTS_PER_PAIR, slotTimes } from './world.ts'

/** A server that takes claims and bookings, and who books with whom. */
export interface Bookable {
  readonly url: string
  /** Further servers on the same database: each client stays with one of all of them. */
  readonly otherUrls?: readonly string[]
  readonly pairs: readonly (Omit<Pair, 'coach'> & { readonly token: string })[]
}

/**
 * Returns a function that gives a pair and its next unused time. With n clients, client c uses the pairs c, c + n, c +
 * 2n, ... in turn, so that no two clients ever share a pair: this measures the work, not a queue for one coach.
 */
export function nextTimes(pairs: number): (client: number, clients: number) => { pair: number; nth: number } {
  const used = new Array<number>(pairs).fill(0)
  let turn = 0
  return (client, clients) => {
    const own = Math.max(1, Math.floor(pairs / clients))
    const pair = (client + clients * (turn++ % own)) % pairs
    const nth = used[pair] ?? 0
    if (nth >= SLOTS_PER_PAIR) throw new Error('The bench ran out of open slots: shorten it')
    used[pair] = nth + 1
    return { pair, nth }
  }
}

/**
 * Claims and books over HTTP on kept-alive connections. Each call has its own Idempotency-Key, like the browser's,
 * unless `keys` is false.
 */
export async function bookOverHttp(
  product: Bookable,
  next: ReturnType<typeof nextTimes>,
  clients: number,
  seconds: number,
  keys = true,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const now = Date.now()
  const urls = [product.url, ...(product.otherUrls ?? [])]
  try {
    return await loops(clients, seconds, async (client) => {
      const url = urls[client % urls.length] ?? product.url
      const { pair: at, nth } = next(client, clients)
      const pair = product.pairs[at]
      if (!pair) throw new Error('There is no such pair')
      const claim = await post<{ id: string }[]>(
        agent,
        url,
        claimSlot.path,
        pair.token,
        claimBody(pair, slotTimes(nth, now)),
        keys,
      )
      const body = bookingBody(pair, claim[0]?.id ?? '')
      await post(agent, url, createBooking.path, pair.token, body, keys)
    })
  } finally {
    agent.destroy()
  }
}
