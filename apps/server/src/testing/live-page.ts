import { setTimeout as sleep } from 'node:timers/promises'
import { LIVE_SOCKET, type LiveEvent } from '@shinequo/contract/events'
import type { Actor } from '../plugins/tokens.ts'
import type { AssembledApp } from './assembled-app.ts'
import { askForTicket, openSocket } from './room-guest.ts'

/** How long a test waits for an expected event. */
const PATIENCE_MS = 10_000

/** A program that acts as a page with live updates. */
export interface LivePage {
  /** The events received and not taken yet. */
  readonly events: LiveEvent[]
  /** Waits for this event and takes it. */
  told(event: LiveEvent): Promise<void>
  watch(...coachIds: string[]): void
  send(text: string): void
  close(): void
  /** The close code of the connection, once it is closed. */
  readonly ended: Promise<number>
}

/** Opens a live page with a ticket. Rejects with the HTTP status if refused. */
export async function openWith({ app }: AssembledApp, ticket: string): Promise<LivePage> {
  const query = new URLSearchParams({ ticket })
  const { socket, events, ended } = await openSocket<LiveEvent>(app, `${LIVE_SOCKET}?${query}`)
  return {
    events,
    told: async (event) => {
      const wanted = JSON.stringify(event)
      for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(5)) {
        const at = events.findIndex((one) => JSON.stringify(one) === wanted)
        if (at >= 0) return void events.splice(at, 1)
      }
      throw new Error(`${wanted} did not come; told: ${JSON.stringify(events)}`)
    },
    watch: (...coachIds) => socket.send(JSON.stringify({ watch: coachIds })),
    send: (text) => socket.send(text),
    close: () => socket.close(),
    ended,
  }
}

/** Requests a ticket and opens a live page with it. */
export async function openAs(assembled: AssembledApp, as: Actor): Promise<LivePage> {
  return openWith(assembled, (await askForTicket(assembled, as)).ticket)
}
