import { type Kysely, sql } from 'kysely'

/** Administrators come in by invitation too: the first by the one that the start of the service sends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitations drop constraint invitations_role_check,
    add constraint invitations_role_check check (role in ('student', 'coach', 'admin'))`.execute(db)
}
