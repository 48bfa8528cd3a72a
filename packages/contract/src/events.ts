import * as z from 'zod/mini'
import * as value from './values.ts'

/*
 * What is sent over a WebSocket. It is opened with a ticket (sessions/tickets.ts) that is valid for a minute and for
 * one connection, so that no token appears in a URL.
 */

/** The address of the room's WebSocket. Its query has `ticket`, `peer` and, after a lost connection, `since`. */
export const ROOM_SOCKET = '/api/room/'

/**
 * `peer` is an id that the browser chose for itself and keeps while the page is open. `since` is the last event it
 * received.
 */
export const roomQuery = z.object({
  ticket: z.string().check(z.maxLength(100)),
  peer: z.uuid(),
  since: z.optional(z.coerce.number().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER))),
})

/** Most characters that one browser relays to the other in one frame. A call's description has a tenth of that. */
export const MAX_RELAYED = 60_000

/** A frame from a browser in the room: relay `body` to the other browser. The server does not read it. */
export const roomFrame = z.object({ to: z.uuid(), body: z.string().check(z.maxLength(MAX_RELAYED)) })
export type RoomFrame = z.infer<typeof roomFrame>

export type RoomRole = 'student' | 'coach'

/** An event that the room sends to a browser. `id` increases; `since` resumes after it. */
export type RoomEvent =
  /** The first event: whether the coach has opened the room. */
  | { readonly type: 'welcome'; readonly id: number; readonly opened: boolean }
  /** Somebody joined, or reconnected. */
  | {
      readonly type: 'joined'
      readonly id: number
      readonly role: RoomRole
      readonly peer: string
      readonly connection: string
    }
  /** A connection ended. `clean`: its browser had announced it. */
  | {
      readonly type: 'left'
      readonly id: number
      readonly role: RoomRole
      readonly peer: string
      readonly connection: string
      readonly clean: boolean
    }
  | { readonly type: 'relay'; readonly id: number; readonly peer: string; readonly body: string }
  /** What the browser has just sent was dropped: its side has sent more than a call needs. */
  | { readonly type: 'full' }
  /** The two may have new messages to read in their chat. */
  | { readonly type: 'written' }

/** The address of a live page's WebSocket. Its query has `ticket`. */
export const LIVE_SOCKET = '/api/live/'

export const liveQuery = z.object({ ticket: z.string().check(z.maxLength(100)) })

/** Most coaches whose open times one page can follow. */
export const MAX_WATCHED = 50

/**
 * A frame from a live page: the profile ids of the coaches whose open times it shows. It replaces the previous list.
 */
export const liveFrame = z.object({ watch: z.array(value.id).check(z.maxLength(MAX_WATCHED)) })
export type LiveFrame = z.infer<typeof liveFrame>

/** An event to a live page. It never carries data, only what to fetch again. */
export type LiveEvent =
  /** The sessions of the signed-in person. */
  | { readonly type: 'sessions' }
  /** The open times of a coach that the page watches. */
  | { readonly type: 'times'; readonly mentor_id: string }
  /** What waits for administrators; sent to them alone. */
  | { readonly type: 'needs' }
  /** A heartbeat, sent every 15 seconds: nothing changed, and the connection works. */
  | { readonly type: 'beat' }

/** Why the server closes a WebSocket, in addition to the standard codes. */
export const SOCKET_CLOSED = {
  /** The sign-in that opened it ended. */
  signedOut: 4401,
  /** The room's time is over, or the session was cancelled or moved. */
  roomClosed: 4410,
  /** The same person opened the room elsewhere, or has too many live pages open. */
  elsewhere: 4409,
  /** The frame was invalid, or there were too many. */
  refused: 4400,
} as const
