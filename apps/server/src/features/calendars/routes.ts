import {
  endCalendarFeed,
  getCalendarFeed,
  getSessionFile,
  makeCalendarFeed,
} from '@shinequo/contract/calendars'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { sendTagged } from '../../plugins/entity-tag.ts'
import { ok, sendRefusal } from '../../plugins/errors.ts'
import * as service from './service.ts'

const FILE = 'text/calendar; charset=utf-8'

/** Sessions as calendar files, and the feed addresses to which calendars subscribe. */
export function registerCalendars(serve: Serve, context: Context): void {
  const limit = service.openFeedLimit(context)
  serve(getSessionFile, async ({ actor, params, reply }) => {
    const file = await service.sessionFile(context, actor, params.id)
    if (!file.ok) return file
    reply.header('content-disposition', 'attachment; filename="session.ics"')
    reply.header('content-type', FILE)
    return ok(Buffer.from(file.value))
  })
  serve(getCalendarFeed, ({ actor }) => service.ownFeed(context, actor))
  serve(makeCalendarFeed, ({ actor }) => service.makeFeed(context, limit, actor))
  serve(endCalendarFeed, ({ actor }) => service.endFeed(context, actor))
}

/** The feed that calendars subscribe to, outside /api: anyone with the address (256 random bits) may read it. */
export function registerFeeds(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const secret = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1] ?? ''
    const feed = await service.feedAt(context, secret)
    if (!feed.ok) return sendRefusal(reply, feed)
    return sendTagged(request, reply, FILE, feed.value)
  })
}
