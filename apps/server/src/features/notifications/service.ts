import { randomUUID } from 'node:crypto'
import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import * as field from '@shinequo/contract/fields'
import type {
  listMessages as listMessagesEndpoint,
  MailCounts,
  Message,
} from '@shinequo/contract/notifications'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { keptMail } from '../../plugins/mailer.ts'
import { pageCursor, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import {
  accountExistsMail,
  bookingMail,
  cancellationMail,
  coachApprovedMail,
  type MailKind,
  mailQueue,
  matchAcceptedMail,
  matchEndedMail,
} from './jobs.ts'
import { mailboxPage, presentMessage } from './presenter.ts'
import * as queries from './queries.ts'

/** More would make the page slow to read, for people and browsers. */
const MAILS_SHOWN = 100

/** The development mailbox as HTML. Its reader sits at this machine, so times are in the machine's zone. */
export async function mailbox(context: Context): Promise<string> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return mailboxPage(await keptMail(context.env, MAILS_SHOWN), timeZone)
}

/**
 * Puts mail in the queue, one message for each payload, in the transaction of what it tells of: there is a message
 * exactly when that is committed. An invitation that has a message already has it sent again instead. After the commit
 * call `deliverSoon`.
 */
export async function enqueueMail<Payload>(
  context: Context,
  trx: Trx,
  { name: kind }: MailKind<Payload>,
  payloads: readonly NoInfer<Payload>[],
): Promise<void> {
  const messages = payloads.map((payload) => ({ id: randomUUID(), kind, payload }))
  await enqueueTurns(context, trx, await queries.insertMessages(trx, messages, new Date(context.clock.now())))
}

async function enqueueTurns(
  context: Context,
  trx: Trx,
  turns: readonly queries.MessageTurn[],
): Promise<void> {
  const jobs = turns.map(({ id: messageId, turn }) => ({ messageId, turn }))
  await context.jobs.enqueueAll(trx, mailQueue, jobs)
}

/** Wakes the worker after a commit that put mail in the queue; without it polling finds the mail half a second later. */
export function deliverSoon(context: Context): void {
  context.jobs.nudge(mailQueue)
}

/** A message that is overdue by this much has lost its job. A long queue is no reason: then it is only tried twice. */
const OVERDUE_MS = 3_600_000

/**
 * Takes up messages that no job will try any more, such as those that an earlier version left behind. For the start of
 * a process that works jobs.
 */
export async function takeUpOverdueMail(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - OVERDUE_MS)
  await context.database.transaction(async (trx) => {
    await enqueueTurns(context, trx, await queries.takeUpOverdue(trx, before))
  })
}

/**
 * Announces a new booking, to the student and to the coach, in the booking's own transaction. After its commit call
 * `deliverSoon`.
 */
export async function announceBooking(context: Context, trx: Trx, bookingId: string): Promise<void> {
  await enqueueMail(context, trx, bookingMail, [
    { bookingId, recipient: 'student' },
    { bookingId, recipient: 'coach' },
  ])
}

/** Enqueues the mail that tells the student of a cancelled session. After the commit call `deliverSoon`. */
export async function announceCancellation(context: Context, trx: Trx, bookingId: string): Promise<void> {
  await enqueueMail(context, trx, cancellationMail, [{ bookingId }])
}

/** Enqueues the mail that tells an account's owner of a sign-up with their address. */
export async function announceAccountExists(context: Context, trx: Trx, accountId: string): Promise<void> {
  await enqueueMail(context, trx, accountExistsMail, [{ accountId, attemptId: randomUUID() }])
}

/** Enqueues the mail that tells a coach of the approval. After the commit call `deliverSoon`. */
export async function announceApproval(context: Context, trx: Trx, accountId: string): Promise<void> {
  await enqueueMail(context, trx, coachApprovedMail, [{ accountId }])
}

