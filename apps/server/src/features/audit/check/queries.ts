import { sql as raw } from 'kysely'
import type { Sql, Tables } from '../../../plugins/database/tables.ts'

/** A position in the chain: the number of a link and its hash in hexadecimal. */
export interface Head {
  readonly position: number
  readonly hash: string
}

/** The newest link and the one at `position`, if they exist. */
export async function headAnd(
  sql: Sql,
  position: number,
): Promise<{ head: Head | undefined; there: Head | undefined }> {
  const { rows } = await raw<Head>`
    select position, encode(hash, 'hex') as hash from audit_chain
    where position in (${position}, (select max(position) from audit_chain))
    order by position desc`.execute(sql)
  return { head: rows[0], there: rows.find((row) => row.position === position) }
}

/** A stored link with its fields; bytes in hexadecimal. `position_of_fields` is null if it has no fields. */
export interface LinkRow {
  position: number
  id: string
  at: Date
  at_micros: string
  actor_role: Tables['audit_chain']['actor_role']
  action: string
  subject_type: string
  actor_digest: string
  subject_digest: string
  reason_digest: string
  hash: string
  position_of_fields: number | null
  actor_account_id: string | null
  student_profile_id: string | null
  subject_id: string | null
  details: string | null
  reason: string | null
  actor_salt: string | null
  subject_salt: string | null
  reason_salt: string | null
}

/** Up to `limit` links after a position, in order. */
export async function linksAfter(sql: Sql, position: number, limit: number): Promise<LinkRow[]> {
  const { rows } = await raw<LinkRow>`
    select c.position, c.id::text as id, c.at, (extract(epoch from c.at) * 1000000)::bigint::text as at_micros,
      c.actor_role, c.action, c.subject_type, encode(c.actor_digest, 'hex') as actor_digest,
      encode(c.subject_digest, 'hex') as subject_digest, encode(c.reason_digest, 'hex') as reason_digest,
      encode(c.hash, 'hex') as hash, f.position as position_of_fields, f.actor_account_id::text as actor_account_id,
      f.student_profile_id::text as student_profile_id, f.subject_id, f.details::text as details, f.reason,
      encode(f.actor_salt, 'hex') as actor_salt, encode(f.subject_salt, 'hex') as subject_salt,
      encode(f.reason_salt, 'hex') as reason_salt
    from audit_chain c left join audit_fields f on f.position = c.position
    where c.position > ${position}
    order by c.position limit ${limit}`.execute(sql)
  return rows
}
