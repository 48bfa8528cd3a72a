import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { LIVE_SOCKET, type LiveEvent } from '@shinequo/contract/events'
import { Probe } from './live-probe.ts'
import { LiveRoom } from './live-room.ts'
import { type OpenPage, openWithTicket, type Way } from './live-socket.ts'
import type { Product } from './product.ts'

/** Who is there: those who book look at their own pages, onlookers at a coach's open times. */
export type Visitors = Pick<Product, 'url' | 'pairs' | 'crowd'> & { readonly probes: number }

/** What to do next; a `listen` books now and then with the pairs that are looked at, whether or not pages are open. */
export type Command = { readonly do: 'open' | 'close' } | { readonly do: 'listen'; readonly seconds: number }

/** Milliseconds of everything that came within a `listen`, and the share of a core that the clients took. */
export interface Listened {
  readonly messages: readonly number[]
  readonly notices: readonly number[]
  readonly cores: number
}

/** Each room begins its call anew so often: as if all its people loaded their page again twice a minute. */
const AGAIN_MS = 30_000
/** So often one of a room's two mutes or unmutes. */
const TELL_MS = 5000
/** After so long nothing more is on its way. */
const SILENT_MS = 1000

/** Programs in place of browsers, in a process of their own so that they take no time of whoever measures bookings. */
process.once('message', async ({ url, pairs, crowd, probes }: Visitors) => {
  const way: Way = { url, agent: new Agent({ keepAlive: true, maxSockets: 16 }) }
  let messages: number[] = []
  let notices: number[] = []
  const rooms = crowd.rooms.map(
    (room) => new LiveRoom(way, room, (milliseconds) => messages.push(milliseconds)),
  )
  const looked = pairs.slice(-probes).map((pair) => new Probe(way, pair, (ms) => notices.push(ms)))
  let pages: OpenPage[] = []
  let timers: NodeJS.Timeout[] = []
  const comings = new Set<Promise<void>>()

  const openPage = (token: string, probe?: Probe) =>
    openWithTicket<LiveEvent>(way, LIVE_SOCKET, token, null, ({ type }) => {
      if (type === 'sessions') probe?.heard()
    })

  async function open(): Promise<void> {
    const own = pairs.flatMap(({ token, coachToken }, at) => {
      const probe = looked[at - pairs.length + probes]
      return [openPage(token, probe), openPage(coachToken, probe)]
    })
    const onlooking = crowd.onlookers.map(async (token, at) => {
      const page = await openPage(token)
      page.send({ watch: [pairs[at % pairs.length]?.coachId] })
      return page
    })
    pages = await Promise.all([...own, ...onlooking])
    await Promise.all(rooms.map((room) => room.open()))
    // All calls have begun when nothing is said any more.
    for (let heard = -1; heard < messages.length; await sleep(SILENT_MS)) heard = messages.length
    timers = rooms.flatMap((room, at) => [
      every(AGAIN_MS, at / rooms.length, () => {
        const coming = room.again()
        comings.add(coming)
        void coming.finally(() => comings.delete(coming))
      }),
      every(TELL_MS, at / rooms.length, () => room.tell()),
    ])
  }

  /** Every so often, the first time after a share of that. */
  function every(milliseconds: number, share: number, work: () => void): NodeJS.Timeout {
    return setTimeout(() => {
      work()
      timers.push(setInterval(work, milliseconds))
    }, milliseconds * share)
  }

  async function close(): Promise<void> {
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(comings)
    await Promise.all([...rooms.map((room) => room.close()), ...pages.map((page) => page.leave())])
    pages = []
  }

  async function listen(seconds: number): Promise<Listened> {
    messages = []
    notices = []
    const [start, before] = [performance.now(), process.cpuUsage()]
    const end = start + seconds * 1000
    await Promise.all([
      sleep(seconds * 1000),
      ...looked.map((probe, at) => probe.book(end, (1000 * at) / probes)),
    ])
    const { user, system } = process.cpuUsage(before)
    return { messages, notices, cores: (user + system) / 1000 / (performance.now() - start) }
  }

  process.on('disconnect', () => process.exit(0))
  process.on('message', async (command: Command) => {
    if (command.do === 'listen') process.send?.(await listen(command.seconds))
    else {
      await (command.do === 'open' ? open() : close())
      process.send?.('done')
    }
  })
  process.send?.('ready')
})
