import type { BulkActName, BulkCode, BulkTargetState } from '@shinequo/contract/people/bulk-acts'
import { type Insertable, sql as raw, type Selectable } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

export type ActRow = Selectable<Tables['bulk_acts']>
export type TargetRow = Selectable<Tables['bulk_act_targets']>

/** Stores an act with its targets; returns false and stores nothing if the id is taken. */
export async function insertAct(
  trx: Trx,
  act: Insertable<Tables['bulk_acts']>,
  targets: readonly { target_id: string; code: BulkCode | null }[],
): Promise<boolean> {
  const row = await trx
    .insertInto('bulk_acts')
    .values(act)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  const rows = JSON.stringify(targets.map((target, position) => ({ ...target, position })))
  await raw`
    insert into bulk_act_targets (act_id, position, target_id, state, code)
    select ${act.id}::uuid, t.position, t.target_id, case when t.code is null then 'planned' else 'left_out' end, t.code
    from jsonb_to_recordset(${rows}::jsonb) as t (position integer, target_id uuid, code text)`.execute(trx)
  return true
}

/** Deletes acts of before this time, with their targets. */
export async function deleteActsBefore(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('bulk_acts').where('created_at', '<', before).execute()
}

export async function actById(sql: Sql, id: string): Promise<ActRow | undefined> {
  return sql.selectFrom('bulk_acts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An act, locked until the transaction ends. */
export async function lockAct(trx: Trx, id: string): Promise<ActRow | undefined> {
  return trx.selectFrom('bulk_acts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function setStarted(
  trx: Trx,
  id: string,
  what: 'started_at' | 'undo_started_at',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('bulk_acts')
    .set({ [what]: now })
    .where('id', '=', id)
    .execute()
}

/** Replaces the sentence in the reminders of an act. */
export async function setNote(trx: Trx, id: string, note: string): Promise<void> {
  await trx.updateTable('bulk_acts').set({ note }).where('id', '=', id).execute()
}

/** How many targets are in each state for each reason. */
export async function countTargets(
  sql: Sql,
  id: string,
): Promise<{ state: BulkTargetState; code: BulkCode | null; count: number }[]> {
  return sql
    .selectFrom('bulk_act_targets')
    .select((eb) => ['state', 'code', eb.fn.countAll<number>().as('count')])
    .where('act_id', '=', id)
    .groupBy(['state', 'code'])
    .execute()
}

/**
 * Takes the next targets in this state for the caller, and those that another caller took before `lost` and never
 * finished. The caller has locked the act.
 */
export async function takeTargets(
  trx: Trx,
  id: string,
  from: 'planned' | 'done',
  { limit, now, lost }: { limit: number; now: Date; lost: Date },
): Promise<TargetRow[]> {
  const { rows } = await raw<TargetRow>`
    update bulk_act_targets t set state = 'taken', taken_at = ${now}
    where act_id = ${id}::uuid and position in (
      select position from bulk_act_targets
      where act_id = ${id}::uuid and (state = ${from} or (state = 'taken' and taken_at < ${lost}))
      order by position limit ${limit})
    returning *`.execute(trx)
  return rows.toSorted((one, other) => one.position - other.position)
}

/** Stores what became of a target that the caller took. */
export async function settleTarget(
  sql: Sql,
  { act_id, position }: TargetRow,
  settled: { state: BulkTargetState; code: BulkCode | null; former?: number; former_school?: string },
): Promise<void> {
  await sql
    .updateTable('bulk_act_targets')
    .set(settled)
    .where('act_id', '=', act_id)
    .where('position', '=', position)
    .where('state', '=', 'taken')
    .execute()
}

/** A target with the name that it has today; null if nobody is left to name. */
export interface NamedTarget extends TargetRow {
  name: string | null
}

/** Targets in this state (undefined: any) after a position, with the names that they have today. */
export async function namedTargets(
  sql: Sql,
  { id, act }: ActRow,
  page: { state: BulkTargetState | undefined; after: number; limit: number },
): Promise<NamedTarget[]> {
  const person = raw`(select nullif(trim(a.first_name || ' ' || a.last_name), '') from accounts a
    where a.erased_at is null and a.id =`
  const name =
    act === 'send_again'
      ? raw<string | null>`(select email from invitations where id = t.target_id)`
      : isOfMatches(act)
        ? raw<string | null>`(select ${person} s.account_id) || ' · ' || ${person} c.account_id)
            from match_requests m join student_profiles s on s.id = m.student_profile_id
            join coaches c on c.id = m.coach_id where m.id = t.target_id)`
        : raw<string | null>`${person} t.target_id)`
  return sql
    .selectFrom('bulk_act_targets as t')
    .selectAll('t')
    .select(name.as('name'))
    .where('t.act_id', '=', id)
    .where('t.position', '>', page.after)
    .$if(page.state !== undefined, (query) => query.where('t.state', '=', page.state as BulkTargetState))
    .orderBy('t.position')
    .limit(page.limit)
    .execute()
}

/** Whether the targets of an act are matches. */
export function isOfMatches(act: BulkActName): boolean {
  return act === 'approve_matches' || act === 'end_matches'
}
