import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // For readers of Spanish: where to chat in it, and how to be answered in it. '' says nothing.
  "alter table care_settings add column spanish_chat_url text not null default ''",
  "alter table care_settings add column asking_for_spanish text not null default ''",
]

/** A programme's crisis line can say how it answers in Spanish. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
