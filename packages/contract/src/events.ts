import * as z from 'zod/mini'
import * as value from './values.ts'

/*
 * What goes over a WebSocket. It is opened with a ticket (sessions/tickets.ts), which is good for a minute and for one
 * connection, so that no token ever stands in an address.
 */

/** Where the room's WebSocket is; `ticket`, `peer` and, after a lost connection, `since` stand in its query. */
export const ROOM_SOCKET = '/api/room/'

/** `peer` is the browser's own name for itself, kept while the page stays; `since` the last event that it heard. */
export const roomQuery = z.object({
  ticket: z.string().check(z.maxLength(100)),
  peer: z.uuid(),
  since: z.optional(z.coerce.number().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER))),
})

/** Most characters of what one browser hands on to the other at once; a description of a call has a tenth of that. */
export const MAX_RELAYED = 60_000

/** What a browser in the room says: hand `body` on to the other one. Nobody on the way reads it. */
export const roomFrame = z.object({ to: z.uuid(), body: z.string().check(z.maxLength(MAX_RELAYED)) })
export type RoomFrame = z.infer<typeof roomFrame>

export type RoomRole = 'student' | 'coach'

/** What the room tells a browser in it. `id` rises; `since` takes it up. */
export type RoomEvent =
  /** The first one: the coach has opened the room, or not yet. */
  | { readonly type: 'welcome'; readonly id: number; readonly opened: boolean }
  /** Somebody came, or came back over another connection. */
  | {
      readonly type: 'joined'
      readonly id: number
      readonly role: RoomRole
      readonly peer: string
      readonly connection: string
    }
  /** A connection ended; `clean`: its browser had said so. */
  | {
      readonly type: 'left'
      readonly id: number
      readonly role: RoomRole
      readonly peer: string
      readonly connection: string
      readonly clean: boolean
    }
  | { readonly type: 'relay'; readonly id: number; readonly peer: string; readonly body: string }
  /** There may be something new to read in what the two write to each other. */
  | { readonly type: 'written' }

/** Where the WebSocket of a live page is; `ticket` stands in its query. */
export const LIVE_SOCKET = '/api/live/'

export const liveQuery = z.object({ ticket: z.string().check(z.maxLength(100)) })

/** Most coaches whose open times one page follows. */
export const MAX_WATCHED = 50

/** What a live page says: whose open times it shows, coaches' profile ids, in place of those that it said before. */
export const liveFrame = z.object({ watch: z.array(value.id).check(z.maxLength(MAX_WATCHED)) })
export type LiveFrame = z.infer<typeof liveFrame>

/** What a live page is told: never what has changed, only what to ask for again. */
export type LiveEvent =
  /** The sessions of whoever is signed in. */
  | { readonly type: 'sessions' }
  /** The open times of a coach whom the page watches. */
  | { readonly type: 'times'; readonly mentor_id: string }
  /** Nothing is new; the connection stands. Comes every 15 seconds. */
  | { readonly type: 'beat' }

/** Why the server ends a WebSocket, beside the codes of the standard. */
export const SOCKET_CLOSED = {
  /** The sign-in behind it ended. */
  signedOut: 4401,
  /** The window of the session is over, or the session was cancelled or moved. */
  roomClosed: 4410,
  /** The same person opened the room somewhere else, or more live pages than may be. */
  elsewhere: 4409,
  /** What came made no sense, or was too much. */
  refused: 4400,
} as const
