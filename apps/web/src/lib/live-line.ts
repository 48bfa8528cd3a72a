import { LIVE_SOCKET, type LiveEvent, MAX_WATCHED } from '@shinequo/contract/events'
import { issueTicket } from '@shinequo/contract/sessions/tickets'
import type { Query, QueryClient } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { ApiError } from './error-catalogue.ts'
import { isOnline, onOnlineChange } from './use-online.ts'

/** Bounds of the wait before a lost connection is tried again, in milliseconds. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [1000, 30_000]
/** A page that has been without a connection for so long says so. */
const SHOW_OFFLINE_AFTER_MS = 5000
/** The server says something every 15 seconds. */
const SILENCE_MS = 40_000
/** A page that nobody has looked at for so long lets its connection go. */
const HIDDEN_MS = 60_000
/** The server tells a page that comes of the last ten seconds; what was read before that is read anew. */
const STALE_AFTER_MS = 8000

/** 'off': there is no connection, and it is tried again; 'out': the sign-in has ended, and no try can change that. */
export type LiveState = 'on' | 'off' | 'out'

const isLive = ({ meta }: Query) => meta?.live !== undefined || meta?.timesOf !== undefined

/**
 * The one connection by which a page hears what to ask for again. It is opened when an answer is shown that others change
 * (the query's `meta` says so), comes back by itself when it was lost, and lets what is shown be read anew then.
 */
export class LiveLine {
  readonly #queries: QueryClient
  readonly #onState: (state: LiveState) => void
  readonly #stops: (() => void)[]
  #socket: WebSocket | undefined
  /** Counted, so that what comes of an old try is not taken for the new one's. */
  #try = 0
  #wait = FIRST_WAIT_MS
  #retry: Timer
  #say: Timer
  #silence: Timer
  #rest: Timer
  /** What it is about to look at again. */
  #soon: Timer
  #phase: 'idle' | 'trying' | 'open' | 'over' = 'idle'
  #wasOpen = false
  #watched = ''

  /** `onState` hears whether the page is live, from the first trouble on. */
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
        // One that is still being made is lost too: a browser may go on making it, and nobody would ask for another.
        else if (this.#socket) this.#lost()
      }),
      listen(document, 'visibilitychange', () => this.#seen()),
      // A page that is put aside for Back must hold no connection.
      listen(window, 'pagehide', () => this.#sleep()),
      listen(window, 'pageshow', () => this.#again()),
    ]
    this.#look()
  }

  /** Ends it for good. */
  end(): void {
    this.#phase = 'over'
    for (const stop of this.#stops) stop()
    for (const timer of [this.#soon, this.#rest]) clearTimeout(timer)
    this.#hush()
    this.#drop()
  }

  /** Opens the line when the page shows something that it is for, and says whose times those are. */
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
    else this.#again()
  }

  #sleep(): void {
    if (this.#phase === 'over') return
    this.#drop()
    this.#hush()
    this.#phase = 'idle'
  }

  /** Tries at once what it would try later. */
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
    const late = Date.now() - STALE_AFTER_MS
    // What has not come yet is on its way, or its part of the page offers another try.
    const isOld = ({ state: { data, dataUpdatedAt } }: Query) => data !== undefined && dataUpdatedAt < late
    this.#readAnew((query) => isLive(query) && (wasOpen || isOld(query)))
  }

  #hear(event: LiveEvent): void {
    this.#hearSoon()
    if (event.type === 'sessions') this.#readAnew(({ meta }) => meta?.live === 'sessions')
    else if (event.type === 'times') this.#readAnew(({ meta }) => meta?.timesOf === event.mentor_id)
  }

  #readAnew(predicate: (query: Query) => boolean): void {
    void this.#queries.invalidateQueries({ predicate })
  }

  /** A connection from which nothing comes is none. */
  #hearSoon(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(), SILENCE_MS)
  }

  #lost(): void {
    this.#drop()
    this.#sayLater()
    // Not all at once, when a server that many pages were connected to has gone.
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

  /** Lets go of the connection, or of the try at one, that there is. */
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
