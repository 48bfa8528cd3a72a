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
import {
  accountDeletionMail,
  accountEditedMail,
  accountExistsMail,
  accountKeptMail,
  accountPausedMail,
  calendarAddressMail,
  coachApprovedMail,
  coachLeavingMail,
  type MailKind,
} from './jobs.ts'
import {
  anotherCoachMail,
  answersReminderMail,
  coachChangesMail,
  matchAcceptedMail,
  matchEndedMail,
  matchGaveWayMail,
  noteSharedMail,
} from './match-mail/service.ts'
import { wakeMail } from './outbox/service.ts'
import { mailboxPage, presentMessage } from './presenter.ts'
import * as queries from './queries.ts'
import { cancellationMail, personLeftMail } from './session-mail/service.ts'

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
 * then, otherwise at once.
 */
export async function enqueueMail<Payload>(
  context: Context,
  trx: Trx,
  kind: MailKind<Payload>,
  payloads: readonly NoInfer<Payload>[],
  at?: Date,
): Promise<void> {
  const messages = payloads.map((payload) => ({ id: randomUUID(), kind: kind.name, payload }))
  await queries.insertMessages(trx, messages, new Date(context.clock.now()), at)
  if (!at) wakeMail(context, kind)
}

/** Enqueues the mail that tells an account's owner about a sign-up with their address. */
export async function announceAccountExists(context: Context, trx: Trx, accountId: string): Promise<void> {
  await enqueueMail(context, trx, accountExistsMail, [{ accountId, attemptId: randomUUID() }])
}

/** Enqueues the mail that tells an account's owner about a new secret address of their calendar. */
export async function announceCalendarAddress(
  context: Context,
  trx: Trx,
  accountId: string,
  madeAt: Date,
): Promise<void> {
  await enqueueMail(context, trx, calendarAddressMail, [{ accountId, madeAt: madeAt.getTime() }])
}

/** Enqueues the mail that tells a coach about the approval. */
export async function announceApproval(context: Context, trx: Trx, accountId: string): Promise<void> {
  await enqueueMail(context, trx, coachApprovedMail, [{ accountId }])
}

/** Enqueues the mail that tells a coach what to change before the approval. */
export async function announceChangesAsked(
  context: Context,
  trx: Trx,
  accountId: string,
  askedAt: Date,
): Promise<void> {
  await enqueueMail(context, trx, coachChangesMail, [{ accountId, askedAt: askedAt.getTime() }])
}

/** Enqueues the mail that tells a person what an administrator changed of their account. */
export async function announceEdit(
  context: Context,
  trx: Trx,
  accountId: string,
  changed: { readonly name: boolean; readonly role: boolean },
): Promise<void> {
  await enqueueMail(context, trx, accountEditedMail, [{ accountId, editId: randomUUID(), ...changed }])
}

/** Enqueues the mail that tells a person that an administrator has paused their account. */
export async function announcePause(context: Context, trx: Trx, accountId: string): Promise<void> {
  await enqueueMail(context, trx, accountPausedMail, [{ accountId, pauseId: randomUUID() }])
}

/** Enqueues the mail that tells a student about an accepted match. */
export async function announceMatch(context: Context, trx: Trx, matchId: string): Promise<void> {
  await enqueueMail(context, trx, matchAcceptedMail, [{ matchId }])
}

/**
 * Enqueues the mails about an ended match and the sessions that stay booked, to the student and the coach, except to
 * the one who ended it. `replaced` means that another match takes its place at once.
 */
export async function announceEnding(
  context: Context,
  trx: Trx,
  matchId: string,
  { endedBy, replaced }: { readonly endedBy: 'student' | 'coach' | 'admin'; readonly replaced: boolean },
  sessions: readonly { starts_at: Date; ends_at: Date }[],
): Promise<void> {
  const times = sessions.map(({ starts_at, ends_at }) => ({
    startsAt: starts_at.getTime(),
    endsAt: ends_at.getTime(),
  }))
  const told = { matchId, replaced, sessions: times }
  const recipients = (['student', 'coach'] as const).filter((one) => one !== endedBy)
  await enqueueMail(
    context,
    trx,
    matchEndedMail,
    recipients.map((recipient) => ({ ...told, recipient })),
  )
}

