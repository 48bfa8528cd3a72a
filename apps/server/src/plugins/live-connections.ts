import { SOCKET_CLOSED } from '@shinequo/contract/events'
import type { WebSocket } from 'ws'
import type { Context } from './context.ts'
import type { Actor } from './tokens.ts'

/** How often a ping is sent. A client that has not answered by the next ping is disconnected. */
const BEAT_MS = 15_000
/** How long a browser may take to close the connection before it is terminated. */
const FAREWELL_MS = 1000
/** The close code of RFC 6455's registry for a restarting service. */
const RESTART = 1012

/** Whether a connection is that of a session's room or of an open page. */
type LiveKind = 'room' | 'page'

interface Live {
  readonly kind: LiveKind
  readonly socket: WebSocket
  readonly actor: Actor
  readonly signInEndsAt: number
  readonly onBeat: () => void
  answered: boolean
}

/** Who opened a connection, and when their sign-in ends at the latest, in epoch milliseconds. */
interface SignedIn {
  readonly actor: Actor
  readonly signInEndsAt: number
}

/** Every WebSocket of this process. Each is closed when its sign-in ends, when it stops answering, or at shutdown. */
export class LiveConnections {
  readonly #context: Context
  readonly #all = new Set<Live>()
  readonly #timer: NodeJS.Timeout
  readonly #stopListening: () => void

  constructor(context: Context, beatMs = BEAT_MS) {
    this.#context = context
    this.#timer = setInterval(() => this.#beat(), beatMs).unref()
    this.#stopListening = context.tokens.onEnd(() => this.#endSignedOut())
  }

  /** Watches a connection until it closes, and calls `onBeat` every 15 seconds. */
  add(kind: LiveKind, socket: WebSocket, { actor, signInEndsAt }: SignedIn, onBeat: () => void): void {
    const live = { kind, socket, actor, signInEndsAt, onBeat, answered: true }
    this.#all.add(live)
    socket.on('pong', () => {
      live.answered = true
    })
    socket.on('close', () => this.#all.delete(live))
    // The sign-in may have ended since the ticket was checked.
    this.#endIfSignedOut(live)
  }

  /** How many connections of each kind are open. */
  counts(): Readonly<Record<LiveKind, number>> {
    const counts = { room: 0, page: 0 }
    for (const { kind } of this.#all) counts[kind] += 1
    return counts
  }

  /** Asks every browser to reconnect in a moment, to another server or to this one after its restart. */
  stop(): void {
    clearInterval(this.#timer)
    this.#stopListening()
    for (const { socket } of this.#all) endSocket(socket, RESTART)
  }

  #endSignedOut(): void {
    for (const live of this.#all) this.#endIfSignedOut(live)
  }

  #endIfSignedOut({ socket, actor, signInEndsAt }: Live): void {
    if (signInEndsAt <= this.#context.clock.now() || !this.#context.tokens.stands(actor)) {
      endSocket(socket, SOCKET_CLOSED.signedOut)
    }
  }

  #beat(): void {
    this.#endSignedOut()
    for (const live of this.#all) {
      if (!live.answered) {
        live.socket.terminate()
        continue
      }
      live.answered = false
      live.socket.ping()
      live.onBeat()
    }
  }
}

/** Closes a connection with a code, and terminates it if the browser does not answer. */
export function endSocket(socket: WebSocket, code: number): void {
  socket.close(code)
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
}
