import { type Kysely, sql } from 'kysely'

/** When the student was last in the room; kept when they leave, as long as the room's row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session_rooms add column student_was_at timestamptz`.execute(db)
}
