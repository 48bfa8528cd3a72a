import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** Counts a request that gets no mail of its own. Returns true for the first one of this digest. */
export async function addHeldBack(trx: Trx, dueAt: Date, isProved: boolean): Promise<boolean> {
  const row = await trx
    .insertInto('care_digests')
    .values({ due_at: dueAt, held_back: 1, unproved: isProved ? 0 : 1 })
    .onConflict((conflict) =>
      conflict.column('due_at').doUpdateSet({
        held_back: raw`care_digests.held_back + 1`,
        unproved: raw`care_digests.unproved + excluded.unproved`,
      }),
    )
    .returning('held_back')
    .executeTakeFirstOrThrow()
  return row.held_back === 1
}

/** Takes a digest whose mails are enqueued in this transaction; undefined if somebody took it already. */
export async function takeDigest(
  trx: Trx,
  dueAt: Date,
  now: Date,
): Promise<{ held_back: number; unproved: number } | undefined> {
  return trx
    .updateTable('care_digests')
    .set({ enqueued_at: now })
    .where('due_at', '=', dueAt)
    .where('enqueued_at', 'is', null)
    .returning(['held_back', 'unproved'])
    .executeTakeFirst()
}

/** Deletes the counts of digests that were due before `before`. */
export async function deleteDigests(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('care_digests').where('due_at', '<', before).execute()
}

/** How many requests since `since` got no mail of their own. */
export async function countHeldBack(sql: Sql, since: Date): Promise<number> {
  const row = await sql
    .selectFrom('care_digests')
    .select(raw<number>`coalesce(sum(held_back), 0)::int`.as('held_back'))
    .where('due_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.held_back
}

/** How many students wait to be contacted, and how many of them have not proved their mailbox. */
export async function countStudentsWaiting(sql: Sql): Promise<{ students: number; unproved: number }> {
  return sql
    .selectFrom('care_requests as r')
    .innerJoin('student_profiles as s', 's.id', 'r.student_profile_id')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select([
      raw<number>`count(distinct s.id)::int`.as('students'),
      raw<number>`(count(distinct s.id) filter (where a.email_proved_at is null))::int`.as('unproved'),
    ])
    .where('r.answered_at', 'is', null)
    .where('r.place', '<>', 'worry')
    .executeTakeFirstOrThrow()
}
