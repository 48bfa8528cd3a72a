import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type {
  countUnmatched as countEndpoint,
  GroupCount,
  listUnmatched as listEndpoint,
  UnmatchedGroup,
} from '@shinequo/contract/matching/unmatched'
import type { BulkCode } from '@shinequo/contract/people/bulk-acts'
import * as value from '@shinequo/contract/values'
import { reminderLeftOut, reminderStep } from '@shinequo/domain/matching/answers-reminder'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import { pageOf, placeOf } from '../../../plugins/page-cursor.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record, recordListOpened } from '../../audit/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { searched } from '../lists/queries.ts'
import { answersReminderMail } from '../mail/answers-reminder.ts'
import { presentUnmatched } from '../presenter.ts'
import * as queries from './queries.ts'

const NOBODY: GroupCount = { students: 0, since: null }

/**
 * How many students without a coach are in each group, as of now: these counts are never kept, so they are those of the
 * lists.
 */
export async function countUnmatched(
  { database }: Context,
  { search = '' }: QueryOf<typeof countEndpoint>,
): Promise<Outcome<ReplyOf<typeof countEndpoint>>> {
  const groups: Record<UnmatchedGroup, GroupCount> = {
    requested: NOBODY,
    no_coach: NOBODY,
    no_answers: NOBODY,
  }
  const by = { search, found: await searched(database.root, search) }
  for (const { kind, students, since } of await queries.countUnmatched(database.root, by))
    groups[kind] = { students, since: since?.toISOString() ?? null }
  return ok({ groups })
}

const PAGE = 25
const unmatchedKey = z.tuple([value.instant, value.id])

/** A page of the students of a group, those who are in it the longest first. The view is audited. */
export async function listUnmatched(
  context: Context,
  actor: Actor,
  { cursor, search = '', ...filter }: QueryOf<typeof listEndpoint>,
): Promise<Outcome<ReplyOf<typeof listEndpoint>>> {
  const place = placeOf(cursor, unmatchedKey)
  if (!place.ok) return place
  await recordListOpened(context, actor, 'unmatched')
  const { root } = context.database
  const by = { search, found: await searched(root, search) }
  const wanted = { ...filter, by, now: context.clock.now() }
  const page = { after: place.value, limit: PAGE + 1 }
  const rows = await queries.unmatchedStudents(root, wanted, page)
  const { shown, next } = pageOf(rows, PAGE, ({ since, id }) => [since.toISOString(), id])
  return ok({ students: shown.map(presentUnmatched), total: rows[0]?.total ?? 0, next })
}

/** The accounts of up to `most` students without answers who fit a filter, in the order of the list. */
export async function idsWithoutAnswers(
  sql: Sql,
  { search, ...filter }: Pick<queries.UnmatchedFilter, 'reminded' | 'now'> & { readonly search: string },
  most: number,
): Promise<string[]> {
  const by = { search, found: await searched(sql, search) }
  const wanted = { ...filter, by, group: 'no_answers' } as const
  const rows = await queries.unmatchedStudents(sql, wanted, { after: undefined, limit: most })
  return rows.map(({ account_id }) => account_id)
}

/** Which of these accounts would not be reminded of a next step, and why. Accounts that are no student's: 'not_found'. */
export async function notToRemind(
  sql: Sql,
  accountIds: readonly string[],
  now: number,
): Promise<(accountId: string) => BulkCode | null> {
  const rows = await queries.studentsToRemind(sql, accountIds, now)
  const codes = new Map(rows.map(({ account_id, facts }) => [account_id, reminderLeftOut(facts, now)]))
  return (id) => codes.get(id) ?? (codes.has(id) ? null : 'not_found')
}

/**
 * Reminds the student with this account of the next step by one mail, with the administrator's `note`. Returns why not, or null. Repeated or at the
 * same time, it reminds once. Logged in the audit, where the student can read it.
 */
export async function remind(
  context: Context,
  actor: Actor,
  accountId: string,
  { reason, note }: { readonly reason: string; readonly note: string },
): Promise<BulkCode | null> {
  return context.database.transaction(async (trx) => {
    const now = context.clock.now()
    const [student] = await queries.studentsToRemind(trx, [accountId], now)
    if (!student) return 'not_found'
    const code = reminderLeftOut(student.facts, now)
    if (code !== null) return code
    const { profile_id } = student
    if (!(await queries.setReminded(trx, profile_id, now))) return 'reminded_lately'
    await enqueueMail(context, trx, answersReminderMail, [
      { accountId, at: now, step: reminderStep(student.facts), note },
    ])
    await record(context, trx, actor, {
      action: 'student.reminded',
      subjectType: 'student',
      subjectId: profile_id,
      studentProfileId: profile_id,
      reason,
    })
    return null
  })
}
