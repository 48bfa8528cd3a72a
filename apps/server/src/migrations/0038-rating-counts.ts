import { type Kysely, sql } from 'kysely'

/** How many pieces of feedback a coach's rating is the mean of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table coaches add column rating_count integer not null default 0').execute(db)
  await sql
    .raw(`
    update coaches set rating_count = f.count
    from (select coach_id, count(*)::int as count from feedback group by coach_id) f
    where f.coach_id = coaches.id`)
    .execute(db)
}
