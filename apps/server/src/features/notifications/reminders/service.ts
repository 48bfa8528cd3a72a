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
import { type MailKind, mailQueue } from '../jobs.ts'
import { enqueueMail } from '../service.ts'
import { bookingMail, cancellationMail, movedMail, proposalMail } from '../session-mail/service.ts'
import * as queries from './queries.ts'

/* What the two people of a session are told of it: that it was booked or changed, and when it comes. */

/** What a message of a kind carries. */
type PayloadOf<Kind> = Kind extends MailKind<infer Payload> ? Payload : never

/** Something that both people of a session are told in a mail, at once or at a time. */
interface News {
  readonly kind: MailKindName
  /** What its message carries beside the booking and the recipient. */
  readonly told?: object
  readonly at?: Date
}

/**
 * Announces a new booking, to the student and to the coach, and plans its reminders, in the booking's own transaction.
 * Who has its session at hand saves reading it.
 */
export async function announceBooking(
  context: Context,
  trx: Trx,
  bookingId: string,
  session?: queries.RemindedRow,
): Promise<void> {
  const row = session ?? (await queries.sessionById(trx, bookingId))
  if (row) await writeSessionMails(context, trx, [row], { kind: bookingMail.name })
}

/** Moves the reminders of a session, and tells both people of its new time; instants are epoch milliseconds. */
export async function announceMove(
  context: Context,
  trx: Trx,
  { bookingId, ...told }: Omit<PayloadOf<typeof movedMail>, 'recipient'>,
): Promise<void> {
  await sessionChanged(context, trx, bookingId, { kind: movedMail.name, told })
}

/** The database's clock may be ahead of ours by as much: a cancellation's mail must not come while it can be undone. */
const UNDO_MARGIN_MS = 1000

/**
 * Ends the reminders of a session, and enqueues the mails that tell both that it was cancelled at `at` (epoch
 * milliseconds), by that line of its history. They wait until the cancellation can no longer be undone, and do not go
 * out if it was.
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

/**
 * Plans the reminders of a session that is back, and sends the mails of it after all that were not wanted while it was
 * cancelled.
 */
export async function announceRestored(context: Context, trx: Trx, bookingId: string): Promise<void> {
  await sessionChanged(context, trx, bookingId)
  const turns = await requeueUnwanted(trx, bookingId, new Date(context.clock.now()))
  const jobs = turns.map(({ id: messageId, turn }) => ({ messageId, turn }))
  if (jobs.length > 0) await context.jobs.enqueueAll(trx, mailQueue, jobs)
}

/** Tells the student what the coach proposed by that line of the history. */
export async function announceProposal(
  context: Context,
  trx: Trx,
  told: PayloadOf<typeof proposalMail>,
): Promise<void> {
  await enqueueMail(context, trx, proposalMail, [told])
}

/**
 * To be called once a booking was moved, cancelled or brought back, and its change counted, in the transaction of that.
 * Reminders of what it was end, and those of what it is now are written, with the mails of `news`.
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

/** Ends what is still to come of the reminders of sessions. */
export async function endReminders(context: Context, trx: Trx, bookingIds: readonly string[]): Promise<void> {
  await queries.endReminders(trx, bookingIds, new Date(context.clock.now()))
}

/**
 * Writes the reminders of sessions, of those that stand, and a mail of the news to either side, with their jobs. Each
 * person has one reminder of each kind for each state of the session, however often this runs.
 */
async function writeSessionMails(
  context: Context,
  trx: Trx,
  rows: readonly queries.RemindedRow[],
  news?: News,
): Promise<void> {
  const now = context.clock.now()
  const mails = rows.flatMap((row) => [
    ...mailsOf(row, 'student', row.student_account, row.student_zone ?? row.coach_zone, now, news),
    ...mailsOf(row, 'coach', row.coach_account, row.coach_zone, now, news),
  ])
  if (mails.length === 0) return
  const written = await queries.insertSessionMails(trx, mails, new Date(now))
  const jobs = written.map(({ id, turn, next_try_at }) => ({
    payload: { messageId: id, turn },
    // What is due now is not to wait for a clock of the database that is behind ours.
    ...(next_try_at.getTime() > now && { at: next_try_at }),
  }))
  if (jobs.length > 0) await context.jobs.enqueueAt(trx, mailQueue, jobs)
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

/** Sessions whose reminders one transaction of the sweep writes. */
const SWEPT_AT_ONCE = 200

/** Writes the reminders of sessions that have none: those of an earlier version, or put back by hand. */
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

/** Every ten minutes, and when a process starts, looks for what an upgrade or a crash has left without its reminders. */
export const sweepReminders = job({
  name: 'notifications-sweep',
  payload: z.object({}),
  cron: '*/10 * * * *',
  restSeconds: 30,
  handle: sweep,
})

/**
 * Notes that the student will be there; its coach sees it. Only of an own session that stands and has not begun, else
 * not found.
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
