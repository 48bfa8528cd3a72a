import { issueTicket } from '@shinequo/contract/sessions/tickets'
import { openSocketAt } from '@shinequo/server/testing/room-guest'
import { post } from './http-client.ts'

/** An open WebSocket. */
export interface OpenPage {
  send(said: object): void
  /** Closes it like a browser whose user leaves. Resolves when it is closed. */
  leave(): Promise<void>
}

/**
 * Requests a ticket like a browser and opens a WebSocket with it: for a live page, or for the room of a session as
 * `peer`. Calls `hear` with every message.
 */
export async function openWithTicket<Event>(
  url: string,
  path: string,
  token: string,
  room: { readonly booking: string; readonly peer: string } | null,
  hear: (event: Event) => void,
): Promise<OpenPage> {
  const wanted = room ? { for: 'room', booking: room.booking } : { for: 'live' }
  const { ticket } = await post<{ ticket: string }>(url, issueTicket.path, token, wanted)
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
