import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'create index audit_entries_action on audit_entries (action, at desc, id desc)',
  'create index audit_entries_subject on audit_entries (subject_id, at desc, id desc)',
]

/** Indexes for administrators' searches of the audit: by action, and by subject. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
