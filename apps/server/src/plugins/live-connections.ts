import { SOCKET_CLOSED } from '@shinequo/contract/events'
import type { WebSocket } from 'ws'
import type { Context } from './context.ts'
import type { Actor } from './tokens.ts'

/** How often the other end is asked for a sign of life. One that gives none until the next time is gone. */
const BEAT_MS = 15_000
/** How long a browser that is told to go may take before its connection is cut. */
const FAREWELL_MS = 1000
/** The standard's: the server goes down, try again. */
const RESTART = 1012

interface Live {
  readonly socket: WebSocket
  readonly actor: Actor
  readonly signInEndsAt: number
  readonly onBeat: () => void
  answered: boolean
}

/** Every WebSocket of this process: each ends with its sign-in, with its silence, or when the process stops. */
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

  /** Keeps watch over a connection until it ends; `onBeat` is called every 15 seconds. */
  add(socket: WebSocket, actor: Actor, signInEndsAt: number, onBeat: () => void): void {
    const live = { socket, actor, signInEndsAt, onBeat, answered: true }
    this.#all.add(live)
    socket.on('pong', () => {
      live.answered = true
    })
    socket.on('close', () => this.#all.delete(live))
    // What was ended between the look at the ticket and now.
    this.#endIfSignedOut(live)
  }

  /** Tells every browser to come back in a moment: another server, or this one again, answers then. */
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

/** Ends a connection with a code; a browser that does not answer that is cut off. */
export function endSocket(socket: WebSocket, code: number): void {
  socket.close(code)
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
}
