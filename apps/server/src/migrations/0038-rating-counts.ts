import { type Kysely, sql } from 'kysely'

/** The number of ratings of which a coach's rating is the mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table coaches add column rating_count integer not null default 0').execute(db)
  await sql
    .raw(`
    update coaches set rating_count = f.count
    from (select coach_id, count(*)::int as count from feedback group by coach_id) f
    where f.coach_id = coaches.id`)
    .execute(db)
}
