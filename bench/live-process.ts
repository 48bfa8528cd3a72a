import { setTimeout as sleep } from 'node:timers/promises'
import { LIVE_SOCKET, type LiveEvent } from '@shinequo/contract/events'
import type { SignedCallers } from './callers.ts'
import { type LiveRoom, openRoom } from './live-room.ts'
import { type OpenPage, openWithTicket } from './live-socket.ts'
import { type Booker, book, claim, nthTime } from './requests.ts'

/** Everybody's page is open, and those of students show a coach's open times. `probes`: the last ones book and measure. */
export interface Visitors {
  readonly url: string
  readonly callers: SignedCallers
  readonly probes: number
}

/** The next command. `listen` also books with the measured pairs, whether or not pages are open. */
export type Command = { readonly do: 'open' | 'close' } | { readonly do: 'listen'; readonly seconds: number }

/**
 * The latencies of everything that arrived during a `listen`, in milliseconds: messages between two people in a room, and
 * from a press on Book to the notice on the pages of the two people.
 */
export interface Listened {
  readonly messages: readonly number[]
  readonly notices: readonly number[]
}

/** How often one of the two people of each room mutes or unmutes. */
const TELL_MS = 5000
/** After this time nothing more arrives. */
const SILENT_MS = 1000
/** Between two bookings of one pair: longer than the half second within which a page is notified only once. */
const PAUSE_MS = 1000

/**
 * Programs that stand in for browsers, in their own process so that they take no time from the process that measures
 * bookings.
 */
process.once('message', ({ url, callers, probes }: Visitors) => {
  const { coachIds, coachTokens, students } = callers
  let heard: { messages: number[]; notices: number[] } = { messages: [], notices: [] }
  let pages: OpenPage[] = []
  let rooms: LiveRoom[] = []
  let timer: NodeJS.Timeout | undefined
  const measured = students.slice(-probes).map(({ actor, token }, at) => {
    const coachToken = coachTokens.at(at - probes) ?? ''
    const booker: Booker = { student: actor, token, coachId: coachIds.at(at - probes) ?? '', keys: true }
    return { booker, coachToken, nth: 0, pressedAt: Number.NaN }
  })

  const openPage = (token: string) => {
    const own = measured.find(({ booker, coachToken }) => [booker.token, coachToken].includes(token))
    return openWithTicket<LiveEvent>(url, LIVE_SOCKET, token, null, ({ type }) => {
      if (type === 'sessions' && own && own.pressedAt > 0)
        heard.notices.push(performance.now() - own.pressedAt)
    })
  }

  async function open(): Promise<void> {
    const watching = students.map(async ({ token }, at) => {
      const page = await openPage(token)
      page.send({ watch: [coachIds[at % coachIds.length]] })
      return page
    })
    pages = await Promise.all([...coachTokens.map(openPage), ...watching])
    const hear = (milliseconds: number) => heard.messages.push(milliseconds)
    rooms = await Promise.all(callers.rooms.map((room) => openRoom(url, room, hear)))
    // All calls have been set up when no more messages arrive.
    for (let before = -1; before < heard.messages.length; await sleep(SILENT_MS))
      before = heard.messages.length
    let turn = 0
    timer = setInterval(() => rooms[turn++ % rooms.length]?.tell(), TELL_MS / rooms.length)
  }

  async function close(): Promise<void> {
    clearInterval(timer)
    await Promise.all([...rooms.map((room) => room.close()), ...pages.map((page) => page.leave())])
  }

  async function bookOften(pair: (typeof measured)[number], end: number, late: number): Promise<void> {
    for (await sleep(late); performance.now() < end; await sleep(PAUSE_MS)) {
      const claimed = await claim(url, pair.booker, nthTime(pair.nth++, Date.now()))
      pair.pressedAt = performance.now()
      await book(url, pair.booker, claimed)
    }
    pair.pressedAt = Number.NaN
  }

  async function listen(seconds: number): Promise<Listened> {
    heard = { messages: [], notices: [] }
    const end = performance.now() + seconds * 1000
    const bookings = measured.map((pair, at) => bookOften(pair, end, (1000 * at) / probes))
    await Promise.all([sleep(seconds * 1000), ...bookings])
    return heard
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
