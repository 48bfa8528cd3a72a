import { type Kysely, sql } from 'kysely'

/** What an administrator asked a joining coach to change, and acts on many people at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coaches
    add column changes_asked text not null default '',
    add column changes_asked_at timestamptz,
    add column review_sent_at timestamptz`.execute(db)
  await sql`create table bulk_acts (
    id uuid primary key,
    act text not null,
    capacity integer,
    reason text not null,
    more boolean not null,
    asked_by uuid not null references accounts (id),
    created_at timestamptz not null,
    started_at timestamptz,
    undo_started_at timestamptz
  )`.execute(db)
  await sql`create index bulk_acts_by_age on bulk_acts (created_at)`.execute(db)
  await sql`create table bulk_act_targets (
    act_id uuid not null references bulk_acts (id) on delete cascade,
    position integer not null,
    target_id uuid not null,
    state text not null check (state in ('planned', 'left_out', 'taken', 'done', 'failed', 'undone', 'kept')),
    code text,
    former integer,
    taken_at timestamptz,
    primary key (act_id, position)
  )`.execute(db)
}
