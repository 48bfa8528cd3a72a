import type { MailKindName } from '@shinequo/contract/notifications'
import {
  type DeliveryError,
  type DeliveryFailure,
  deliveryFailure,
  isAddressRefused,
} from '@shinequo/domain/notifications/delivery-failure'
import { hidesRecipient } from '@shinequo/domain/notifications/hidden-recipient'
import { MAIL_TRIES, nextTry } from '@shinequo/domain/notifications/retry-schedule'
import { isCountedUnproved, UNPROVED_MAILS_A_DAY } from '@shinequo/domain/notifications/unproved-mailbox'
import { DAY } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import { needsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { currentSpan, workFor } from '../../../plugins/current-work.ts'
import { databaseErrorKind } from '../../../plugins/database/database-error.ts'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { openTally } from '../../../plugins/limits.ts'
import type { Outbox } from '../../../plugins/outbox.ts'
import { Repeat } from '../../../plugins/repeat.ts'
import { withCrisisLine } from '../mail/layout.ts'
import { withLook } from '../mail/look.ts'
import type { AnyMailKind, RenderedMail } from '../mail/mail-kind.ts'
import * as queries from './queries.ts'

/*
 * Mail is worked from `messages` itself. One outbox has the mail for which somebody waits in front of a page, another
 * all other mail, so that a code never stands behind a thousand invitations or waits while the servers are busy.
 */

/** The outbox of mail for which somebody waits. */
const AWAITED = 'awaited mail'
const USUAL = 'mail'

/** Messages in progress at a time. The mailer uses fewer connections; while those wait, the next mails are written. */
const PARALLEL = 20

/** How often the outbox is looked through for reminders and retries, in seconds: they start at most this late. */
const REST_SECONDS = 5

/**
 * How long mail waits while requests keep the installation busy, in milliseconds. Mail costs more work than the bookings
 * that cause it.
 */
const PATIENCE = 120_000

/** How long a message is taken, in milliseconds: if its process dies, another one takes it afterwards. */
const TAKEN_MS = 60_000

/** How often a process that still works them keeps its messages, in milliseconds. */
const KEEP_MS = 20_000

/** How long a message waits that met a failing database, in milliseconds. */
const AFTER_FAILURE_MS = REST_SECONDS * 1000

/**
 * The outboxes of messages of these kinds. Each try writes the mail again and stores the result. A message that was sent
 * is left alone. Each mail ends with the programme's crisis line. What a try says about the mailbox is noted with the
 * account, where staff see it, unless that would tell them who got the mail.
 */
export function mailOutboxes(kinds: readonly AnyMailKind[]): Outbox[] {
  const reportTrouble = troubleReport()
  const outbox = (name: string, patience: number, awaited: boolean): Outbox => {
    const some = kinds.filter(({ isAwaited = false }) => isAwaited === awaited)
    const byName = new Map(some.map((kind) => [kind.name, kind]))
    const work = (context: Context) => workBatch(context, byName, reportTrouble)
    return { name, restSeconds: REST_SECONDS, patience, work }
  }
  return [outbox(USUAL, PATIENCE, false), outbox(AWAITED, 0, true)]
}

/** Has mail of this kind worked when the transaction has committed; without a kind, all mail. */
export function wakeMail(context: Context, kind?: AnyMailKind): void {
  if (!kind) context.jobs.wakeAfterCommit([AWAITED, USUAL])
  else context.jobs.wakeAfterCommit([kind.isAwaited ? AWAITED : USUAL])
}

type ReportTrouble = (context: Context, failure: DeliveryFailure | null) => void

/** Takes and tries a batch of messages; returns their number. Throws the first failure of the database. */
async function workBatch(
  context: Context,
  kinds: ReadonlyMap<MailKindName, AnyMailKind>,
  reportTrouble: ReportTrouble,
): Promise<number> {
  const { database, clock } = context
  const inMs = (ms: number) => new Date(clock.now() + ms)
  const taken = await queries.takeDue(database.root, {
    kinds: [...kinds.keys()],
    now: inMs(0),
    until: inMs(TAKEN_MS),
    limit: PARALLEL,
  })
  if (taken.length === 0) return 0
  const keep = new Repeat(
    // If the database fails, the messages are taken by somebody else a minute later.
    () => queries.keepTaken(database.root, taken, inMs(TAKEN_MS)).catch(() => undefined),
    KEEP_MS,
  )
  const results = await Promise.allSettled(
    taken.map((message) =>
      workFor(context, causeOf(message), 'mail', `mail ${message.kind}`, () =>
        tryMessage(context, kinds.get(message.kind), message, reportTrouble),
      ),
    ),
  )
  await keep.stop()
  const failures = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  if (failures.length > 0) {
    const left = taken.filter((_, at) => results[at]?.status === 'rejected')
    await queries.keepTaken(database.root, left, inMs(AFTER_FAILURE_MS)).catch(() => undefined)
    throw failures[0]?.reason
  }
  return taken.length
}

/** What a message is tried for: the request that caused it, else the message itself. */
const causeOf = ({ id, request_id, traceparent }: queries.TakenMessage) => ({
  requestId: request_id ?? id,
  traceparent,
})

async function tryMessage(
  context: Context,
  kind: AnyMailKind | undefined,
  message: queries.TakenMessage,
  reportTrouble: ReportTrouble,
): Promise<void> {
  const { root } = context.database
  const fault = { reason: 'fault', replyCode: null } as const
  // Its processes have died over it time and again.
  if (!kind || message.tries >= MAIL_TRIES) return storeFailure(context, message, fault)
  let mail: RenderedMail | null
  try {
    mail = await writeMail(context, kind, message)
  } catch (error) {
    // A database error is not the message's fault. It is tried again when the database is back.
    if (databaseErrorKind(error)) throw error
    context.log.error({ err: error, kind: kind.name, message: message.id }, 'a mail could not be written')
    return storeFailure(context, message, fault)
  }
  if (!mail) return queries.storeUnwanted(root, message, new Date(context.clock.now()))
  const { accountId, locale: _, unnamed: __, ...ready } = mail
  const recipient = { accountId, email: ready.to }
  const error = await context.mailer.send(ready).then(
    () => null,
    (failed: DeliveryError) => failed,
  )
  const failure = error && deliveryFailure(error)
  reportTrouble(context, failure)
  const now = new Date(context.clock.now())
  const showsAddress = !hidesRecipient(kind.name)
  if (error && failure) {
    if (showsAddress && isAddressRefused(error)) await queries.recordRefusedAddress(root, recipient, now)
    return storeFailure(context, message, failure, accountId)
  }
  await queries.storeSent(root, { id: message.id, turn: message.turn, ...recipient, now, showsAddress })
}

/** Writes the mail of a message; null if it is not wanted. */
async function writeMail(
  context: Context,
  kind: AnyMailKind,
  message: queries.TakenMessage,
): Promise<RenderedMail | null> {
  const payload = kind.payload.parse(message.payload)
  const written = await kind.write(context, payload, message.created_at.getTime())
  if (!written) return null
  const { crisis_number: number, takes_texts, asking_for_spanish } = message
  const crisis = { number, takes_texts, asking_for_spanish }
  const look = { name: message.look_name, accent: message.look_accent }
  const isProved = await isToProved(context, written)
  if (!isProved && (await isOneTooMany(context, message, written))) return null
  const greeted = isProved ? written : { ...written, ...written.unnamed() }
  return withLook(withCrisisLine(messagesOf(greeted.locale), greeted, crisis), look)
}

/**
 * Whether the owner of the account has proved the mailbox that a mail goes to. Otherwise the greeting has no name:
 * anybody can sign up with somebody else's address, and what they gave as their name would stand at the head of our mail.
 */
async function isToProved(context: Context, { accountId, to: email }: RenderedMail): Promise<boolean> {
  return accountId === null || queries.isProvedMailbox(context.database.root, { accountId, email })
}

/**
 * Counts the first try of a mail to a student's mailbox that is not proved. True if the mailbox had its mails of the day.
 * Staff and coaches get every mail, since care depends on it: their mailbox may not be proved after a change of role.
 */
async function isOneTooMany(
  context: Context,
  { kind, tries }: queries.TakenMessage,
  { accountId, to }: RenderedMail,
): Promise<boolean> {
  if (accountId === null || tries > 0 || !isCountedUnproved(kind)) return false
  const person = await recipientById(context.database.root, accountId)
  if (person?.role !== 'student') return false
  const name = `unproved-mail:${context.digest('mail to an unproved mailbox', to)}`
  return (await openTally(context, { name, seconds: DAY / 1000 }).add()) > UNPROVED_MAILS_A_DAY
}

/** Stores why a try failed, and when the next one is due. */
async function storeFailure(
  context: Context,
  message: queries.TakenMessage,
  { reason, replyCode }: DeliveryFailure,
  accountId = message.account_id,
): Promise<void> {
  currentSpan()?.fail(reason)
  const now = context.clock.now()
  const tries = Math.min(message.tries + 1, MAIL_TRIES)
  const next = reason === 'refused' ? null : nextTry(tries, now)
  const state = reason === 'refused' ? 'refused' : next === null ? 'given_up' : 'retrying'
  const { kind, id } = message
  const isOver = state !== 'retrying'
  const isStored = await context.database.transaction(async (trx) => {
    if (isOver && !hidesRecipient(kind)) needsChanged(context)
    return queries.storeFailure(trx, message, {
      state,
      tries,
      failure: reason,
      reply_code: replyCode,
      account_id: accountId,
      changed_at: new Date(now),
      next_try_at: next === null ? null : new Date(next),
    })
  })
  if (isStored && isOver)
    context.log.warn({ kind, message: id, reason, replyCode }, 'a mail is not tried again')
}

/**
 * Logs that the mail server takes no mail: once when the trouble begins and once when it ends, not once per message.
 */
function troubleReport(): ReportTrouble {
  let inTrouble = false
  return ({ log }, failure) => {
    const reason = failure?.reason
    const isServer = reason === 'turned_away' || reason === 'no_answer' || reason === 'unreachable'
    if (isServer === inTrouble) return
    inTrouble = isServer
    if (isServer) log.error({ ...failure }, 'the mail server takes no mail; messages are tried again')
    else log.warn('the mail server takes mail again')
  }
}
