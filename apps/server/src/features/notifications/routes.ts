import type { FastifyInstance } from 'fastify'
import type { Context } from '../../plugins/context.ts'
import { refuse, sendRefusal } from '../../plugins/errors.ts'
import { mayReadMailbox } from './access.ts'
import * as service from './service.ts'

/** The development mailbox, a page outside /api. Wherever it may not be read it does not exist. */
export function registerMailbox(app: FastifyInstance, context: Context): void {
  const { production, smtpUrl } = context.env
  app.get('/dev/mailbox', async ({ socket, headers }, reply) => {
    const { remoteAddress } = socket
    if (!mayReadMailbox({ production, hasSmtp: Boolean(smtpUrl), remoteAddress, headers })) {
      return sendRefusal(reply, refuse('not_found'))
    }
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await service.mailbox(context))
  })
}
