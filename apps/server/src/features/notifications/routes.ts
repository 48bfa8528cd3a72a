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
import { getCoachNotices, markNoticesSeen, markWordsRead } from '@shinequo/contract/notifications/notices'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { refuse, sendRefusal } from '../../plugins/errors.ts'
import { mayReadMailbox } from './access.ts'
import * as choices from './choices/service.ts'
import * as ledger from './ledger/service.ts'
import * as notices from './notices/service.ts'
import * as reminders from './reminders/service.ts'
import * as service from './service.ts'

/** Unsent mail, for administrators; each person's choice of mail; and students' confirmations that they will attend. */
export function registerNotifications(serve: Serve, context: Context): void {
  serve(listMessages, ({ actor, query }) => service.listMessages(context, actor, query))
  serve(countMessages, () => service.countMessages(context))
  serve(sendMessageAgain, ({ actor, params }) => service.sendMessageAgain(context, actor, params.id))
  serve(listOwnMessages, ({ actor, query }) => ledger.ownMessages(context, actor, query))
  serve(getNotificationChoices, ({ actor }) => choices.ownChoices(context, actor))
  serve(saveNotificationChoices, ({ actor, body }) => choices.saveChoices(context, actor, body))
  serve(lookAtUnsubscribe, ({ params }) => choices.getUnsubscribe(context, params.secret))
  serve(unsubscribe, ({ params }) => choices.unsubscribeFrom(context, params.secret))
  serve(attendSession, ({ actor, params }) => reminders.attend(context, actor, params.id))
  serve(getCoachNotices, ({ actor }) => notices.coachNotices(context, actor))
  serve(markNoticesSeen, ({ actor, body }) => notices.markSeen(context, actor, body))
  serve(markWordsRead, ({ actor, params, body }) => notices.markRead(context, actor, params.id, body))
  serve(sendGivenUpMessages, ({ actor }) => service.sendGivenUpMessages(context, actor))
}

/**
 * The URL in the `List-Unsubscribe` header, to which mail programs post when their own button is pressed. In a browser
 * the same URL is a page of the web app.
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

/** The development mailbox, a page outside /api. It answers 404 wherever it must not be read. */
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
