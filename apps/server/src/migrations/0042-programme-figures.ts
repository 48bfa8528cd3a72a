import { type Kysely, sql } from 'kysely'

/** The figures of a large programme, cached for each time zone in which administrators read them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    // A zone that was requested and not yet computed has a row without figures.
    `create table programme_figures (
       zone text primary key,
       asked_at timestamptz not null,
       made_at timestamptz,
       figures jsonb,
       check ((made_at is null) = (figures is null))
     )`,
    `create table programme_loads (
       zone text not null references programme_figures on delete cascade,
       position integer not null check (position > 0),
       coach_id uuid not null references coaches on delete cascade,
       sessions integer not null,
       filled integer,
       primary key (zone, position)
     )`,
    'create index programme_loads_coach on programme_loads (coach_id)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
