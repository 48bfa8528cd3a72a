import type { Generated } from 'kysely'

/** The columns of the tables of schools: what they are, what proves one, and what stands on their feeds and walls. */
export interface SchoolTables {
  schools: {
    value: string
    name: string
    wellness_url: string
    wall_on: Generated<boolean>
    updated_at: Date
    version: Generated<number>
  }
  school_domains: { domain: string; school: string }
  /** Codes on their way to addresses at schools, one a student. */
  school_codes: {
    student_profile_id: string
    id: string
    email: string
    /** Null until it is mailed. */
    code_hash: string | null
    expires_at: Date
  }
  /** Digests of the mailboxes that proved a school, one a student. */
  proved_addresses: { digest: string; student_profile_id: string }
  link_checks: {
    url: string
    found: 'allowed' | 'refused' | 'unreachable' | null
    checked_at: Date | null
    asked_at: Date
  }
  posts: {
    id: string
    school: string
    title: string
    text: string
    link: string | null
    picture_key: string | null
    picture_alt: Generated<string>
    created_at: Date
    published_at: Date | null
    version: Generated<number>
    deleted_at: Generated<Date | null>
  }
  stories: {
    id: string
    student_profile_id: string
    school: string
    title: string
    story: string
    tags: unknown
    state: 'held' | 'waiting' | 'published' | 'declined' | 'removed'
    /** Where it stands on the wall, the newest highest: an order, and no time. */
    place: number | null
    /** Counts the decisions and what was taken back of them. */
    version: Generated<number>
    created_at: Date
    published_at: Date | null
    decided_at: Date | null
    decided_by: string | null
    decision_reason: Generated<string>
    /** Where the last decision found it. */
    state_before: 'held' | 'waiting' | 'published' | null
  }
  story_reports: {
    story_id: string
    student_profile_id: string
    reason: string
    created_at: Date
    /** The instant of the decision that answered it. */
    settled_at: Date | null
  }
}
