import { type Kysely, sql } from 'kysely'

/** How students with a goal area rated a coach, as sums that a job recomputes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table coach_records (
    coach_id uuid not null references coaches on delete cascade,
    area text not null,
    cases integer not null check (cases > 0),
    stars double precision not null,
    primary key (area, coach_id)
  )`.execute(db)
  await sql`create index coach_records_coach on coach_records (coach_id)`.execute(db)
}
