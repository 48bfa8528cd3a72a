import { ROOM_SOCKET, type RoomEvent, type RoomFrame, SOCKET_CLOSED } from '@shinequo/contract/events'
import { issueTicket } from '@shinequo/contract/sessions/tickets'
import { call } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/error-catalogue.ts'

/** How long a lost connection is retried before the page gives up. */
export const GIVE_UP_MS = 120_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5000
/** Timeout for opening a connection. */
const OPEN_MS = 8000

export type Ending = 'signed-out' | 'closed' | 'elsewhere' | 'refused' | 'full' | 'lost'

export interface Listener {
  onEvent(event: RoomEvent): void
  /** The connection was opened, or was lost at `since` (by `performance.now()`) and is being retried. */
  onLine(state: { open: boolean; since: number }): void
  /** The connection ended and is not retried. */
  onEnd(ending: Ending, message: string): void
}

/** Relays messages to the other browser through the server. Reconnects automatically for two minutes. */
export class Signalling {
  readonly #booking: string
  readonly #listener: Listener
  /** This page's own id, for as long as it is open. */
  readonly #peer = crypto.randomUUID()
  readonly #waiting: RoomFrame[] = []
  #socket: WebSocket | undefined
  #heard: number | undefined
  #lostAt: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = FIRST_WAIT_MS
  #over = false
  /** Incremented per attempt, so that results of an old attempt are ignored. */
  #attempt = 0

  constructor(booking: string, listener: Listener) {
    this.#booking = booking
    this.#listener = listener
    addEventListener('online', this.#now)
    addEventListener('offline', this.#offline)
    void this.#open()
  }

  /** Sends a message to the other person's page; queued while disconnected. */
  send(to: string, body: string): void {
    const frame = { to, body }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
    else this.#waiting.push(frame)
  }

  /** Retries now instead of after the wait, and for two more minutes. */
  retry(): void {
    if (this.#over) return
    if (this.#lostAt !== undefined) this.#lostAt = performance.now()
    this.#wait = FIRST_WAIT_MS
    clearTimeout(this.#timer)
    void this.#open()
  }

  /** Leaves and tells the other side. */
  leave(): void {
    this.#finish()
    this.#socket?.close(1000, 'left')
  }

  readonly #now = () => this.#lostAt !== undefined && this.retry()
  /** The browser reports that it is offline: drops the connection without waiting for a timeout. */
  readonly #offline = () => {
    const gone = this.#socket
    this.#socket = undefined
    gone?.close()
    this.#lost()
  }

  async #open(): Promise<void> {
    this.#attempt += 1
    const mine = this.#attempt
    try {
      const { ticket } = await call(issueTicket, { body: { for: 'room', booking: this.#booking } })
      if (mine === this.#attempt && !this.#over) this.#connect(ticket)
    } catch (error) {
      if (mine !== this.#attempt || this.#over) return
      const ending = error instanceof ApiError ? endingOf(error) : null
      if (ending) this.#end(ending, (error as ApiError).message)
      else this.#lost()
    }
  }

  #connect(ticket: string): void {
    const query = new URLSearchParams({ ticket, peer: this.#peer })
    if (this.#heard !== undefined) query.set('since', String(this.#heard))
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${ROOM_SOCKET}?${query}`)
    this.#socket = socket
    const tooLong = setTimeout(() => socket.close(), OPEN_MS)
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return
      const event = JSON.parse(String(data)) as RoomEvent
      if ('id' in event) this.#heard = event.id
      if (event.type === 'welcome') this.#welcome(socket)
      this.#listener.onEvent(event)
    }
    socket.onclose = ({ code }) => {
      clearTimeout(tooLong)
      if (this.#socket !== socket || this.#over) return
      this.#socket = undefined
      const ending = ENDINGS[code]
      if (ending) this.#end(ending, '')
      else this.#lost()
    }
    socket.onopen = () => clearTimeout(tooLong)
  }

  #welcome(socket: WebSocket): void {
    this.#lostAt = undefined
    this.#wait = FIRST_WAIT_MS
    this.#listener.onLine({ open: true, since: 0 })
    for (const frame of this.#waiting.splice(0)) socket.send(JSON.stringify(frame))
  }

  #lost(): void {
    if (this.#over) return
    this.#lostAt ??= performance.now()
    if (performance.now() - this.#lostAt >= GIVE_UP_MS) {
      this.#end('lost', '')
      return
    }
    this.#listener.onLine({ open: false, since: this.#lostAt })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#open(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
  }

  #end(ending: Ending, message: string): void {
    this.#finish()
    this.#listener.onEnd(ending, message)
  }

  #finish(): void {
    this.#over = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#offline)
  }
}

const ENDINGS: Readonly<Record<number, Ending>> = {
  [SOCKET_CLOSED.signedOut]: 'signed-out',
  [SOCKET_CLOSED.roomClosed]: 'closed',
  [SOCKET_CLOSED.elsewhere]: 'elsewhere',
  [SOCKET_CLOSED.refused]: 'refused',
}

/** How a connection ends that retrying cannot fix; null for timeouts and server errors. */
function endingOf({ status }: ApiError): Ending | null {
  if (status === 401) return 'signed-out'
  return status >= 400 && status < 500 && status !== 429 && status !== 408 ? 'closed' : null
}