/** Enqueues the mail that tells a student of an accepted match. After the commit call `deliverSoon`. */
export async function announceMatch(context: Context, trx: Trx, matchId: string): Promise<void> {
  await enqueueMail(context, trx, matchAcceptedMail, [{ matchId }])
}

/**
 * Enqueues the mails that tell of an ended match and of the sessions that stay: one to the student, and one to the
 * coach unless it was the coach who ended it; `replaced` when another match takes its place at once. After the commit call `deliverSoon`.
 */
export async function announceEnding(
  context: Context,
  trx: Trx,
  matchId: string,
  { endedBy, replaced }: { readonly endedBy: 'coach' | 'admin'; readonly replaced: boolean },
  sessions: readonly { starts_at: Date; ends_at: Date }[],
): Promise<void> {
  const times = sessions.map(({ starts_at, ends_at }) => ({
    startsAt: starts_at.getTime(),
    endsAt: ends_at.getTime(),
  }))
  const told = { matchId, replaced, sessions: times }
  const recipients = endedBy === 'coach' ? (['student'] as const) : (['student', 'coach'] as const)
  await enqueueMail(
    context,
    trx,
    matchEndedMail,
    recipients.map((recipient) => ({ ...told, recipient })),
  )
}

const PAGE = 25
const messageKey = z.tuple([field.instant, field.id])

/** Mail that failed, newest first, a page of it, with how much there is. */
export async function listMessages(
  { database }: Context,
  { cursor }: QueryOf<typeof listMessagesEndpoint>,
): Promise<Outcome<ReplyOf<typeof listMessagesEndpoint>>> {
  const place = placeOf(cursor, messageKey)
  if (!place.ok) return place
  const rows = await queries.failedMessages(database.root, place.value, PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return ok({
    messages: shown.map(presentMessage),
    counts: await queries.countMessages(database.root),
    next: rows.length > PAGE && last ? pageCursor([last.created_at.toISOString(), last.id]) : null,
  })
}

/** How much mail has not gone out. */
export async function countMessages({ database }: Context): Promise<Outcome<MailCounts>> {
  return ok(await queries.countMessages(database.root))
}

/** Tries a message now. One that has gone out or is no longer wanted meanwhile is a conflict. */
export async function sendMessageAgain(
  context: Context,
  actor: Actor,
  id: string,
): Promise<Outcome<Message>> {
  const now = new Date(context.clock.now())
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<Message>> => {
    const turn = await queries.makeDue(trx, id, now)
    const row = await queries.messageById(trx, id)
    if (!row) return refuse('not_found')
    if (!turn) return refuse('version_conflict')
    await enqueueTurns(context, trx, [turn])
    await record(context, trx, actor, { action: 'mail.sent_again', ...subjectOf(row) })
    return ok(presentMessage(row))
  })
  if (outcome.ok) deliverSoon(context)
  return outcome
}

/** Whom a message is about, for the audit: its own id says nothing to a person. */
function subjectOf({ id, kind, account_id, invitation_id, email }: queries.MessageRow) {
  if (account_id) return { subjectType: 'account', subjectId: account_id, details: { kind } }
  if (invitation_id) return { subjectType: 'invitation', subjectId: invitation_id, details: { kind, email } }
  return { subjectType: 'message', subjectId: id, details: { kind } }
}

/** Tries everything again that was given up; answers how many messages that are. */
export async function sendGivenUpMessages(
  context: Context,
  actor: Actor,
): Promise<Outcome<{ messages: number }>> {
  const now = new Date(context.clock.now())
  const messages = await context.database.transaction(async (trx) => {
    const turns = await queries.makeGivenUpDue(trx, now)
    await enqueueTurns(context, trx, turns)
    if (turns.length === 0) return 0
    const details = { messages: turns.length }
    await record(context, trx, actor, {
      action: 'mail.all_sent_again',
      subjectType: 'mail',
      subjectId: 'given up',
      details,
    })
    return turns.length
  })
  deliverSoon(context)
  return ok({ messages })
}
