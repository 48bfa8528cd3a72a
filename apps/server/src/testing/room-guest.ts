import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOM_SOCKET, type RoomEvent } from '@shinequo/contract/events'
import { issueTicket } from '@shinequo/contract/sessions/tickets'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import type { Actor } from '../plugins/tokens.ts'
import type { AssembledApp } from './assembled-app.ts'

/** How long a test waits for an expected event. */
const PATIENCE_MS = 10_000

/** A program that enters a room in place of a browser. */
export interface RoomGuest {
  readonly events: RoomEvent[]
  /** The first event that matches, received already or later. */
  heard<T extends RoomEvent['type']>(
    type: T,
    fits?: (event: Extract<RoomEvent, { type: T }>) => boolean,
  ): Promise<Extract<RoomEvent, { type: T }>>
  say(to: string, body: string): void
  send(text: string): void
  close(code?: number): void
  /** Cuts the connection without a closing handshake. */
  cut(): void
  /** The close code of the connection, once it is closed. */
  readonly ended: Promise<number>
}

/** Makes an application listen on a free port, if it does not yet. Returns the address. */
export async function listening(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Requests a ticket, for a live page if no session is named. Returns status, code and, on success, the ticket. */
export async function askForTicket(
  { app, context }: AssembledApp,
  as: Actor,
  booking?: string,
): Promise<{ status: number; code?: string; ticket: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${issueTicket.path}`,
    headers: { authorization: `Bearer ${context.tokens.sign(as)}` },
    payload: booking === undefined ? { for: 'live' } : { for: 'room', booking },
  })
  return { status: answer.statusCode, ...answer.json() }
}

/**
 * Opens a WebSocket and stores its events, as a page of `origin` if there is one. Rejects with the HTTP status if
 * refused.
 */
export async function openSocket<Event>(app: FastifyInstance, path: string, origin?: string) {
  const events: Event[] = []
  const address = `ws://${await listening(app)}${path}`
  return { ...(await openSocketAt<Event>(address, (event) => events.push(event), origin)), events }
}

/** Opens a WebSocket at an address and calls `hear` with every event. Rejects as above. */
export async function openSocketAt<Event>(address: string, hear: (event: Event) => void, origin?: string) {
  const socket = new WebSocket(address, { ...(origin !== undefined && { origin }) })
  socket.on('message', (data) => hear(JSON.parse(String(data))))
  const ended = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
    socket.on('unexpected-response', (_request, response) => {
      reject(response.statusCode)
      socket.terminate()
    })
  })
  return { socket, ended }
}

/** Opens the WebSocket of a room with a ticket. Rejects with the HTTP status if refused. */
export async function enterWith(
  app: FastifyInstance,
  query: { ticket: string; peer: string; since?: number },
  origin?: string,
): Promise<RoomGuest> {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const { socket, events, ended } = await openSocket<RoomEvent>(app, `${ROOM_SOCKET}?${search}`, origin)
  return {
    events,
    heard: async (type, fits = () => true) => {
      for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(5)) {
        const found = events.find((event) => event.type === type && fits(event as never))
        if (found) return found as never
      }
      throw new Error(`No ${type} came; heard: ${JSON.stringify(events)}`)
    },
    say: (to, body) => socket.send(JSON.stringify({ to, body })),
    send: (text) => socket.send(text),
    close: (code = 1000) => socket.close(code),
    cut: () => socket.terminate(),
    ended,
  }
}

/** Requests a ticket and enters with it. */
export async function enterAs(
  assembled: AssembledApp,
  as: Actor,
  booking: string,
  peer: string,
  since?: number,
): Promise<RoomGuest> {
  const { ticket } = await askForTicket(assembled, as, booking)
  return enterWith(assembled.app, { ticket, peer, ...(since !== undefined && { since }) })
}
