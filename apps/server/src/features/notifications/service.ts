import { randomUUID } from 'node:crypto'
import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type {
  listMessages as listMessagesEndpoint,
  MailCounts,
  Message,
} from '@shinequo/contract/notifications'
import * as value from '@shinequo/contract/values'
import { hidesRecipient } from '@shinequo/domain/notifications/hidden-recipient'
import * as z from 'zod/mini'
import { needsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { storedMail } from '../../plugins/mailer.ts'
import { pageOf, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record, recordListOpened } from '../audit/service.ts'
import * as deliveries from './deliveries/queries.ts'
import type { MailKind } from './mail/mail-kind.ts'
import { wakeMail } from './outbox/service.ts'
import { mailboxPage, presentMessage } from './presenter.ts'
import * as queries from './queries.ts'

/** More mails would make the page slow to read, for people and browsers. */
const MAILS_SHOWN = 100

/** The development mailbox as HTML. Its reader is at this machine, so times are in the machine's zone. */
export async function mailbox(context: Context): Promise<string> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return mailboxPage(await storedMail(context.env, MAILS_SHOWN), timeZone)
}

/**
 * Enqueues mail, one message per payload, in the transaction of the event that it reports: the messages exist exactly
 * when that is committed. An invitation that has a message already is sent again instead. With `at` the mail is sent
 * then, otherwise when the kind has waited.
 */
export async function enqueueMail<Payload>(
  context: Context,
  trx: Trx,
  kind: MailKind<Payload>,
  payloads: readonly NoInfer<Payload>[],
  at?: Date,
): Promise<void> {
  const messages = payloads.map((payload) => ({ id: randomUUID(), kind: kind.name, payload }))
  const now = context.clock.now()
  const due = at ?? (kind.waitMs === undefined ? undefined : new Date(now + kind.waitMs))
  await queries.insertMessages(trx, messages, new Date(now), due)
  if (!due) wakeMail(context, kind)
}

const PAGE = 25
const messageKey = z.tuple([value.instant, value.id])

/** A page of failed mail, newest first, with the counts. The view is audited. */
export async function listMessages(
  context: Context,
  actor: Actor,
  { cursor }: QueryOf<typeof listMessagesEndpoint>,
): Promise<Outcome<ReplyOf<typeof listMessagesEndpoint>>> {
  const place = placeOf(cursor, messageKey)
  if (!place.ok) return place
  await recordListOpened(context, actor, 'mail')
  const rows = await deliveries.failedMessages(context.database.root, place.value, PAGE + 1)
  const { shown, next } = pageOf(rows, PAGE, (last) => [last.created_at.toISOString(), last.id])
  return ok({
    messages: shown.map(presentMessage),
    counts: await mailCounts(context),
    next,
  })
}

/** How many mails have not been sent. */
export async function mailCounts({ database, clock }: Context): Promise<MailCounts> {
  return await deliveries.countMessages(database.root, new Date(clock.now()))
}

/** The same, for administrators. */
export async function countMessages(context: Context): Promise<Outcome<MailCounts>> {
  return ok(await mailCounts(context))
}

/** Tries a message now. Answers with a conflict if it was sent or became unwanted meanwhile. */
export async function sendMessageAgain(
  context: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<Message>> {
  const now = new Date(context.clock.now())
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<Message>> => {
    const isDue = await deliveries.requeueMessage(trx, id, now)
    const row = await deliveries.messageById(trx, id)
    if (!row) return refuse('not_found')
    if (!isDue) return refuse('version_conflict')
    wakeMail(context)
    needsChanged(context)
    await record(context, trx, actor, { action: 'mail.sent_again', ...subjectOf(row) })
    return ok(presentMessage(row))
  })
  return outcome
}

/** The person whom a message is about, for the audit log, where the message's own id would mean nothing to a reader. */
function subjectOf({ id, kind, account_id, invitation_id, email }: deliveries.MessageRow) {
  if (account_id) return { subjectType: 'account', subjectId: account_id, details: { kind } }
  if (invitation_id) return { subjectType: 'invitation', subjectId: invitation_id, details: { kind, email } }
  return { subjectType: 'message', subjectId: id, details: { kind } }
}

/** Retries all messages that were given up; returns how many that staff can see. */
export async function sendGivenUpMessages(
  context: Context,
  actor: Actor,
): Promise<Outcome<{ messages: number }>> {
  const now = new Date(context.clock.now())
  const messages = await context.database.transaction(async (trx) => {
    const kinds = await deliveries.requeueGivenUp(trx, now)
    wakeMail(context)
    const count = kinds.filter((kind) => !hidesRecipient(kind)).length
    if (count === 0) return 0
    needsChanged(context)
    const details = { messages: count }
    await record(context, trx, actor, {
      action: 'mail.all_sent_again',
      subjectType: 'mail',
      subjectId: 'given up',
      details,
    })
    return count
  })
  return ok({ messages })
}
