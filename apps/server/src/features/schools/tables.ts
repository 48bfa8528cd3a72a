import type { Generated } from 'kysely'

export interface SchoolsTables {
  schools: {
    value: string
    name: string
    wellness_url: string
    wall_on: Generated<boolean>
    updated_at: Date
    version: Generated<number>
    /** Closed: takes no new students. Hidden: closed, and not listed. */
    state: Generated<'open' | 'closed' | 'hidden'>
    /** The school that it became a part of; its value is another name of that one. */
    joined_to: Generated<string | null>
  }
  school_domains: { domain: string; school: string }
  /** Codes mailed to school addresses, at most one per student. */
  school_codes: {
    student_profile_id: string
    id: string
    email: string
    /** Null until it was mailed. */
    code_hash: string | null
    expires_at: Date
  }
  /** Digests of the mailboxes that proved a school, one per student. */
  proved_addresses: { digest: string; student_profile_id: string }
  link_checks: {
    url: string
    found: 'allowed' | 'refused' | 'unreachable' | null
    checked_at: Date | null
    asked_at: Date
  }
}
