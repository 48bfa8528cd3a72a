import { type Kysely, sql } from 'kysely'

/** The language of an invitation's mail, chosen by the person who invited; null means English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitations add column locale text`.execute(db)
  await sql`alter table roster_imports add column locale text`.execute(db)
}
