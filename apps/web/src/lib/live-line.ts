import { LIVE_SOCKET, type LiveEvent, MAX_WATCHED } from '@shinequo/contract/events'
import { issueTicket } from '@shinequo/contract/sessions/tickets'
import type { Query, QueryClient } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { ApiError } from './error-catalogue.ts'
import { fromComputerTime, serverNow } from './server-clock.ts'
import { isOnline, onOnlineChange } from './use-online.ts'

/** Shortest and longest wait before reconnecting, in milliseconds. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [1000, 30_000]
/** After this long without a connection the page reports it. */
const SHOW_OFFLINE_AFTER_MS = 5000
/** Without any message for this long the connection counts as lost. The server sends one every 15 seconds. */
const SILENCE_MS = 40_000
/** After this long without a message a page that is looked at again no longer trusts its connection. */
const TRUSTED_MS = 20_000
/** A page that was hidden for this long closes its connection. */
const HIDDEN_MS = 60_000
/** The server repeats events of the last ten seconds to a new connection. Data older than this is fetched again. */
const STALE_AFTER_MS = 8000

/** 'off': disconnected and reconnecting; 'out': the sign-in has ended, so it does not reconnect. */
export type LiveState = 'on' | 'off' | 'out'

const isLive = ({ meta }: Query) => meta?.live !== undefined || meta?.timesOf !== undefined

/**
 * The page's only connection for change events. It opens when a query is shown that others can change (marked in the
 * query's `meta`), reconnects automatically, and then refetches what is shown.
 */
export class LiveLine {
  readonly #queries: QueryClient
  readonly #onState: (state: LiveState) => void
  readonly #stops: (() => void)[]
  #socket: WebSocket | undefined
  /** Incremented per attempt, so that results of an old attempt are ignored. */
  #try = 0
  #wait = FIRST_WAIT_MS
  #retry: Timer
  #say: Timer
  #silence: Timer
  #rest: Timer
  /** The timer of the next `#look`. */
  #soon: Timer
  #phase: 'idle' | 'trying' | 'open' | 'over' = 'idle'
  #wasOpen = false
  #watched = ''
  /**
   * When the server was last heard, by its time. Timers stand still while a computer sleeps and the socket does not
   * know that it is dead, so what passed is told by comparing clocks.
   */
  #heard = serverNow()

