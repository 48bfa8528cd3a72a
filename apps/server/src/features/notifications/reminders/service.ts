import { randomUUID } from 'node:crypto'
import type { MailKindName } from '@shinequo/contract/notifications'
import { UNDO_MS } from '@shinequo/domain/bookings/booking-policy'
import { type RemindedSession, remindersAhead } from '@shinequo/domain/notifications/reminder-times'
import * as z from 'zod/mini'
import { sessionsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { job } from '../../../plugins/job.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { requeueUnwanted } from '../deliveries/queries.ts'
import type { MailKind } from '../jobs.ts'
import { wakeMail } from '../outbox/service.ts'
import { enqueueMail } from '../service.ts'
import {
  bookingMail,
  cancellationMail,
  movedMail,
  noShowMail,
  objectionMail,
  proposalMail,
  suggestionMail,
} from '../session-mail/service.ts'
import * as queries from './queries.ts'

/* Mail to the two people of a session: that it was booked or changed, and reminders. */

/** The payload of a kind of mail. */
type PayloadOf<Kind> = Kind extends MailKind<infer Payload> ? Payload : never

/** A mail to both people of a session, sent at once or at a given time. */
interface News {
  readonly kind: MailKindName
  /** What the message's payload contains in addition to the booking and the recipient. */
  readonly told?: object
  readonly at?: Date
}

/**
 * The statement that announces a booking, for the transaction that inserts it: its mails with its reminders. Call it
 * before that transaction commits: then the mails are worked at once.
 */
export function bookingMails(context: Context, row: queries.RemindedRow) {
  const now = context.clock.now()
  wakeMail(context, bookingMail)
  return queries.sessionMailsToInsert(mailsOfBoth(row, now, { kind: bookingMail.name }), new Date(now))
}

/** Moves the reminders of a session and tells both people the new time. Instants are epoch milliseconds. */
export async function announceMove(
  context: Context,
  trx: Trx,
  { bookingId, ...told }: Omit<PayloadOf<typeof movedMail>, 'recipient'>,
): Promise<void> {
  await sessionChanged(context, trx, bookingId, { kind: movedMail.name, told })
}

/**
 * The database's clock may be ahead of ours by this much. The mail of a cancellation must not go out while it can be
 * undone.
 */
const UNDO_MARGIN_MS = 1000

/**
 * Ends the reminders of a session and enqueues the mails that tell both people about its cancellation. `at` is when it
 * was cancelled (epoch milliseconds), `change` the id of that line of its history. The mails wait until the
 * cancellation can no longer be undone, and are not sent if it was.
 */
export async function announceCancellation(
  context: Context,
  trx: Trx,
  { bookingId, change }: { readonly bookingId: string; readonly change: string },
  at: number,
): Promise<void> {
  const news = {
    kind: cancellationMail.name,
    told: { change },
    at: new Date(at + UNDO_MS + UNDO_MARGIN_MS),
  }
  await sessionChanged(context, trx, bookingId, news)
}

/** Plans the reminders of a restored session, and sends the mails that became unwanted while it was cancelled. */
export async function announceRestored(context: Context, trx: Trx, bookingId: string): Promise<void> {
  await sessionChanged(context, trx, bookingId)
  await requeueUnwanted(trx, bookingId, new Date(context.clock.now()))
  wakeMail(context)
}

/** Tells the student what the coach proposed in that line of the history. */
export async function announceProposal(
  context: Context,
  trx: Trx,
  told: PayloadOf<typeof proposalMail>,
): Promise<void> {
  await enqueueMail(context, trx, proposalMail, [told])
}

/** Tells the student which times for a new session the coach suggests. */
export async function announceSuggestion(
  context: Context,
  trx: Trx,
  told: PayloadOf<typeof suggestionMail>,
): Promise<void> {
  await enqueueMail(context, trx, suggestionMail, [told])
}

/**
 * Tells the student that the coach marked them as absent at `markedAt` (epoch milliseconds). The mail waits until the
 * session is over, since the student may come late, and until the coach has had time to take the mark back.
 */
export async function announceNoShow(
  context: Context,
  trx: Trx,
  bookingId: string,
  markedAt: number,
): Promise<void> {
  const row = await queries.sessionById(trx, bookingId)
  const at = new Date(Math.max(row?.ends_at.getTime() ?? 0, markedAt + UNDO_MS + UNDO_MARGIN_MS))
  await enqueueMail(context, trx, noShowMail, [{ bookingId, recipient: 'student', markedAt }], at)
}

/** Tells these people what was decided on the student's objection. */
export async function announceDecision(
  context: Context,
  trx: Trx,
  bookingId: string,
  recipients: readonly RemindedSession['side'][],
): Promise<void> {
  const mails = recipients.map((recipient) => ({ bookingId, recipient }))
  await enqueueMail(context, trx, objectionMail, mails)
}

/**
 * Call this after a booking was moved, cancelled or restored and its `calendar_sequence` increased, in the same
 * transaction. Ends the reminders of the former version and writes those of the current one, with the mails of `news`.
 */
export async function sessionChanged(
  context: Context,
  trx: Trx,
  bookingId: string,
  news?: News,
): Promise<void> {
  await endReminders(context, trx, [bookingId])
  const row = await queries.sessionById(trx, bookingId)
  if (row) await writeSessionMails(context, trx, [row], news)
}

/** Ends the unsent reminders of these sessions. */
export async function endReminders(context: Context, trx: Trx, bookingIds: readonly string[]): Promise<void> {
  await queries.endReminders(trx, bookingIds, new Date(context.clock.now()))
}

/**
 * Writes the reminders of those sessions that are booked, and a mail of the news to either side. Each person gets one
 * reminder of each kind for each version of the session, however often this runs.
 */
async function writeSessionMails(
  context: Context,
  trx: Trx,
  rows: readonly queries.RemindedRow[],
  news?: News,
): Promise<void> {
  const now = context.clock.now()
  const mails = rows.flatMap((row) => mailsOfBoth(row, now, news))
  if (mails.length === 0) return
  await queries.sessionMailsToInsert(mails, new Date(now)).execute(trx)
  if (news && !news.at) wakeMail(context)
}

function mailsOfBoth(row: queries.RemindedRow, now: number, news?: News): queries.NewSessionMail[] {
  return [
    ...mailsOf(row, 'student', row.student_account, row.student_zone ?? row.coach_zone, now, news),
    ...mailsOf(row, 'coach', row.coach_account, row.coach_zone, now, news),
  ]
}

function mailsOf(
  { id: bookingId, status, sequence, starts_at, ends_at }: queries.RemindedRow,
  recipient: RemindedSession['side'],
  account_id: string,
  zone: string,
  now: number,
  news: News | undefined,
): queries.NewSessionMail[] {
  const mail = (kind: MailKindName, at: Date, told: object = {}) => ({
    id: randomUUID(),
    kind,
    account_id,
    payload: { bookingId, recipient, ...told },
    at,
  })
  const session = { side: recipient, zone, start: starts_at.getTime(), end: ends_at.getTime() }
  const reminders = status === 'booked' ? remindersAhead(session, now) : []
  return [
    ...(news ? [mail(news.kind, news.at ?? new Date(now), news.told)] : []),
    ...reminders.map(({ kind, at }) => mail(kind, new Date(at), { sequence })),
  ]
}

/** How many sessions one transaction of the sweep handles. */
const SWEPT_AT_ONCE = 200

/**
 * Writes the reminders of sessions that have none: those that an earlier version booked, or that were restored by hand.
 */
async function sweep(context: Context): Promise<void> {
  for (;;) {
    const found = await context.database.transaction(async (trx) => {
      const now = new Date(context.clock.now())
      const rows = await queries.sessionsWithoutReminders(trx, now, SWEPT_AT_ONCE)
      await writeSessionMails(context, trx, rows)
      return rows.length
    })
    if (found < SWEPT_AT_ONCE) return
  }
}

/** Every ten minutes, and when a process starts, looks for sessions left without reminders by an upgrade or a crash. */
export const sweepReminders = job({
  name: 'notifications-sweep',
  payload: z.object({}),
  cron: '*/10 * * * *',
  restSeconds: 30,
  handle: sweep,
})

/**
 * Notes that the student will attend, which the coach sees. The session must be the student's own, booked, and not
 * started; otherwise it is not found.
 */
export async function attend(
  context: Context,
  { role, profileId }: Actor,
  bookingId: string,
): Promise<Outcome<{ attending: true }>> {
  if (role !== 'student') return refuse('forbidden')
  const now = new Date(context.clock.now())
  const coachId = await context.database.transaction((trx) =>
    queries.recordAttending(trx, bookingId, profileId, now),
  )
  if (coachId === undefined) return refuse('not_found')
  sessionsChanged(context, [profileId, coachId])
  return ok({ attending: true as const })
}
