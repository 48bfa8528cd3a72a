import type { MailKindName } from '@shinequo/contract/notifications'
import { type DeliveryFailure, deliveryFailure } from '@shinequo/domain/notifications/delivery-failure'
import { MAIL_TRIES, nextTry } from '@shinequo/domain/notifications/retry-schedule'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { troubleOf } from '../../plugins/database/trouble.ts'
import { type Job, job, type Queue } from '../../plugins/jobs.ts'
import type { Mail } from '../../plugins/mailer.ts'
import { alternativesTo } from '../availability/service.ts'
import { accountExists } from './emails/account-exists.ts'
import { bookingCancelled } from './emails/booking-cancelled.ts'
import { bookingConfirmed } from './emails/booking-confirmed.ts'
import { bookingReceivedForCoach } from './emails/booking-received-for-coach.ts'
import { coachApproved } from './emails/coach-approved.ts'
import { matchAccepted } from './emails/match-accepted.ts'
import { matchEnded } from './emails/match-ended.ts'
import { matchEndedForCoach } from './emails/match-ended-for-coach.ts'
import type { ToldSession } from './emails/session-times.ts'
import * as queries from './queries.ts'

/** A mail that is ready to go; `accountId` is its recipient's, null for somebody without an account. */
export interface WrittenMail extends Mail {
  readonly accountId: string | null
}

/** One kind of mail: what a message of it carries, and how its mail is written. */
export interface MailKind<Payload> {
  readonly name: MailKindName
  readonly payload: z.ZodMiniType<Payload>
  /**
   * Writes the mail from what is true now, at each try anew; null when it is no longer wanted. `askedAt` is when the
   * message was put in the queue, in milliseconds.
   */
  readonly write: (context: Context, payload: Payload, askedAt: number) => Promise<WrittenMail | null>
}

/** Names a kind of mail and ties its payload's shape to the function that writes it. */
export function mailKind<Payload>(kind: MailKind<Payload>): MailKind<Payload> {
  return kind
}

/** Any kind, whatever its payload: what a list of kinds holds. */
// biome-ignore lint/suspicious/noExplicitAny: a writer's payload is contravariant; the schema checks it before the call
export type AnyMailKind = MailKind<any>

/** A message that is to be tried; `turn` tells its newest job from those before it, which do nothing. */
interface Turn {
  readonly messageId: string
  readonly turn: number
}

/** The one queue of all mail. */
export const mailQueue: Queue<Turn> = {
  name: 'mail',
  payload: z.object({ messageId: z.uuid(), turn: z.number() }),
}

/** Messages in hand at a time; the mailer sends over fewer connections, and while those wait the next are written. */
const PARALLEL = 20
/** A mail server that refuses us never fails the job; only the database does, and then the message has to wait for it. */
const RETRIES = { limit: MAIL_TRIES, longestWaitSeconds: 3600 }

/**
 * Tries messages of these kinds: each try writes the mail anew and keeps what came of it, and one that failed but not
 * for good brings the job of the next try. A message that was sent, or that has a newer job, is left alone.
 */
export function mailJob(kinds: readonly AnyMailKind[]): Job<Turn> {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  const reportTrouble = troubleReport()
  return job({
    ...mailQueue,
    parallel: PARALLEL,
    retries: RETRIES,
    handle: async (context, { messageId, turn }) => {
      const message = await queries.messageToTry(context.database.root, messageId, turn)
      const kind = message && byName.get(message.kind)
      if (!kind) return
      let mail: WrittenMail | null
      try {
        mail = await kind.write(context, kind.payload.parse(message.payload), message.created_at.getTime())
      } catch (error) {
        // No fault of the message: its job is run again when the database is back.
        if (troubleOf(error)) throw error
        context.log.error({ err: error, kind: kind.name, message: messageId }, 'a mail could not be written')
        return keepFailure(context, message, { reason: 'fault', replyCode: null })
      }
      if (!mail) return queries.keepUnwanted(context.database.root, message, new Date(context.clock.now()))
      const { accountId, ...ready } = mail
      const failure = await context.mailer.send(ready).then(() => null, deliveryFailure)
      reportTrouble(context, failure)
      if (failure) return keepFailure(context, message, failure, accountId)
      await queries.keepSent(context.database.root, message, accountId, new Date(context.clock.now()))
    },
  })
}

/** Keeps why a try failed, with the job of the next one in the same transaction. */
async function keepFailure(
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
    const turn = await queries.keepFailure(trx, message, {
      state,
      failure: reason,
      reply_code: replyCode,
      account_id: accountId,
      changed_at: new Date(now),
      next_try_at,
    })
    if (turn === undefined || !next_try_at) return
    await context.jobs.enqueue(trx, mailQueue, { messageId: message.id, turn }, next_try_at)
  })
  if (state === 'retrying') return
  const { kind, id } = message
  context.log.warn({ kind, message: id, reason, replyCode }, 'a mail is not tried again')
}

/** Tells of a mail server that takes nothing once when it begins and once when it is over, not once a message. */
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

