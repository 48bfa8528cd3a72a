import type { BulkCode } from '@shinequo/contract/people/bulk-acts'
import { askLeftOut } from '@shinequo/domain/bookings/suggestion-asks'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { announceAsks } from '../../notifications/notices/service.ts'
import * as queries from './queries.ts'

/** Of which of these accounts the coach would not be asked to suggest a time, and why. */
export async function notToAskFor(
  sql: Sql,
  accountIds: readonly string[],
  now: number,
): Promise<(accountId: string) => BulkCode | null> {
  const rows = await queries.studentsToAskFor(sql, accountIds, now)
  const codes = new Map(rows.map(({ account_id, facts }) => [account_id, askLeftOut(facts, now)]))
  return (id) => codes.get(id) ?? (codes.has(id) ? null : 'not_a_student')
}

/**
 * Asks the coaches of the student with this account to suggest a time. They see it with the student until they do, and the
 * asks of a day are one mail. Returns why not, or null. Repeated or at the same time, it asks once. The student learns
 * nothing of it, so the entry in the audit is not one that they can read.
 */
export async function askCoaches(
  context: Context,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<BulkCode | null> {
  return context.database.transaction(async (trx) => {
    const now = context.clock.now()
    const [student] = await queries.studentsToAskFor(trx, [accountId], now)
    if (!student) return 'not_a_student'
    const { profile_id, facts } = student
    const code = askLeftOut(facts, now)
    if (code !== null) return code
    const here = facts.coaches.filter(({ away }) => !away).map(({ id }) => id)
    const asked = await queries.setAsked(trx, here, profile_id, now)
    if (asked.length === 0) return 'asked_lately'
    await announceAsks(context, trx, asked)
    await record(context, trx, actor, {
      action: 'student.coach_asked',
      subjectType: 'student',
      subjectId: profile_id,
      reason,
    })
    return null
  })
}
