import type { Role } from '@shinequo/contract/accounts'
import type { Generated } from 'kysely'

export interface AuditTables {
  /** The chain of the audit. The database sets position and hash. */
  audit_chain: {
    position: Generated<number>
    id: string
    at: Date
    actor_role: Role | 'system'
    action: string
    subject_type: string
    actor_digest: Uint8Array
    subject_digest: Uint8Array
    reason_digest: Uint8Array
    hash: Generated<Uint8Array>
  }
  /** The parts of an entry that could identify a person. Erased parts are null, and so are their salts. */
  audit_fields: {
    position: number
    actor_account_id: string | null
    actor_salt: Uint8Array | null
    student_profile_id: string | null
    subject_id: string | null
    details: unknown
    subject_salt: Uint8Array | null
    reason: string | null
    reason_salt: Uint8Array | null
  }
  /** A view: each link of the chain with what remains of its fields. */
  audit_entries: {
    position: number
    id: string
    at: Date
    actor_role: Role | 'system'
    action: string
    subject_type: string
    actor_account_id: string | null
    student_profile_id: string | null
    subject_id: string | null
    details: unknown
    reason: string | null
  }
}
