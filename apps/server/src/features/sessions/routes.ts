import { LIVE_SOCKET, liveQuery, ROOM_SOCKET, roomQuery } from '@shinequo/contract/events'
import { getSession } from '@shinequo/contract/sessions'
import { listChat, sendChat } from '@shinequo/contract/sessions/chat'
import { getCoachCalendar } from '@shinequo/contract/sessions/coach-calendar'
import { getCoachDay } from '@shinequo/contract/sessions/coach-day'
import {
  addNote,
  changeNote,
  deleteNote,
  listSharedNotes,
  seeSharedNote,
} from '@shinequo/contract/sessions/notes'
import { getRoom } from '@shinequo/contract/sessions/room'
import { listCoachStudents, openStudent } from '@shinequo/contract/sessions/students'
import { issueTicket } from '@shinequo/contract/sessions/tickets'
import { getWrapUp } from '@shinequo/contract/sessions/wrap-up'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { refuse, sendRefusal } from '../../plugins/errors.ts'
import { counted, openScaledLimit } from '../../plugins/limits.ts'
import type { LiveConnections } from '../../plugins/live-connections.ts'
import { isOwnOrigin } from '../../plugins/socket-origin.ts'
import type { TicketHolder } from '../accounts/tickets/service.ts'
import * as chat from './chat/service.ts'
import * as pages from './live/service.ts'
import * as page from './page/service.ts'
import * as rooms from './room/service.ts'
import * as service from './service.ts'
import * as wrapUps from './wrap-up/service.ts'

/** A coach's day, what coaches know about the students they meet, and their notes. */
export function registerSessions(serve: Serve, context: Context): void {
  serve(listCoachStudents, ({ actor }) => service.listStudents(context, actor))
  serve(openStudent, ({ actor, params }) => service.openStudent(context, actor, params.id))
  const noteLimit = openScaledLimit(context, { name: 'coach-note', times: 100, seconds: 3600 })
  serve(
    addNote,
    async ({ actor, params, body }) =>
      (await counted([noteLimit, actor.accountId])) ?? service.addNote(context, actor, params.id, body),
  )
  serve(changeNote, ({ actor, params, body }) => service.changeNote(context, actor, params.id, body))
  serve(deleteNote, ({ actor, params }) => service.deleteNote(context, actor, params.id))
  serve(getCoachDay, ({ actor, query }) => service.coachDay(context, actor, query.date))
  serve(getCoachCalendar, ({ actor, query }) => service.coachCalendar(context, actor, query.from))
  serve(getWrapUp, ({ actor, params }) => wrapUps.wrapUp(context, actor, params.id))
  serve(getSession, ({ actor, params }) => page.sessionDetails(context, actor, params.id))
  serve(getRoom, ({ actor, params }) => rooms.room(context, actor, params.id))
  const chatLimit = chat.openChatLimit(context)
  serve(listChat, ({ actor, params, query }) => chat.chat(context, actor, params.id, query.after))
  serve(sendChat, ({ actor, params, body }) => chat.sendChat(context, chatLimit, actor, params.id, body))
  // Ten pages that each reconnect every five seconds.
  const ticketLimit = openScaledLimit(context, { name: 'ticket', times: 120, seconds: 60 })
  serve(issueTicket, async ({ actor, body }) => {
    const tooMany = await counted([ticketLimit, actor.accountId])
    if (tooMany) return tooMany
    return body.for === 'live'
      ? pages.liveTicket(context, actor)
      : rooms.roomTicket(context, actor, body.booking)
  })
  serve(listSharedNotes, ({ actor }) => service.sharedNotes(context, actor))
  serve(seeSharedNote, ({ actor, params }) => service.seeSharedNote(context, actor, params.id))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who enters a room. */
    guest: rooms.Guest | null
    /** The person who opens a live page. */
    onlooker: TicketHolder | null
  }
}

/** The WebSocket of rooms. People who may not enter are refused before the connection is opened. */
export async function registerRooms(
  api: FastifyInstance,
  context: Context,
  live: LiveConnections,
): Promise<void> {
  const all = new rooms.Rooms(context, live)
  await all.watch()
  api.addHook('onClose', () => all.settled())
  api.decorateRequest('guest', null)
  api.get(
    ROOM_SOCKET.slice('/api'.length),
    {
      websocket: true,
      schema: { hide: true },
      preHandler: async (request, reply) => {
        const query = request.ws ? roomQuery.safeParse(request.query) : undefined
        if (!query) return sendRefusal(reply, refuse('not_found'))
        if (!isOwnOrigin(context.env, request)) return sendRefusal(reply, refuse('forbidden'))
        if (!query.success) return sendRefusal(reply, refuse('invalid_input'))
        const guest = await rooms.admit(context, query.data.ticket)
        if (!guest.ok) return sendRefusal(reply, guest)
        request.guest = guest.value
      },
    },
    (socket, request) => {
      const { peer, since } = roomQuery.parse(request.query)
      if (request.guest) all.seat(socket, request.guest, peer, since)
    },
  )
}

/** The WebSocket of live pages. */
export async function registerLivePages(
  api: FastifyInstance,
  context: Context,
  live: LiveConnections,
): Promise<void> {
  const all = new pages.LivePages(context, live)
  await all.watch()
  api.addHook('onClose', () => all.stop())
  api.decorateRequest('onlooker', null)
  api.get(
    LIVE_SOCKET.slice('/api'.length),
    {
      websocket: true,
      schema: { hide: true },
      preHandler: async (request, reply) => {
        const query = request.ws ? liveQuery.safeParse(request.query) : undefined
        if (!query) return sendRefusal(reply, refuse('not_found'))
        if (!isOwnOrigin(context.env, request)) return sendRefusal(reply, refuse('forbidden'))
        if (!query.success) return sendRefusal(reply, refuse('invalid_input'))
        const onlooker = await pages.admit(context, query.data.ticket)
        if (!onlooker.ok) return sendRefusal(reply, onlooker)
        request.onlooker = onlooker.value
      },
    },
    (socket, request) => {
      if (request.onlooker) all.add(socket, request.onlooker)
    },
  )
}
