import type { Agent } from 'node:http'
import { issueTicket } from '@shinequo/contract/sessions/tickets'
import { openSocketAt } from '@shinequo/server/testing/room-guest'
import { post } from './claim-and-book.ts'

/** The product as programs in place of browsers reach it. */
export interface Way {
  readonly url: string
  readonly agent: Agent
}

/** A WebSocket that stands. */
export interface OpenPage {
  send(said: object): void
  /** Ends it as a browser does whose person leaves; resolves when it has ended. */
  leave(): Promise<void>
}

/**
 * Asks for a ticket as a browser does and opens a WebSocket with it: of a live page, or of the room of a session as
 * `peer`. `hear` is called with all that it is told.
 */
export async function openWithTicket<Event>(
  { url, agent }: Way,
  path: string,
  token: string,
  room: { readonly booking: string; readonly peer: string } | null,
  hear: (event: Event) => void,
): Promise<OpenPage> {
  const wanted = room ? { for: 'room', booking: room.booking } : { for: 'live' }
  const { ticket } = await post<{ ticket: string }>(agent, url, issueTicket.path, token, wanted)
  const query = new URLSearchParams({ ticket, ...(room && { peer: room.peer }) })
  const address = `${url.replace('http', 'ws')}${path}?${query}`
  const { socket, ended } = await openSocketAt<Event>(address, hear)
  return {
    send: (said) => socket.send(JSON.stringify(said)),
    leave: async () => {
      socket.close(1000)
      await ended
    },
  }
}
