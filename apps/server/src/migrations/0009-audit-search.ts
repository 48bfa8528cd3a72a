import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'create index audit_entries_action on audit_entries (action, at desc, id desc)',
  'create index audit_entries_subject on audit_entries (subject_id, at desc, id desc)',
]

/** How administrators search the audit: by action, and by the thing that it was done to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
