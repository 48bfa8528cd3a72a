import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  "alter table match_requests add column declined_by text check (declined_by in ('coach', 'admin'))",
  // The audit knows who declined the earlier ones.
  `update match_requests m set declined_by = 'coach' from audit_chain e join audit_fields f on f.position = e.position
    where m.status = 'declined' and e.action = 'match.declined' and e.actor_role = 'coach'
      and f.subject_id = m.id::text`,
]

/** Who declined a request: a student cannot book a coach who declined theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