  /** `onState` is called with whether the page is live, from the first failure on. */
  constructor(queries: QueryClient, onState: (state: LiveState) => void) {
    this.#queries = queries
    this.#onState = onState
    const listen = (target: EventTarget, name: string, act: () => void) => {
      target.addEventListener(name, act)
      return () => target.removeEventListener(name, act)
    }
    this.#stops = [
      queries.getQueryCache().subscribe(({ type }) => {
        if (type !== 'observerAdded' && type !== 'observerRemoved') return
        clearTimeout(this.#soon)
        this.#soon = setTimeout(() => this.#look())
      }),
      onOnlineChange(() => {
        if (isOnline()) this.#again()
        // An attempt in progress is dropped too: the browser may keep it pending, which would block a new one.
        else if (this.#socket) this.#lost()
      }),
      listen(document, 'visibilitychange', () => this.#seen()),
      // A page in the back/forward cache must not hold a connection.
      listen(window, 'pagehide', () => this.#sleep()),
      listen(window, 'pageshow', () => this.#again()),
      // A computer that was opened again shows the same page, which was never hidden.
      listen(window, 'focus', () => this.#wake()),
    ]
    this.#look()
  }

  /** Closes the connection permanently. */
  end(): void {
    this.#phase = 'over'
    for (const stop of this.#stops) stop()
    for (const timer of [this.#soon, this.#rest]) clearTimeout(timer)
    this.#hush()
    this.#drop()
  }

  /** Connects if the page shows live queries, and sends whose open times to watch. */
  #look(): void {
    const shown = this.#queries.getQueryCache().findAll({ type: 'active', predicate: isLive })
    if (this.#phase === 'idle' && shown.length > 0 && !document.hidden) void this.#open()
    const coaches = [...new Set(shown.flatMap(({ meta }) => meta?.timesOf ?? []))].slice(0, MAX_WATCHED)
    const watched = JSON.stringify({ watch: coaches })
    if (this.#phase !== 'open' || watched === this.#watched) return
    this.#watched = watched
    this.#socket?.send(watched)
  }

  #seen(): void {
    clearTimeout(this.#rest)
    if (document.hidden) this.#rest = setTimeout(() => this.#sleep(), HIDDEN_MS)
    else if (!this.#wake()) this.#again()
  }

  /**
   * After a sleep, reads everything shown at once instead of waiting until the silence is noticed, and connects anew.
   * Returns whether it did.
   */
  #wake(): boolean {
    if (this.#phase !== 'open' || Math.abs(serverNow() - this.#heard) < TRUSTED_MS) return false
    // What is read now is present: after connecting, only what is older is read once more.
    this.#wasOpen = false
    this.#readAnew(isLive)
    void this.#open()
    return true
  }

  #sleep(): void {
    if (this.#phase === 'over') return
    this.#drop()
    this.#hush()
    this.#phase = 'idle'
  }

  /** Reconnects now instead of later. */
  #again(): void {
    if (this.#phase === 'idle') this.#look()
    if (this.#phase !== 'trying' || this.#socket) return
    this.#wait = FIRST_WAIT_MS
    void this.#open()
  }

  async #open(): Promise<void> {
    this.#drop()
    this.#sayLater()
    const mine = this.#try
    try {
      const { ticket } = await call(issueTicket, { body: { for: 'live' } })
      if (mine === this.#try) this.#connect(ticket)
    } catch (error) {
      if (mine !== this.#try) return
      if (error instanceof ApiError && error.status === 401) {
        this.end()
        this.#onState('out')
      } else this.#lost()
    }
  }

  #connect(ticket: string): void {
    const address = `${location.origin.replace(/^http/, 'ws')}${LIVE_SOCKET}?${new URLSearchParams({ ticket })}`
    const socket = new WebSocket(address)
    this.#socket = socket
    this.#hearSoon()
    socket.onopen = () => this.#opened()
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as LiveEvent)
    socket.onclose = () => this.#lost()
  }

  #opened(): void {
    this.#hush()
    this.#phase = 'open'
    this.#wait = FIRST_WAIT_MS
    this.#watched = ''
    this.#onState('on')
    this.#look()
    const wasOpen = this.#wasOpen
    this.#wasOpen = true
    const late = serverNow() - STALE_AFTER_MS
    // Queries without data are still loading, or their part of the page offers a retry.
    const isOld = ({ state: { data, dataUpdatedAt } }: Query) =>
      data !== undefined && fromComputerTime(dataUpdatedAt) < late
    this.#readAnew((query) => isLive(query) && (wasOpen || isOld(query)))
  }

  #hear(event: LiveEvent): void {
    this.#hearSoon()
    if (event.type === 'sessions') this.#readAnew(({ meta }) => meta?.live === 'sessions')
    else if (event.type === 'needs') this.#readAnew(({ meta }) => meta?.live === 'needs')
    else if (event.type === 'times') this.#readAnew(({ meta }) => meta?.timesOf === event.mentor_id)
  }

  #readAnew(predicate: (query: Query) => boolean): void {
    void this.#queries.invalidateQueries({ predicate })
  }

  /** A silent connection counts as lost. */
  #hearSoon(): void {
    this.#heard = serverNow()
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(), SILENCE_MS)
  }

  #lost(): void {
    this.#drop()
    this.#sayLater()
    // Randomised, so that not all pages reconnect at once when a server fails.
    this.#retry = setTimeout(() => void this.#open(), this.#wait * (0.5 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
  }

  #sayLater(): void {
    this.#phase = 'trying'
    this.#say ??= setTimeout(() => this.#onState('off'), SHOW_OFFLINE_AFTER_MS)
  }

  #hush(): void {
    clearTimeout(this.#say)
    this.#say = undefined
  }

  /** Closes the connection or cancels the attempt, if there is one. */
  #drop(): void {
    this.#try += 1
    for (const timer of [this.#retry, this.#silence]) clearTimeout(timer)
    const gone = this.#socket
    this.#socket = undefined
    if (!gone) return
    gone.onopen = gone.onmessage = gone.onclose = null
    gone.close()
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined
