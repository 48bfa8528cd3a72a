import { randomUUID } from 'node:crypto'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { keptMail } from '../../plugins/mailer.ts'
import { type Invited, invitation } from './emails/invitation.ts'
import { resetCode } from './emails/reset-code.ts'
import {
  accountExistsMail,
  bookingMail,
  cancellationMail,
  coachApprovedMail,
  matchAcceptedMail,
  matchEndedMail,
} from './jobs.ts'
import { mailboxPage } from './presenter.ts'

/** More would make the page slow to read, for people and browsers. */
const MAILS_SHOWN = 100

/** The development mailbox as HTML. Its reader sits at this machine, so times are in the machine's zone. */
export async function mailbox(context: Context): Promise<string> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return mailboxPage(await keptMail(context.env, MAILS_SHOWN), timeZone)
}

/**
 * Enqueues the mails of a new booking, one to the student and one to the coach, in the booking's own transaction.
 * After its commit call `deliverSoon`.
 */
export async function announceBooking(context: Context, trx: Trx, bookingId: string): Promise<void> {
  await context.jobs.enqueue(trx, bookingMail, { bookingId, recipient: 'student' as const })
  await context.jobs.enqueue(trx, bookingMail, { bookingId, recipient: 'coach' as const })
}

/** Enqueues the mail that tells the student of a cancelled session. After the commit call `deliverSoon`. */
export async function announceCancellation(context: Context, trx: Trx, bookingId: string): Promise<void> {
  await context.jobs.enqueue(trx, cancellationMail, { bookingId })
}

/** Enqueues the mail that tells an account's owner of a sign-up with their address. */
export async function announceAccountExists(context: Context, trx: Trx, accountId: string): Promise<void> {
  await context.jobs.enqueue(trx, accountExistsMail, { accountId, attemptId: randomUUID() })
}

/** Wakes the worker after a commit that enqueued mail; without it polling finds the mail half a second later. */
export function deliverSoon(context: Context): void {
  context.jobs.nudge(bookingMail)
  context.jobs.nudge(accountExistsMail)
  context.jobs.nudge(coachApprovedMail)
  context.jobs.nudge(matchAcceptedMail)
  context.jobs.nudge(matchEndedMail)
  context.jobs.nudge(cancellationMail)
}

/**
 * Sends a code for a new password at once; only a job may call it. Every run of that job makes another code, so the
 * message's id is new each time: a receiver that drops repeats must not drop the newest code.
 */
export async function mailResetCode(
  context: Context,
  person: { readonly firstName: string; readonly email: string },
  code: string,
): Promise<void> {
  const mail = resetCode(person, code, context.env.baseUrl)
  await context.mailer.send({ to: person.email, ...mail, messageId: `reset-${randomUUID()}` })
}

/** Sends an invitation's link at once; only its job may call it. Each run has a new token, so each message a new id. */
export async function mailInvitation(context: Context, invited: Invited, token: string): Promise<void> {
  const mail = invitation(invited, `${context.env.baseUrl}/invitation/${token}`)
  await context.mailer.send({ to: invited.email, ...mail, messageId: `invitation-${randomUUID()}` })
}

/** Enqueues the mail that tells a coach of the approval. After the commit call `deliverSoon`. */
export async function announceApproval(context: Context, trx: Trx, accountId: string): Promise<void> {
  await context.jobs.enqueue(trx, coachApprovedMail, { accountId })
}

/** Enqueues the mail that tells a student of an accepted match. After the commit call `deliverSoon`. */
export async function announceMatch(context: Context, trx: Trx, matchId: string): Promise<void> {
  await context.jobs.enqueue(trx, matchAcceptedMail, { matchId })
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
  await context.jobs.enqueue(trx, matchEndedMail, { ...told, recipient: 'student' as const })
  if (endedBy === 'coach') return
  await context.jobs.enqueue(trx, matchEndedMail, { ...told, recipient: 'coach' as const })
}
