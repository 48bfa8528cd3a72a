import type { RetentionKind } from '@shinequo/contract/retention'
import { type RawBuilder, sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** The rows of a table, called `t`, that were last used before `before`. */
interface Expired {
  readonly table: keyof Tables
  readonly where: (before: Date, now: Date) => RawBuilder<boolean>
}

/** The tables of codes and links that prove a mailbox. */
const CODE_TABLES = [
  'mailed_codes',
  'password_resets',
  'email_proofs',
  'school_codes',
  'address_codes',
  'address_requests',
] as const

const EXPIRED: Record<RetentionKind, readonly Expired[]> = {
  // Their refresh tokens are deleted with them. Tokens of a live sign-in stay, so that reuse is detected.
  sign_ins: [{ table: 'refresh_families', where: (before) => raw`least(t.ended_at, t.ends_at) < ${before}` }],
  devices: [{ table: 'known_devices', where: (before) => raw`t.last_seen_at < ${before}` }],
  codes: CODE_TABLES.map((table) => ({
    table,
    where: (before) => raw`t.expires_at < ${before}`,
  })),
  // With the signals that their browsers exchanged.
  rooms: [
    { table: 'tickets', where: (before) => raw`t.expires_at < ${before}` },
    {
      table: 'session_rooms',
      where: (before) =>
        raw`exists (select from bookings b where b.id = t.booking_id and b.ends_at < ${before})`,
    },
  ],
  chats: [
    {
      table: 'session_messages',
      // No messages are written more than a day after a session's end. This lets the index find the candidates.
      where: (before) => raw`t.sent_at < ${before}::timestamptz + interval '1 day'
        and exists (select from bookings b where b.id = t.booking_id and b.ends_at < ${before})`,
    },
  ],
  // Times of cancelled sessions stay, as their sessions do.
  claims: [
    {
      table: 'time_slots',
      where: (
        before,
      ) => raw`t.status <> 'booked' and not t.was_booked and coalesce(t.claimed_at, t.ends_at) < ${before}
        and (t.status = 'released' or t.expires_at < ${before})
        and not exists (select from bookings b where b.time_slot_id = t.id)`,
    },
    // Suggested times, which nobody holds, go when the last one has passed. Their rows are deleted with them.
    {
      table: 'suggestions',
      where: (before) => raw`t.created_at < ${before}
        and not exists (select from suggested_times s where s.suggestion_id = t.id and s.starts_at >= ${before})`,
    },
  ],
  idempotency_keys: [{ table: 'idempotency_keys', where: (before) => raw`t.created_at < ${before}` }],
  // Counted from when they were replaced.
  answers: [
    {
      table: 'response_sets',
      where: (before) => raw`not t.is_current and t.created_at < ${before} and exists (
        select from response_sets n where n.student_profile_id = t.student_profile_id
          and n.created_at > t.created_at and n.created_at < ${before})`,
    },
  ],
  imports: [
    {
      table: 'roster_imports',
      where: (before) => raw`t.state in ('done', 'cancelled', 'abandoned') and t.changed_at < ${before}`,
    },
  ],
  // Their messages are deleted with them.
  invitations: [
    {
      table: 'invitations',
      where: (before) => raw`coalesce(t.accepted_at, t.revoked_at, t.expires_at) < ${before}`,
    },
  ],
  // The message of a valid invitation stays, since the list of invitations shows its state.
  messages: [
    {
      table: 'messages',
      where: (
        before,
        now,
      ) => raw`t.state in ('sent', 'unwanted', 'refused', 'given_up') and t.changed_at < ${before}
        and not exists (select from invitations i where i.id = t.invitation_id
          and i.accepted_at is null and i.revoked_at is null and i.expires_at > ${now})`,
    },
  ],
  care_requests: [{ table: 'care_requests', where: (before) => raw`t.answered_at < ${before}` }],
  // Their sessions and stars are deleted with them.
  ended_accounts: [{ table: 'accounts', where: (before) => raw`t.erased_at < ${before}` }],
  // Matches keep the reasons and weights that they were based on.
  runs: [
    { table: 'retention_runs', where: (before) => raw`t.begun_at < ${before}` },
    { table: 'matching_runs', where: (before) => raw`t.started_at < ${before}` },
  ],
}

/** How many rows of a kind are expired, counted up to `most`. */
export async function countExpired(
  sql: Sql,
  kind: RetentionKind,
  before: Date,
  now: Date,
  most: number,
): Promise<number> {
  let count = 0
  for (const { table, where } of EXPIRED[kind]) {
    const { rows } = await raw<{ count: number }>`
      select count(*)::int as count from (
        select from ${raw.table(table)} t where ${where(before, now)} limit ${most - count}) as found`.execute(
      sql,
    )
    count += rows[0]?.count ?? 0
  }
  return count
}

/** Removes up to `most` rows of a kind; returns how many. */
export async function deleteBatch(
  trx: Trx,
  kind: RetentionKind,
  before: Date,
  now: Date,
  most: number,
): Promise<number> {
  let count = 0
  for (const { table, where } of EXPIRED[kind]) {
    const { rows } = await raw<{ count: number }>`
      with gone as (
        delete from ${raw.table(table)} where ctid = any(array(
          select t.ctid from ${raw.table(table)} t where ${where(before, now)} limit ${most - count}))
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
