import type { RetentionKind } from '@shinequo/contract/retention'
import { sql as raw } from 'kysely'
import { type PersonalData, tablesOf } from '../../plugins/database/personal-data.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** The tables of a kind with the condition of their expired rows, in which the table is `t`. */
function expiredOf(data: PersonalData, kind: RetentionKind, before: Date, now: Date) {
  return tablesOf(data).flatMap(({ name, kept }) => {
    if (kept?.kind !== kind) return []
    const { since } = kept
    return {
      table: raw.table(name),
      isExpired:
        typeof since === 'string' ? raw<boolean>`${raw.ref(`t.${since}`)} < ${before}` : since(before, now),
    }
  })
}

/** How many rows of a kind are expired, counted up to `most`. */
export async function countExpired(
  sql: Sql,
  data: PersonalData,
  kind: RetentionKind,
  before: Date,
  now: Date,
  most: number,
): Promise<number> {
  let count = 0
  for (const { table, isExpired } of expiredOf(data, kind, before, now)) {
    const { rows } = await raw<{ count: number }>`
      select count(*)::int as count from (
        select from ${table} t where ${isExpired} limit ${most - count}) as found`.execute(sql)
    count += rows[0]?.count ?? 0
  }
  return count
}

/** Removes up to `most` rows of a kind; returns how many. */
export async function deleteBatch(
  trx: Trx,
  data: PersonalData,
  kind: RetentionKind,
  before: Date,
  now: Date,
  most: number,
): Promise<number> {
  let count = 0
  for (const { table, isExpired } of expiredOf(data, kind, before, now)) {
    const { rows } = await raw<{ count: number }>`
      with gone as (
        delete from ${table} where ctid = any(array(
          select t.ctid from ${table} t where ${isExpired} limit ${most - count}))
        returning 1)
      select count(*)::int as count from gone`.execute(trx)
    count += rows[0]?.count ?? 0
  }
  return count
}

export type RuleRow = Tables['retention_rules']

/** The rules that administrators saved. Kinds with default rules are absent. */
export async function savedRules(sql: Sql): Promise<RuleRow[]> {
  return sql.selectFrom('retention_rules').selectAll().execute()
}

/** Stores a rule that replaces the previous version; returns false if that is not the newest. */
export async function saveRule(trx: Trx, { kind, days, version }: RuleRow): Promise<boolean> {
  const { rows } = await raw`
    insert into retention_rules as kept (kind, days, version)
    select ${kind}, ${days}, 1 where ${version} = 1 or exists (select from retention_rules where kind = ${kind})
    on conflict (kind) do update set days = excluded.days, version = ${version}
      where kept.version = ${version - 1}
    returning kind`.execute(trx)
  return rows.length > 0
}

export interface RunRow {
  id: string
  begun_at: Date
  finished_at: Date | null
  by_hand: boolean
  removed: Partial<Record<RetentionKind, number>>
}

const RUN = ['id', 'begun_at', 'finished_at', 'by_hand', 'removed'] as const

/** The newest runs, up to `limit`. */
export async function newestRuns(sql: Sql, limit: number): Promise<RunRow[]> {
  return sql
    .selectFrom('retention_runs')
    .select(RUN)
    .orderBy('begun_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .$narrowType<RunRow>()
    .execute()
}

/** Stores a run that starts. */
export async function insertRun(
  trx: Trx,
  run: { id: string; begun_at: Date; asked_by: string | null },
): Promise<void> {
  await trx
    .insertInto('retention_runs')
    .values({ ...run, finished_at: null, by_hand: run.asked_by !== null, removed: '{}' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Adds to the number of rows that a run has removed. */
export async function addRemoved(trx: Trx, id: string, kind: RetentionKind, count: number): Promise<void> {
  await trx
    .updateTable('retention_runs')
    .set({
      removed: raw`jsonb_set(removed, array[${kind}]::text[],
        to_jsonb(coalesce((removed ->> ${kind})::int, 0) + ${count}::int))`,
    })
    .where('id', '=', id)
    .execute()
}

export async function finishRun(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('retention_runs').set({ finished_at: now }).where('id', '=', id).execute()
}
