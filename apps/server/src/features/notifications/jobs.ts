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
import * as z from 'zod/mini'
import { needsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import { databaseErrorKind } from '../../plugins/database/database-error.ts'
import { hasProvedMailbox } from '../../plugins/database/proved-mailbox.ts'
import { type Job, job, type Queue } from '../../plugins/job.ts'
import { openTally } from '../../plugins/limits.ts'
import type { Mail } from '../../plugins/mailer.ts'
import { takeDueReminders } from './deliveries/queries.ts'
import { accountDeletion, accountKept, lastWord } from './emails/account-deletion.ts'
import { accountEdited } from './emails/account-edited.ts'
import { accountExists } from './emails/account-exists.ts'
import { accountPaused } from './emails/account-paused.ts'
import { calendarAddress } from './emails/calendar-address.ts'
import { coachApproved } from './emails/coach-approved.ts'
import { coachLeaving, coachStays } from './emails/coach-leaving.ts'
import { type Email, withCrisisLine } from './emails/layout.ts'
import { withLook } from './emails/look.ts'
import * as queries from './queries.ts'

/** A mail that is ready to be sent. `accountId` is the recipient's; null for somebody without an account. */
export interface RenderedMail extends Mail, Email {
  readonly accountId: string | null
}

/** One kind of mail: the payload of its messages, and how the mail is written. */
export interface MailKind<Payload> {
  readonly name: MailKindName
  readonly payload: z.ZodMiniType<Payload>
  /**
   * Writes the mail from current data, again for each try. Returns null if the mail is no longer wanted or its
   * recipient's account was deleted. `askedAt` is when the message was enqueued, in milliseconds.
   */
  readonly write: (context: Context, payload: Payload, askedAt: number) => Promise<RenderedMail | null>
}

/** Defines a kind of mail. Ties the type of its payload to the function that writes it. */
export function mailKind<Payload>(kind: MailKind<Payload>): MailKind<Payload> {
  return kind
}

/** A kind with any payload, for lists of kinds. */
// biome-ignore lint/suspicious/noExplicitAny: a writer's payload is contravariant; the schema checks it before the call
export type AnyMailKind = MailKind<any>

/** A message to try. `turn` distinguishes its newest job from older ones, which do nothing. */
interface Turn {
  readonly messageId: string
  readonly turn: number
}

/** The one queue for all mail. */
export const mailQueue: Queue<Turn> = {
  name: 'mail',
  payload: z.object({ messageId: z.uuid(), turn: z.number() }),
}

/** Messages in progress at a time. The mailer uses fewer connections; while those wait, the next mails are written. */
const PARALLEL = 20

/** How often the queue is polled for reminders and retries, in seconds: they start at most this late. */
const REST_SECONDS = 5

/**
 * How long mail waits while requests keep the server busy, in milliseconds. Mail costs more work than the bookings that
 * cause it.
 */
const PATIENCE = 5000

/**
 * A mail server's refusal never fails the job. Only a database error does, and then the message has to wait for the
 * database.
 */
const RETRIES = { limit: MAIL_TRIES, longestWaitSeconds: 3600 }

/**
 * The job that tries messages of these kinds. Each try writes the mail again and stores the result; after a temporary
 * failure it enqueues the job of the next try. A message that was sent or has a newer job is left alone. Each mail ends
 * with the programme's crisis line. What a try says about the mailbox is noted with the account, where staff see it,
 * unless that would tell them who got the mail.
 */
export function mailJob(kinds: readonly AnyMailKind[]): Job<Turn> {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  const reportTrouble = troubleReport()
  return job({
    ...mailQueue,
    parallel: PARALLEL,
    retries: RETRIES,
    restSeconds: REST_SECONDS,
    patience: PATIENCE,
    enqueueDue: enqueueDueReminders,
    handle: async (context, { messageId, turn }) => {
      const message = await queries.messageToTry(context.database.root, messageId, turn)
      const kind = message && byName.get(message.kind)
      if (!kind) return
      let mail: RenderedMail | null
      try {
        const written = await kind.write(
          context,
          kind.payload.parse(message.payload),
          message.created_at.getTime(),
        )
        const { crisis_number: number, takes_texts, asking_for_spanish } = message
        const crisis = { number, takes_texts, asking_for_spanish }
        const look = { name: message.look_name, accent: message.look_accent }
        const isProved = written === null || (await isToProved(context, written))
        const greeted = isProved ? written : { ...written, ...written.unnamed() }
        if (written && !isProved && (await isOneTooMany(context, message, written)))
          return queries.storeUnwanted(context.database.root, message, new Date(context.clock.now()))
        mail = greeted && withLook(withCrisisLine(messagesOf(greeted.locale), greeted, crisis), look)
      } catch (error) {
        // A database error is not the message's fault. The job runs again when the database is back.
        if (databaseErrorKind(error)) throw error
        context.log.error({ err: error, kind: kind.name, message: messageId }, 'a mail could not be written')
        return storeFailure(context, message, { reason: 'fault', replyCode: null })
      }
      if (!mail) return queries.storeUnwanted(context.database.root, message, new Date(context.clock.now()))
      const { accountId, locale: _, unnamed: __, ...ready } = mail
      const recipient = { accountId, email: ready.to }
      const error = await context.mailer.send(ready).then(
        () => null,
        (failed: DeliveryError) => failed,
      )
      const failure = error && deliveryFailure(error)
      reportTrouble(context, failure)
      const { root } = context.database
      const now = new Date(context.clock.now())
      const showsAddress = !hidesRecipient(kind.name)
      if (error && failure) {
        if (showsAddress && isAddressRefused(error)) await queries.recordRefusedAddress(root, recipient, now)
        return storeFailure(context, message, failure, accountId)
      }
      await queries.storeSent(root, message, recipient, now, showsAddress)
    },
  })
}

/**
 * Whether the owner of the account has proved the mailbox that a mail goes to. Otherwise the greeting has no name:
 * anybody can sign up with somebody else's address, and what they gave as their name would stand at the head of our mail.
 */
async function isToProved(context: Context, { accountId, to }: RenderedMail): Promise<boolean> {
  return accountId === null || hasProvedMailbox(context.database.root, accountId, to)
}

/**
 * Counts the first try of a mail to a student's mailbox that is not proved. True if the mailbox had its mails of the day.
 * Staff and coaches get every mail, since care depends on it: their mailbox may not be proved after a change of role.
 */
async function isOneTooMany(
  context: Context,
  { kind, tries }: queries.MessageToTry,
  { accountId, to }: RenderedMail,
): Promise<boolean> {
  if (accountId === null || tries > 0 || !isCountedUnproved(kind)) return false
  const person = await queries.addressee(context.database.root, accountId)
  if (person?.role !== 'student') return false
  const name = `unproved-mail:${context.digest('mail to an unproved mailbox', to)}`
  return (await openTally(context, { name, seconds: DAY / 1000 }).add()) > UNPROVED_MAILS_A_DAY
}

/** How many reminders get their jobs in one transaction. */
const DUE_AT_ONCE = 200

/** Enqueues the jobs of reminders that have become due. Several processes may do so at once. */
async function enqueueDueReminders(context: Context): Promise<void> {
  for (;;) {
    const count = await context.database.transaction(async (trx) => {
      const turns = await takeDueReminders(trx, new Date(context.clock.now()), DUE_AT_ONCE)
      const jobs = turns.map(({ id: messageId, turn }) => ({ messageId, turn }))
      if (jobs.length > 0) await context.jobs.enqueueAll(trx, mailQueue, jobs)
      return turns.length
    })
    if (count < DUE_AT_ONCE) return
  }
}

/** Stores why a try failed. Enqueues the job of the next try in the same transaction. */
async function storeFailure(
  context: Context,
  message: queries.MessageToTry,
  { reason, replyCode }: DeliveryFailure,
  accountId = message.account_id,
): Promise<void> {
  const now = context.clock.now()
  const next = reason === 'refused' ? null : nextTry(message.tries + 1, now)
  const state = reason === 'refused' ? 'refused' : next === null ? 'given_up' : 'retrying'
  const next_try_at = next === null ? null : new Date(next)
  await context.database.transaction(async (trx) => {
    const turn = await queries.storeFailure(trx, message, {
      state,
      failure: reason,
      reply_code: replyCode,
      account_id: accountId,
      changed_at: new Date(now),
      next_try_at,
    })
    if (state !== 'retrying' && !hidesRecipient(message.kind)) needsChanged(context)
    if (turn === undefined || !next_try_at) return
    await context.jobs.enqueue(trx, mailQueue, { messageId: message.id, turn }, next_try_at)
  })
  if (state === 'retrying') return
  const { kind, id } = message
  context.log.warn({ kind, message: id, reason, replyCode }, 'a mail is not tried again')
}

/**
 * Logs that the mail server takes no mail: once when the trouble begins and once when it ends, not once per message.
 */
function troubleReport(): (context: Context, failure: DeliveryFailure | null) => void {
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

/** Tells an account's owner about a sign-up with their address. `attemptId` identifies the attempt. */
export const accountExistsMail = mailKind({
  name: 'account_exists',
  payload: z.object({ accountId: z.uuid(), attemptId: z.uuid() }),
  write: async (context, { accountId, attemptId }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return null
    const { email: to, locale } = owner
    const mail = accountExists(messagesOf(locale), owner.first_name, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `account-exists-${attemptId}` }
  },
})

/** Tells an account's owner that a secret address of their calendar was made. */
export const calendarAddressMail = mailKind({
  name: 'calendar_address',
  payload: z.object({ accountId: z.uuid(), madeAt: z.number() }),
  write: async (context, { accountId, madeAt: at }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return null
    const { email: to, first_name: firstName, time_zone, locale } = owner
    const told = { firstName, at, zone: time_zone ?? 'UTC' }
    const mail = calendarAddress(messagesOf(locale), told, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `calendar-address-${accountId}-${at}` }
  },
})

/** Tells a coach that students can see them from now on. */
export const coachApprovedMail = mailKind({
  name: 'coach_approved',
  payload: z.object({ accountId: z.uuid() }),
  write: async (context, { accountId }) => {
    const coach = await queries.addressee(context.database.root, accountId)
    if (!coach) return null
    const { email: to, locale } = coach
    const mail = coachApproved(messagesOf(locale), coach.first_name, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `coach-approved-${accountId}` }
  },
})

/**
 * Tells a person that an administrator has changed the name or the role of their account. `editId` distinguishes one
 * change from the next.
 */
export const accountEditedMail = mailKind({
  name: 'account_edited',
  payload: z.object({ accountId: z.uuid(), editId: z.uuid(), name: z.boolean(), role: z.boolean() }),
  write: async (context, { accountId, editId, ...changed }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return null
    const { email: to, locale, role } = owner
    const told = {
      firstName: owner.first_name,
      role,
      changed,
      signIn: `${context.env.baseUrl}${SIGN_IN[role]}`,
    }
    return {
      accountId,
      to,
      ...accountEdited(messagesOf(locale), told),
      messageId: `account-edited-${editId}`,
    }
  },
})

/**
 * Tells a person that an administrator has paused their account, even if the pause is over by now. `pauseId`
 * distinguishes one pause from the next.
 */
export const accountPausedMail = mailKind({
  name: 'account_paused',
  payload: z.object({ accountId: z.uuid(), pauseId: z.uuid() }),
  write: async (context, { accountId, pauseId }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return null
    const mail = accountPaused(messagesOf(owner.locale), owner.first_name)
    return { accountId, to: owner.email, ...mail, messageId: `account-paused-${pauseId}` }
  },
})

/** The sign-in page of each role. */
const SIGN_IN = { student: '/login', coach: '/coach/login', admin: '/admin/login' } as const

/**
 * Tells an account's owner that it will be deleted: when the deletion is requested, and the day before it. Not sent if
 * the account is kept by then.
 */
export const accountDeletionMail = mailKind({
  name: 'account_deletion',
  payload: z.object({ accountId: z.uuid(), dueAt: z.number(), stage: z.enum(['asked', 'tomorrow']) }),
  write: async (context, { accountId, dueAt, stage }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (owner?.deletion_due_at?.getTime() !== dueAt) return null
    const { email: to, first_name: firstName, time_zone, role, locale } = owner
    const signIn = `${context.env.baseUrl}${SIGN_IN[role]}`
    const told = { firstName, role, zone: time_zone ?? 'UTC', dueAt, signIn }
    const write = stage === 'asked' ? accountDeletion : lastWord
    const mail = write(messagesOf(locale), told)
    return { accountId, to, ...mail, messageId: `account-deletion-${stage}-${accountId}-${dueAt}` }
  },
})

/** Tells an account's owner that it will not be deleted. `keptId` identifies the decision to keep it. */
export const accountKeptMail = mailKind({
  name: 'account_kept',
  payload: z.object({ accountId: z.uuid(), keptId: z.uuid() }),
  write: async (context, { accountId, keptId }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return null
    const { email: to, first_name: firstName, locale, role } = owner
    const mail = accountKept(messagesOf(locale), firstName, `${context.env.baseUrl}${SIGN_IN[role]}`)
    return { accountId, to, ...mail, messageId: `account-kept-${keptId}` }
  },
})

/**
 * Tells a student in advance that a coach leaves on a day, or stays after all. Lists only sessions that are still
 * booked.
 */
export const coachLeavingMail = mailKind({
  name: 'coach_leaving',
  payload: z.object({
    coach: z.uuid(),
    student: z.uuid(),
    dueAt: z.number(),
    stage: z.enum(['leaves', 'stays']),
  }),
  write: async (context, { coach: coachAccount, student: accountId, dueAt, stage }) => {
    const { root } = context.database
    const coach = await queries.addressee(root, coachAccount)
    const student = await queries.addressee(root, accountId)
    const due = coach?.deletion_due_at?.getTime() ?? null
    // The coach has changed their mind again; the message of that change is the one to send.
    if (!coach || !student || due !== (stage === 'leaves' ? dueAt : null)) return null
    const rows = await queries.sessionsOfTwoAfter(root, coachAccount, accountId, new Date(dueAt))
    if (rows.length === 0) return null
    const told = {
      recipient: { firstName: student.first_name, zone: student.time_zone },
      other: { firstName: coach.first_name, lastName: coach.last_name, zone: coach.time_zone },
      sessions: rows.map(({ starts_at, ends_at }) => ({
        startsAt: starts_at.getTime(),
        endsAt: ends_at.getTime(),
      })),
      dueAt,
    }
    const write = stage === 'leaves' ? coachLeaving : coachStays
    const { email: to, locale } = student
    const mail = write(messagesOf(locale), told, context.env.baseUrl)
    return {
      accountId,
      to,
      ...mail,
      messageId: `coach-${stage}-${coachAccount}-${accountId}-${dueAt}`,
    }
  },
})
