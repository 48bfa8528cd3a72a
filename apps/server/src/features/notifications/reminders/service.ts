import { randomUUID } from 'node:crypto'
import type { MailKindName } from '@shinequo/contract/notifications'
import { type RemindedSession, remindersAhead } from '@shinequo/domain/notifications/reminder-times'
import * as z from 'zod/mini'
import { sessionsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { job } from '../../../plugins/jobs.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { mailQueue } from '../jobs.ts'
import * as queries from './queries.ts'

/**
 * To be called once a booking was moved, cancelled or brought back, in the transaction of that.
 * Calendars count the change, reminders of what it was end, and those of what it is now are written. That its student
 * will be there stands until it is moved.
 */
export async function sessionChanged(
  context: Context,
  trx: Trx,
  bookingId: string,
  what: 'moved' | 'cancelled' | 'restored',
): Promise<void> {
  await queries.countChange(trx, bookingId, what === 'moved')
  await endReminders(context, trx, [bookingId])
  await planReminders(context, trx, bookingId)
}

/** Ends what is still to come of the reminders of sessions. */
export async function endReminders(context: Context, trx: Trx, bookingIds: readonly string[]): Promise<void> {
  await queries.endReminders(trx, bookingIds, new Date(context.clock.now()))
}

/** Writes the reminders of a booking that stands, with the jobs that hold their times, in the booking's transaction. */
export async function planReminders(context: Context, trx: Trx, bookingId: string): Promise<void> {
  const row = await queries.upcomingSession(trx, bookingId)
  if (row) await writeSessionMails(context, trx, [row])
}

/**
 * Writes the reminders of sessions, and with `news` a mail of that kind to either side that goes out at once, with their
 * jobs. Each person has one reminder of each kind for each state of the session, however often this runs.
 */
export async function writeSessionMails(
  context: Context,
  trx: Trx,
  rows: readonly queries.RemindedRow[],
  news?: MailKindName,
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
  { id: bookingId, sequence, starts_at, ends_at }: queries.RemindedRow,
  recipient: RemindedSession['side'],
  account_id: string,
  zone: string,
  now: number,
  news: MailKindName | undefined,
): queries.NewSessionMail[] {
  const session = { side: recipient, zone, start: starts_at.getTime(), end: ends_at.getTime() }
  const reminders = remindersAhead(session, now).map(({ kind, at }) => ({
    id: randomUUID(),
    kind,
    account_id,
    payload: { bookingId, recipient, sequence },
    at: new Date(at),
  }))
  if (!news) return reminders
  const first = {
    id: randomUUID(),
    kind: news,
    account_id,
    payload: { bookingId, recipient },
    at: new Date(now),
  }
  return [first, ...reminders]
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
