import { randomUUID } from 'node:crypto'
import {
  type RoomEvent,
  type RoomFrame,
  type RoomRole,
  roomFrame,
  SOCKET_CLOSED,
} from '@shinequo/contract/events'
import { rule } from '@shinequo/contract/rules'
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import { type RoomState, roomState, roomWindow } from '@shinequo/domain/sessions/session-state'
import type { WebSocket } from 'ws'
import { sessionsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { MAX_NOTIFIED_KEYS, notifyKeys } from '../../../plugins/database/notify-keys.ts'
import { getProgramme } from '../../../plugins/database/programme-settings.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { endSocket, type LiveConnections } from '../../../plugins/live-connections.ts'
import { meetingElsewhere } from '../../../plugins/meeting-place.ts'
import { NotificationBatcher } from '../../../plugins/notification-batcher.ts'
import { iceServers, wayOf } from '../../../plugins/relay.ts'
import { ROOMS_CHANGED, ROOMS_WRITTEN } from '../../../plugins/room-notifications.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { issueTicket, redeemTicket, type TicketHolder } from '../../accounts/tickets/service.ts'
import { roomRole } from '../access.ts'
import { presentRoom } from '../presenter.ts'
import { deleteDelivered, insertSignal, type SignalRow, signalsAfter } from '../signals/queries.ts'
import { forgetDelivered, SignalSweep, storeRelayed } from '../signals/service.ts'
import * as queries from './queries.ts'

/** The room of a session for one of its two people; not found for anybody else. */
export async function room(context: Context, actor: Actor, bookingId: string): Promise<Outcome<SessionRoom>> {
  const row = await queries.roomOf(context.database.root, bookingId)
  const role = row && roomRole(actor, row)
  if (!row || !role) return refuse('not_found')
  const now = context.clock.now()
  const { env, digest } = context
  const { directCalls } = await getProgramme(context.database.root)
  const elsewhere = meetingElsewhere(context, row, now)
  // A pseudonymous name, so that the relay's log identifies nobody.
  const id = digest('relay', `${bookingId} ${role}`).slice(0, 16)
  const { closes } = roomWindow({ start: row.starts_at.getTime(), end: row.ends_at.getTime() })
  const opens = stateOf(row, now) === 'open' && elsewhere === null
  const ice_servers = opens ? iceServers(env, id, closes) : []
  return ok(presentRoom(row, role, now, { elsewhere, network: wayOf(env, directCalls), ice_servers }))
}

const REFUSALS = { early: 'room_early', closed: 'room_closed', cancelled: 'session_cancelled' } as const

/** The role in which the caller may enter the room of a session now, or a refusal. */
async function mayEnter(context: Context, actor: Actor, bookingId: string): Promise<Outcome<RoomRole>> {
  const row = await queries.roomOf(context.database.root, bookingId)
  const role = row && roomRole(actor, row)
  if (!row || !role) return refuse('not_found')
  const now = context.clock.now()
  const may = mayBeIn(row, now)
  if (!may.ok) return may
  return meetingElsewhere(context, row, now) === null ? ok(role) : refuse('room_elsewhere')
}

/** Whether the room of a session is open to its two people at an instant. */
export function mayBeIn(row: queries.RoomRow, now: number): Outcome<null> {
  const state = stateOf(row, now)
  return state === 'open' ? ok(null) : refuse(REFUSALS[state])
}

function stateOf({ status, starts_at, ends_at }: queries.RoomRow, now: number): RoomState {
  const times = { start: starts_at.getTime(), end: ends_at.getTime() }
  return roomState({ ...times, cancelled: status === 'cancelled' }, now)
}

/** Issues a ticket for a room to a caller who may enter it now. */
export async function roomTicket(
  context: Context,
  actor: Actor,
  bookingId: string | undefined,
): Promise<Outcome<{ ticket: string }>> {
  if (bookingId === undefined)
    return refuse('invalid_input', { errors: { booking: rule('session_required') } })
  const may = await mayEnter(context, actor, bookingId)
  if (!may.ok) return may
  const ticket = await issueTicket(context, actor, { kind: 'room', bookingId })
  return ticket === undefined ? refuse('unauthorized') : ok({ ticket })
}

/** A person who may enter a room, checked again when the ticket was presented. */
export interface Guest extends Omit<TicketHolder, 'place'> {
  readonly bookingId: string
  readonly role: RoomRole
}

/** Consumes a ticket and returns its holder, if they still may enter. */
export async function admit(context: Context, ticket: string): Promise<Outcome<Guest>> {
  const admitted = await redeemTicket(context, ticket)
  if (admitted?.place.kind !== 'room') return refuse('unauthorized')
  const { actor, signInEndsAt, place } = admitted
  const may = await mayEnter(context, actor, place.bookingId)
  return may.ok ? ok({ actor, signInEndsAt, bookingId: place.bookingId, role: may.value }) : may
}

const CHANNEL = 'rooms'
/** The longest delay for notifications of other servers. After that a call has been restarted. */
const NOTIFY_WITHIN_MS = 30_000
const ROWS_AT_A_TIME = 200
/** The most messages from one browser in ten seconds: twenty times what starting a call needs. */
const MAX_FRAMES = 600
const FRAMES_WINDOW_MS = 10_000
/** The most signals stored in one transaction. */
const MAX_BATCH = 50

/** A connection from this process to a room. */
interface Seat extends queries.Member {
  readonly socket: WebSocket
  /** The number of the last signal that was sent to it. */
  heard: number
  /** The number of the last data of the other browser that was sent to it. */
  relayed: number
  /** Its messages are processed one after another. */
  turn: Promise<void>
  /** Its messages that are not processed yet. */
  readonly said: string[]
  frames: number
  clean: boolean
}

/**
 * The rooms with connections in this process. Signals are stored and delivered to the other person on whichever server
 * they are connected to; notifications to other processes carry ids only.
 */
export class Rooms {
  readonly #context: Context
  readonly #live: LiveConnections
  readonly #seats = new Map<string, Set<Seat>>()
  /** Rooms whose new signals are being delivered; true if more have arrived since. */
  readonly #pumping = new Map<string, boolean>()
  readonly #others: NotificationBatcher
  readonly #farewells = new Set<Promise<void>>()
  readonly #sweep: SignalSweep
  /** Sent among the ids, so that this process recognises its own notifications: it has read those rooms. */
  readonly #self: string = randomUUID()

  constructor(context: Context, live: LiveConnections) {
    this.#context = context
    this.#live = live
    this.#sweep = new SignalSweep(context)
    this.#others = new NotificationBatcher(
      (ids) => notifyKeys(context.database.background.root, CHANNEL, [...ids, this.#self]),
      MAX_NOTIFIED_KEYS - 1,
      NOTIFY_WITHIN_MS,
      (error) => context.log.warn({ err: error }, 'other servers were not told of a room'),
    )
  }

  /** Subscribes to signals from other processes. Call it once, before the process serves requests. */
  async watch(): Promise<void> {
    const { database } = this.#context
    const each = (work: (id: string) => void) => (payload: string) => {
      const ids = JSON.parse(payload) as string[]
      if (!ids.includes(this.#self)) for (const id of ids) work(id)
    }
    const all = (work: (id: string) => void) => () => {
      for (const id of this.#seats.keys()) work(id)
    }
    const [look, read] = [(id: string) => this.#lookAgain(id), (id: string) => this.#tellWritten(id)]
    await database.listen(ROOMS_CHANGED, each(look), all(look))
    await database.listen(ROOMS_WRITTEN, each(read), all(read))
    if (database.engine !== 'postgres') return
    await database.listen(
      CHANNEL,
      each((id) => this.#pump(id)),
      all((id) => this.#pump(id)),
    )
  }

  /** Called when a session was cancelled or moved: disconnects everybody who may no longer be in its room. */
  #lookAgain(bookingId: string): void {
    for (const seat of this.#seats.get(bookingId) ?? []) void this.#inTurn(seat, () => this.#beat(seat))
  }

  /** Called when one of the two wrote a message. Their browsers load the message themselves. */
  #tellWritten(bookingId: string): void {
    for (const seat of this.#seats.get(bookingId) ?? []) tell(seat, { type: 'written' })
  }

  /** Waits until the departures of all ended connections are stored, and makes no database queries after that. */
  async settled(): Promise<void> {
    await this.#sweep.stop()
    while (this.#farewells.size > 0) await Promise.all(this.#farewells)
  }

  /** Seats a guest. `since` is the last event that the same page received over a connection that was lost. */
  seat(socket: WebSocket, guest: Guest, peer: string, since: number | undefined): void {
    const { bookingId, role } = guest
    const member = { bookingId, role, peer, connection: randomUUID() }
    const seat: Seat = {
      ...member,
      socket,
      heard: Number.MAX_SAFE_INTEGER,
      relayed: 0,
      turn: Promise.resolve(),
      said: [],
      frames: 0,
      clean: false,
    }
    socket.on('message', (data, isBinary) => {
      seat.said.push(isBinary ? '' : String(data))
      this.#inTurn(seat, () => this.#hear(seat))
    })
    socket.on('pong', (data) => this.#forget(seat, Number(data)))
    socket.on('close', (code) => {
      // Browsers send this code when the person leaves. A page that is closed or reloaded sends 1001.
      seat.clean = code === 1000
      const farewell = this.#inTurn(seat, () => this.#leave(seat))
      this.#farewells.add(farewell)
      void farewell.finally(() => this.#farewells.delete(farewell))
    })
    this.#live.add('room', socket, guest, () => this.#inTurn(seat, () => this.#beat(seat)))
    this.#inTurn(seat, () => this.#enter(seat, since))
  }

  /** Runs `work` for a seat after its earlier work. A failure ends the connection, and the page reconnects. */
  #inTurn(seat: Seat, work: () => Promise<void>): Promise<void> {
    seat.turn = seat.turn.then(work).catch((error) => {
      this.#context.log.warn({ err: error }, 'a connection to a room failed')
      endSocket(seat.socket, 1011)
    })
    return seat.turn
  }

  async #enter(seat: Seat, since: number | undefined): Promise<void> {
    const now = this.#now()
    const { opened, id } = await this.#context.database.transaction(async (trx) => {
      const opened = await queries.enter(trx, seat, now)
      if (since !== undefined) await deleteDelivered(trx, seat, since)
      return { opened, id: await insertSignal(trx, seat, { kind: 'joined' }, now) }
    })
    const seats = this.#seats.get(seat.bookingId) ?? new Set()
    this.#seats.set(seat.bookingId, seats.add(seat))
    seat.heard = Math.min(since ?? id, id)
    tell(seat, { type: 'welcome', id: seat.heard, opened })
    this.#announce(seat.bookingId)
    await this.#showWaiting(seat)
  }

  /**
   * Processes everything that arrived meanwhile at once: a browser sends a dozen messages in a row when a call starts.
   */
  async #hear(seat: Seat): Promise<void> {
    const said = seat.said.splice(0, MAX_BATCH)
    const frames: RoomFrame[] = []
    for (const text of said) {
      seat.frames += 1
      if (seat.frames === 1) setTimeout(() => (seat.frames = 0), FRAMES_WINDOW_MS).unref()
      const frame = seat.frames > MAX_FRAMES ? undefined : frameOf(text)
      if (!frame) return endSocket(seat.socket, SOCKET_CLOSED.refused)
      frames.push(frame)
    }
    if (frames.length === 0) return
    if (await storeRelayed(this.#context, seat, frames)) this.#announce(seat.bookingId)
    else tell(seat, { type: 'full' })
  }

  /**
   * Deletes data as soon as its browser has answered the ping that followed it, which proves that the data arrived. What
   * a lost connection swallowed stays for the next one.
   */
  #forget(seat: Seat, upTo: number): void {
    if (upTo > 0 && upTo <= seat.relayed)
      void this.#inTurn(seat, () => forgetDelivered(this.#context, seat, upTo))
  }

  /** Records a heartbeat. Ends the connection if the session was cancelled or moved or its window is over. */
  async #beat(seat: Seat): Promise<void> {
    const now = this.#now()
    const row = await queries.roomOf(this.#context.database.root, seat.bookingId)
    if (!row || stateOf(row, now.getTime()) !== 'open') {
      return endSocket(seat.socket, SOCKET_CLOSED.roomClosed)
    }
    await this.#context.database.transaction((trx) => queries.recordSeen(trx, seat, now))
  }

  async #leave(seat: Seat): Promise<void> {
    const seats = this.#seats.get(seat.bookingId)
    seats?.delete(seat)
    if (seats?.size === 0) this.#seats.delete(seat.bookingId)
    await this.#context.database.transaction(async (trx) => {
      await queries.lockRoom(trx, seat.bookingId)
      await queries.leave(trx, seat)
      const body = seat.clean ? 'clean' : ''
      await insertSignal(trx, seat, { kind: 'left', body }, this.#now())
    })
    this.#announce(seat.bookingId)
    await this.#showWaiting(seat)
  }

  /** Makes the coach's open day load again, which says whether the student waits. */
  async #showWaiting({ bookingId }: Seat): Promise<void> {
    const row = await queries.roomOf(this.#context.database.root, bookingId)
    if (row) sessionsChanged(this.#context, [row.coach_id])
  }

  #announce(bookingId: string): void {
    this.#sweep.stored()
    this.#pump(bookingId)
    if (this.#context.database.engine === 'postgres') this.#others.add([bookingId])
  }

  /** Delivers the new signals of a room, one run at a time, so that everybody receives them in order. */
  #pump(bookingId: string): void {
    if (!this.#seats.has(bookingId)) return
    if (this.#pumping.has(bookingId)) {
      this.#pumping.set(bookingId, true)
      return
    }
    void this.#handOut(bookingId)
  }

  async #handOut(bookingId: string): Promise<void> {
    try {
      do {
        this.#pumping.set(bookingId, false)
        await this.#handOutOnce(bookingId)
      } while (this.#pumping.get(bookingId))
    } catch (error) {
      this.#context.log.warn({ err: error }, 'what was said in a room could not be read')
      for (const { socket } of this.#seats.get(bookingId) ?? []) endSocket(socket, 1011)
    } finally {
      this.#pumping.delete(bookingId)
    }
  }

  async #handOutOnce(bookingId: string): Promise<void> {
    for (;;) {
      const seats = [...(this.#seats.get(bookingId) ?? [])]
      if (seats.length === 0) return
      const from = Math.min(...seats.map(({ heard }) => heard))
      const rows = await signalsAfter(this.#context.database.root, bookingId, from, ROWS_AT_A_TIME)
      const before = seats.map(({ relayed }) => relayed)
      for (const row of rows) for (const seat of seats) hand(row, seat)
      for (const [at, { socket, relayed }] of seats.entries()) {
        if (relayed !== before[at]) socket.ping(String(relayed))
      }
      if (rows.length < ROWS_AT_A_TIME) return
    }
  }

  #now(): Date {
    return new Date(this.#context.clock.now())
  }
}

function frameOf(text: string): RoomFrame | undefined {
  try {
    return roomFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Sends a seat a signal that is new and meant for it. If a person has several connections, only the newest is kept. */
function hand(row: SignalRow, seat: Seat): void {
  if (row.id <= seat.heard) return
  seat.heard = row.id
  const { id, kind, role, peer, connection, to_peer, body } = row
  if (role === seat.role) {
    if (kind === 'joined' && connection !== seat.connection) endSocket(seat.socket, SOCKET_CLOSED.elsewhere)
    return
  }
  if (kind === 'relay') {
    if (to_peer !== seat.peer) return
    seat.relayed = id
    tell(seat, { type: 'relay', id, peer, body })
  } else if (kind === 'joined') tell(seat, { type: 'joined', id, role, peer, connection })
  else tell(seat, { type: 'left', id, role, peer, connection, clean: body === 'clean' })
}

function tell({ socket }: Seat, event: RoomEvent): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event))
}
