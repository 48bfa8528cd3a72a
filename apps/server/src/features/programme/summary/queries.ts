import { PERIODS, type Period } from '@shinequo/domain/programme/period'
import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import type { CountedFigures } from '../presenter.ts'

/** Whether there are more than `count` sessions or students. Stops reading after that many rows. */
export async function hasMoreThan(sql: Sql, count: number): Promise<boolean> {
  const { rows } = await raw<{ more: boolean }>`
    select exists (select from bookings offset ${count} limit 1)
      or exists (select from student_profiles offset ${count} limit 1) as more`.execute(sql)
  return rows[0]!.more
}

export interface StoredFiguresRow {
  asked_at: Date
  made_at: Date | null
  figures: CountedFigures | null
}

/** The stored figures of a period in a zone; undefined if nobody has requested the zone recently. */
export async function storedFigures(
  sql: Sql,
  zone: string,
  period: Period,
): Promise<StoredFiguresRow | undefined> {
  return sql
    .selectFrom('programme_figures')
    .select(['asked_at', 'made_at', raw<CountedFigures | null>`figures -> ${period}::text`.as('figures')])
    .where('zone', '=', zone)
    .executeTakeFirst()
}

/** Records that figures are wanted in a zone. Returns false if that is recorded already. */
export async function insertWanted(trx: Trx, zone: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('programme_figures')
    .values({ zone, asked_at: now, made_at: null, figures: null })
    .onConflict((conflict) => conflict.column('zone').doNothing())
    .executeTakeFirstOrThrow()
  return Number(count) > 0
}

/**
 * Records that the figures of a zone were requested. Does nothing if the row is locked because they are being counted.
 */
export async function recordRequest(sql: Sql, zone: string, now: Date): Promise<void> {
  await raw`
    update programme_figures set asked_at = ${now} where zone in (
      select zone from programme_figures where zone = ${zone} for update skip locked)`.execute(sql)
}

/** Drops the figures of all zones, except one that is being counted at the moment. Returns whether there were any. */
export async function dropCounted(trx: Trx): Promise<boolean> {
  const { numAffectedRows: count = 0n } = await raw`
    update programme_figures set made_at = null, figures = null where zone in (
      select zone from programme_figures where made_at is not null for update skip locked)`.execute(trx)
  return count > 0n
}

/** Deletes the zones that nobody has requested since then. */
export async function deleteUnrequested(trx: Trx, since: Date): Promise<void> {
  await raw`
    delete from programme_figures where zone in (
      select zone from programme_figures where asked_at < ${since} for update skip locked)`.execute(trx)
}

/**
 * A zone whose figures were counted before `since`, or never, the latter first; undefined if there is none. It stays
 * locked until the transaction ends, and concurrent callers get the next one.
 */
export async function claimDue(trx: Trx, since: Date): Promise<string | undefined> {
  const { rows } = await raw<{ zone: string }>`
    select zone from programme_figures where made_at is null or made_at < ${since}
    order by made_at nulls first, zone limit 1 for update skip locked`.execute(trx)
  return rows[0]?.zone
}

/** Stores the figures of a zone as of `madeAt`. */
export async function storeFigures(
  trx: Trx,
  zone: string,
  madeAt: Date,
  figures: readonly CountedFigures[],
): Promise<void> {
  await trx
    .updateTable('programme_figures')
    .set({ made_at: madeAt, figures: JSON.stringify(byPeriod(figures)) })
    .where('zone', '=', zone)
    .execute()
}

function byPeriod(figures: readonly CountedFigures[]) {
  return Object.fromEntries(PERIODS.map((period) => [period, figures.find((one) => one.period === period)]))
}