/** Mails one of the two people of a new booking. A booking that is gone or no longer stands sends nothing. */
export const bookingMail = mailKind({
  name: 'booking',
  payload: z.object({ bookingId: z.uuid(), recipient: z.enum(['student', 'coach']) }),
  write: async (context, { bookingId, recipient }) => {
    const row = await queries.bookingForMail(context.database.root, bookingId)
    if (row?.status !== 'booked') return null
    const { baseUrl } = context.env
    const now = context.clock.now()
    const mail =
      recipient === 'student'
        ? {
            accountId: row.student_account,
            to: row.student_email,
            ...bookingConfirmed(toldTo(row, 'student'), baseUrl, now),
          }
        : {
            accountId: row.coach_account,
            to: row.coach_email,
            ...bookingReceivedForCoach(toldTo(row, 'coach'), baseUrl, now),
          }
    return { ...mail, messageId: `booking-${bookingId}-${recipient}` }
  },
})

/** Tells the student that their coach cancelled, with the times that are open when the mail is written. */
export const cancellationMail = mailKind({
  name: 'cancellation',
  payload: z.object({ bookingId: z.uuid() }),
  write: async (context, { bookingId }) => {
    const row = await queries.bookingForMail(context.database.root, bookingId)
    if (row?.status !== 'cancelled') return null
    const open = await alternativesTo(context, row.coach_id, row.starts_at.getTime())
    const nearest = open
      .map(({ start_time, end_time }) => ({ start: Date.parse(start_time), end: Date.parse(end_time) }))
      .sort((one, other) => one.start - other.start)
    const { coach_id: coachId, cancel_reason: reason } = row
    const told = { ...toldTo(row, 'student'), coachId, reason, nearest }
    const mail = bookingCancelled(told, context.env.baseUrl)
    const { student_account: accountId, student_email: to } = row
    return { accountId, to, ...mail, messageId: `cancellation-${bookingId}` }
  },
})

function toldTo(row: queries.BookingForMail, recipient: 'student' | 'coach'): ToldSession {
  const student = { firstName: row.student_first, lastName: row.student_last, zone: row.student_zone }
  const coach = {
    firstName: row.coach_first,
    lastName: row.coach_last,
    zone: row.coach_zone ?? row.coach_hours_zone,
  }
  const times = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() }
  return recipient === 'student'
    ? { ...times, recipient: student, other: coach }
    : { ...times, recipient: coach, other: student }
}

/** Tells an account's owner about a sign-up with their address. `attemptId` tells one such try from the next. */
export const accountExistsMail = mailKind({
  name: 'account_exists',
  payload: z.object({ accountId: z.uuid(), attemptId: z.uuid() }),
  write: async (context, { accountId, attemptId }) => {
    const owner = await queries.addressee(context.database.root, accountId)
    if (!owner) return null
    const mail = accountExists(owner.first_name, context.env.baseUrl)
    return { accountId, to: owner.email, ...mail, messageId: `account-exists-${attemptId}` }
  },
})

/** Tells a coach that students see them from now on. */
export const coachApprovedMail = mailKind({
  name: 'coach_approved',
  payload: z.object({ accountId: z.uuid() }),
  write: async (context, { accountId }) => {
    const coach = await queries.addressee(context.database.root, accountId)
    if (!coach) return null
    const mail = coachApproved(coach.first_name, context.env.baseUrl)
    return { accountId, to: coach.email, ...mail, messageId: `coach-approved-${accountId}` }
  },
})

/** Tells a student that they have a coach. A match that no longer stands sends nothing. */
export const matchAcceptedMail = mailKind({
  name: 'match_accepted',
  payload: z.object({ matchId: z.uuid() }),
  write: async (context, { matchId }) => {
    const row = await queries.matchForMail(context.database.root, matchId)
    if (row?.status !== 'accepted') return null
    const { student_account: accountId, student_email: to, student_first } = row
    const { coach_first, coach_last, coach_id } = row
    const match = {
      studentFirst: student_first,
      coachFirst: coach_first,
      coachLast: coach_last,
      coachId: coach_id,
    }
    const mail = matchAccepted(match, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `match-${matchId}` }
  },
})

/** Tells one of its two people that a match has ended. One that stands, because it was paired again, is another match. */
export const matchEndedMail = mailKind({
  name: 'match_ended',
  payload: z.object({
    matchId: z.uuid(),
    recipient: z._default(z.enum(['student', 'coach']), 'student'),
    replaced: z._default(z.boolean(), false),
    sessions: z.array(z.object({ startsAt: z.number(), endsAt: z.number() })),
  }),
  write: async (context, { matchId, recipient, replaced, sessions }) => {
    const row = await queries.matchForMail(context.database.root, matchId)
    if (row?.status !== 'ended') return null
    const student = { firstName: row.student_first, lastName: row.student_last, zone: row.student_zone }
    const coach = { firstName: row.coach_first, lastName: row.coach_last, zone: row.coach_zone }
    const { baseUrl } = context.env
    return recipient === 'student'
      ? {
          accountId: row.student_account,
          to: row.student_email,
          ...matchEnded({ recipient: student, other: coach, sessions, replaced }, baseUrl),
          messageId: `match-ended-${matchId}`,
        }
      : {
          accountId: row.coach_account,
          to: row.coach_email,
          ...matchEndedForCoach({ recipient: coach, other: student, sessions }, baseUrl),
          messageId: `match-ended-${matchId}-coach`,
        }
  },
})
