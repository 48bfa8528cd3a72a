import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { LIVE_SOCKET, type LiveEvent } from '@shinequo/contract/events'
import { Probe } from './live-probe.ts'
import { LiveRoom } from './live-room.ts'
import { type OpenPage, openWithTicket, type Way } from './live-socket.ts'
import type { Product } from './product.ts'

/** The people: those who book have their own pages open, onlookers a coach's open times. */
export type Visitors = Pick<Product, 'url' | 'pairs' | 'crowd'> & { readonly probes: number }

/** The next command. `listen` also books occasionally with the measured pairs, whether or not pages are open. */
export type Command = { readonly do: 'open' | 'close' } | { readonly do: 'listen'; readonly seconds: number }

/**
 * The latencies of everything that arrived during a `listen`, in milliseconds, and the share of a core that the clients
 * used.
 */
export interface Listened {
  readonly messages: readonly number[]
  readonly notices: readonly number[]
  readonly cores: number
}

/** How often each room restarts its call: as if both people reloaded the page twice a minute. */
const AGAIN_MS = 30_000
/** How often one of the two people in a room mutes or unmutes. */
const TELL_MS = 5000
/** After this time nothing more arrives. */
const SILENT_MS = 1000

/**
 * Programs that stand in for browsers, in their own process so that they take no time from the process that measures
 * bookings.
 */
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
    // All calls have been set up when no more messages arrive.
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

  /** Repeats `work` with this period, the first time after `share` of it. */
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