/** Enqueues the mails about matches that gave way. */
export async function announceGivenWay(
  context: Context,
  trx: Trx,
  told: readonly PayloadOf<typeof matchGaveWayMail>[],
): Promise<void> {
  await enqueueMail(context, trx, matchGaveWayMail, told)
}

/** How long the mail below waits: a note shared by mistake is taken back by then, and one that was seen needs no mail. */
const NOTE_SETTLES_MS = 5 * 60_000

/** Enqueues the mail that tells a student about a shared note. */
export async function announceSharedNote(
  context: Context,
  trx: Trx,
  told: PayloadOf<typeof noteSharedMail>,
): Promise<void> {
  const at = new Date(context.clock.now() + NOTE_SETTLES_MS)
  await enqueueMail(context, trx, noteSharedMail, [told], at)
}

/** How long the mail below waits. By then the next coach has been asked, and the mail can say so. */
const NEXT_ASKED_MS = 60_000

/** Enqueues the mails that tell students that a coach did not answer in time and another one is asked. */
export async function announceAnotherCoach(
  context: Context,
  trx: Trx,
  told: readonly PayloadOf<typeof anotherCoachMail>[],
): Promise<void> {
  const at = new Date(context.clock.now() + NEXT_ASKED_MS)
  await enqueueMail(context, trx, anotherCoachMail, told, at)
}

/** Enqueues the mail that reminds a student to answer the questionnaire. */
export async function announceAnswersWanted(
  context: Context,
  trx: Trx,
  accountId: string,
  now: number,
): Promise<void> {
  await enqueueMail(context, trx, answersReminderMail, [{ accountId, at: now }])
}

/** The mail about somebody who has left. Every cancelled session names its booking. */
type LeftNews = Omit<PayloadOf<typeof personLeftMail>, 'sessions'> & {
  readonly sessions: { startsAt: number; endsAt: number; booking: string }[]
}

/** The payload of a kind of mail. */
type PayloadOf<Kind> = Kind extends MailKind<infer Payload> ? Payload : never

/** Tells owners when their accounts will be deleted. */
export async function announceDeletion(
  context: Context,
  trx: Trx,
  told: readonly PayloadOf<typeof accountDeletionMail>[],
): Promise<void> {
  await enqueueMail(context, trx, accountDeletionMail, told)
}

/** Tells an owner that the account will not be deleted. */
export async function announceAccountKept(
  context: Context,
  trx: Trx,
  told: PayloadOf<typeof accountKeptMail>,
): Promise<void> {
  await enqueueMail(context, trx, accountKeptMail, [told])
}

/** Tells students that a coach leaves on a day, or stays after all. */
export async function announceCoachLeaving(
  context: Context,
  trx: Trx,
  told: readonly PayloadOf<typeof coachLeavingMail>[],
): Promise<void> {
  await enqueueMail(context, trx, coachLeavingMail, told)
}

/** Tells the other people about somebody who has left, and removes the cancelled sessions from their calendars. */
export async function announceLeft(context: Context, trx: Trx, told: readonly LeftNews[]): Promise<void> {
  await enqueueMail(context, trx, personLeftMail, told)
  const cancellations = told
    .filter(({ sessions }) => sessions.length > 1)
    .flatMap(({ left, sessions }) =>
      sessions.map(({ booking }) => ({
        bookingId: booking,
        recipient: left === 'coach' ? ('student' as const) : ('coach' as const),
      })),
    )
  await enqueueMail(context, trx, cancellationMail, cancellations)
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
