import { digestDueAt, MAILS_AN_HOUR, UNPROVED_MAILS_AN_HOUR } from '@shinequo/domain/care/alarm-mail'
import { DAY } from '@shinequo/domain/time/zoned-day'
import type { Context } from '../../../plugins/context.ts'
import { hasProvedMailbox } from '../../../plugins/database/proved-mailbox.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { type Counted, openLimit } from '../../../plugins/limits.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { careDigest } from '../jobs.ts'
import { careRequestedMail } from '../mail/care-requested.ts'
import { administrators, MAX_NOTIFIED } from '../queries.ts'
import * as queries from './queries.ts'

/**
 * How many mails about requests there may be. Accounts without a proved mailbox are counted apart, so that nobody can
 * make accounts to use up the mails about others.
 */
export function openAlarmLimits(context: Context) {
  const hourly = (name: string, times: number) => openLimit(context, { name, times, seconds: 60 * 60 })
  return {
    proved: hourly('care-mail', MAILS_AN_HOUR),
    unproved: hourly('care-mail-unproved', UNPROVED_MAILS_AN_HOUR),
  }
}

export type AlarmLimits = ReturnType<typeof openAlarmLimits>

/** How staff are told about a request: by a mail of its own, or by the next one about all who wait. */
export interface Alarm {
  readonly isProved: boolean
  readonly alone: boolean
  /** What was counted for it. */
  readonly counted: Counted
}

/** Counts a mail about a request of this account. Call it only if staff are to be told. */
export async function countAlarm(context: Context, limits: AlarmLimits, accountId: string): Promise<Alarm> {
  const isProved = await hasProvedMailbox(context.database.root, accountId)
  const counted = [isProved ? limits.proved : limits.unproved, 'programme'] as const
  return { isProved, alone: (await counted[0].count(counted[1])) === 0, counted }
}

/** Enqueues the mail about a request, in the transaction that stores it. */
export async function tellStaff(
  context: Context,
  trx: Trx,
  requestId: string,
  { isProved, alone }: Alarm,
): Promise<void> {
  if (alone) {
    const staff = await administrators(trx, MAX_NOTIFIED)
    const mails = staff.map((accountId) => ({ requestId, accountId }))
    return enqueueMail(context, trx, careRequestedMail, mails)
  }
  const dueAt = digestDueAt(context.clock.now())
  const isFirst = await queries.addHeldBack(trx, new Date(dueAt), isProved)
  if (isFirst) await context.jobs.enqueue(trx, careDigest, { dueAt }, new Date(dueAt))
}

/** How many requests of the last day got no mail of their own, because there were too many. */
export async function heldBackToday({ database, clock }: Context): Promise<number> {
  return queries.countHeldBack(database.root, new Date(clock.now() - DAY))
}
