import { sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

/** The hours of a coach's usual week, in order, and how many dates from today on have other hours. */
export async function hoursToReview(
  sql: Sql,
  coachId: string,
  today: string,
): Promise<{ weekly_hours: Omit<Tables['weekly_hours'], 'coach_id'>[]; other_dates: number }> {
  const weekly_hours = await sql
    .selectFrom('weekly_hours')
    .select(['weekday', 'start_minute', 'end_minute'])
    .where('coach_id', '=', coachId)
    .orderBy('weekday')
    .orderBy('start_minute')
    .execute()
  const { count } = await sql
    .selectFrom('date_overrides')
    .select(raw<number>`count(distinct date)::int`.as('count'))
    .where('coach_id', '=', coachId)
    .where('date', '>=', today)
    .executeTakeFirstOrThrow()
  return { weekly_hours, other_dates: count }
}

/** Marks that a coach has sent the page for review again. */
export async function setReviewSent(trx: Trx, coachId: string, now: Date): Promise<void> {
  await trx.updateTable('coaches').set({ review_sent_at: now }).where('id', '=', coachId).execute()
}

/** How many live matches and how many sessions of any time a coach has. */
export async function approvalUse(
  trx: Trx,
  coachId: string,
): Promise<{ liveMatches: number; sessions: number }> {
  const { rows } = await raw<{ liveMatches: number; sessions: number }>`
    select
      (select count(*) from match_requests where coach_id = ${coachId}::uuid
        and status in ('pending', 'accepted')) as "liveMatches",
      (select count(*) from (select from bookings where coach_id = ${coachId}::uuid limit 1) b) as sessions`.execute(
    trx,
  )
  return rows[0]!
}
