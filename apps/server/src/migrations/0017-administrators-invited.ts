import { type Kysely, sql } from 'kysely'

/** Administrators join by invitation too. The service sends the first invitation at startup. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitations drop constraint invitations_role_check,
    add constraint invitations_role_check check (role in ('student', 'coach', 'admin'))`.execute(db)
}
