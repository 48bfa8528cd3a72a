import {
  attendSession,
  countMessages,
  getNotificationChoices,
  listMessages,
  listOwnMessages,
  lookAtUnsubscribe,
  saveNotificationChoices,
  sendGivenUpMessages,
  sendMessageAgain,
  unsubscribe,
} from '@shinequo/contract/notifications'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { refuse, sendRefusal } from '../../plugins/errors.ts'
import { mayReadMailbox } from './access.ts'
import * as choices from './choices/service.ts'
import * as ledger from './ledger/service.ts'
import * as reminders from './reminders/service.ts'
import * as service from './service.ts'

/** Mail that has not gone out, for administrators; which mail people want, and whether they come. */
export function registerNotifications(serve: Serve, context: Context): void {
  serve(listMessages, ({ query }) => service.listMessages(context, query))
  serve(countMessages, () => service.countMessages(context))
  serve(sendMessageAgain, ({ actor, params }) => service.sendMessageAgain(context, actor, params.id))
  serve(listOwnMessages, ({ actor, query }) => ledger.ownMessages(context, actor, query))
  serve(getNotificationChoices, ({ actor }) => choices.ownChoices(context, actor))
  serve(saveNotificationChoices, ({ actor, body }) => choices.saveChoices(context, actor, body))
  serve(lookAtUnsubscribe, ({ params }) => choices.getUnsubscribe(context, params.secret))
  serve(unsubscribe, ({ params }) => choices.unsubscribeFrom(context, params.secret))
  serve(attendSession, ({ actor, params }) => reminders.attend(context, actor, params.id))
  serve(sendGivenUpMessages, ({ actor }) => service.sendGivenUpMessages(context, actor))
}

/**
 * The address in the header of a mail, to which mail programs post by themselves when somebody presses their own button.
 * Opened in a browser it is a page of the web app.
 */
export function registerOneClick(app: FastifyInstance, context: Context): void {
  app.register(async (own) => {
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, done) =>
      done(null),
    )
    own.post<{ Params: { secret: string } }>('/unsubscribe/:secret', async (request, reply) => {
      const outcome = await choices.unsubscribeFrom(context, request.params.secret)
      return outcome.ok ? reply.code(200).send('') : sendRefusal(reply, outcome)
    })
  })
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
