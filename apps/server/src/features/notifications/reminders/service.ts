import { randomUUID } from 'node:crypto'
import type { MailKindName } from '@shinequo/contract/notifications'
import { type RemindedSession, remindersAhead } from '@shinequo/domain/notifications/reminder-times'
import * as z from 'zod/mini'
import { sessionsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { job } from '../../../plugins/job.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { requeueUnwanted } from '../deliveries/queries.ts'
import type { AnyMailKind, MailKind } from '../mail/mail-kind.ts'
import { wakeMail } from '../outbox/service.ts'
import * as queries from './queries.ts'

/*
 * When mail to the two people of a session is sent: that it was booked or changed, and reminders. The mails themselves
 * stand with bookings, which hands over those that are news.
 */

/** A mail to both people of a session, sent at once or at a given time. */
interface News<Payload extends object = object> {
  readonly kind: MailKind<Payload>
  /** What the message's payload contains in addition to the booking and the recipient. */
  readonly told?: Omit<NoInfer<Payload>, 'bookingId' | 'recipient'>
  readonly at?: Date
}

/** News of any kind. */
type AnyNews = Omit<News, 'kind'> & { readonly kind: AnyMailKind }

/**
 * The statement that announces a booking by mails of this kind, for the transaction that inserts it, with its reminders.
 * Call it before that transaction commits: then the mails are worked at once.
 */
export function bookingMails(context: Context, kind: AnyMailKind, row: queries.RemindedRow) {
  const now = context.clock.now()
  wakeMail(context, kind)
  return queries.sessionMailsToInsert(mailsOfBoth(row, now, { kind }), new Date(now))
}

/** Plans the reminders of a restored session, and sends the mails that became unwanted while it was cancelled. */
export async function sessionRestored(context: Context, trx: Trx, bookingId: string): Promise<void> {
  await sessionChanged(context, trx, bookingId)
  await requeueUnwanted(trx, bookingId, new Date(context.clock.now()))
  wakeMail(context)
}

/**
 * Call this after a booking was moved, cancelled or restored and its `calendar_sequence` increased, in the same
 * transaction. Ends the reminders of the former version and writes those of the current one, with the mails of `news`.
 */
export async function sessionChanged<Payload extends object>(
  context: Context,
  trx: Trx,
  bookingId: string,
  news?: News<Payload>,
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
  news?: AnyNews,
): Promise<void> {
  const now = context.clock.now()
  const mails = rows.flatMap((row) => mailsOfBoth(row, now, news))
  if (mails.length === 0) return
  await queries.insertSessionMails(trx, mails, new Date(now))
  if (news && !news.at) wakeMail(context)
}

function mailsOfBoth(row: queries.RemindedRow, now: number, news?: AnyNews): queries.NewSessionMail[] {
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
  news: AnyNews | undefined,
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
    ...(news ? [mail(news.kind.name, news.at ?? new Date(now), news.told)] : []),
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
