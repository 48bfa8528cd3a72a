import { type Kysely, sql } from 'kysely'

/** How matches were made: each run of the engine, and the factors of each match at that time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    // It contains no personal data, so it can be kept as long as it is useful for understanding the engine.
    `create table matching_runs (
       id uuid primary key,
       why text not null,
       started_at timestamptz not null,
       finished_at timestamptz not null,
       weights jsonb not null,
       students integer not null,
       coaches integer not null,
       matches integer not null
     )`,
    'create index matching_runs_started on matching_runs (started_at)',
    // A new nullable column is not checked against the other table, so this reads no rows.
    'alter table match_requests add column run_id uuid references matching_runs on delete set null',
    'alter table match_requests add column factors jsonb',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
