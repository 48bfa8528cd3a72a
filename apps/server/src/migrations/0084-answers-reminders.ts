import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // When staff last reminded the student to answer the questionnaire; null if they never did.
  'alter table student_profiles add column reminded_at timestamptz',
  'alter table notification_choices add column answers_reminder boolean not null default true',
]

/** Reminders of the questionnaire, and the choice to get none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
