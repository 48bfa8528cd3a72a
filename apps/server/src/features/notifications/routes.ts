import {
  countMessages,
  listMessages,
  sendGivenUpMessages,
  sendMessageAgain,
} from '@shinequo/contract/notifications'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { refuse, sendRefusal } from '../../plugins/errors.ts'
import { mayReadMailbox } from './access.ts'
import * as service from './service.ts'

/** Mail that has not gone out, for administrators. */
export function registerNotifications(serve: Serve, context: Context): void {
  serve(listMessages, ({ query }) => service.listMessages(context, query))
  serve(countMessages, () => service.countMessages(context))
  serve(sendMessageAgain, ({ actor, params }) =>
    service.sendMessageAgain(context, actor, params.id.toLowerCase()),
  )
  serve(sendGivenUpMessages, ({ actor }) => service.sendGivenUpMessages(context, actor))
}

/** The development mailbox, a page outside /api. Wherever it may not be read it does not exist. */
export function registerMailbox(app: FastifyInstance, context: Context): void {
  const { production, local, smtpUrl } = context.env
  app.get('/dev/mailbox', async ({ socket, headers }, reply) => {
    const { remoteAddress } = socket
    if (!mayReadMailbox({ production, local, hasSmtp: Boolean(smtpUrl), remoteAddress, headers })) {
      return sendRefusal(reply, refuse('not_found'))
    }
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await service.mailbox(context))
  })
}
