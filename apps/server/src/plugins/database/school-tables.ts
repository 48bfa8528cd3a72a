import type { Generated } from 'kysely'

/** The columns of schools, the proofs of a student's school, and the content of feeds and walls, a part of `Tables`. */
export interface SchoolTables {
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
    /** These are null unless the post announces an event. */
    starts_at: Generated<Date | null>
    ends_at: Generated<Date | null>
    time_zone: Generated<string | null>
    place: Generated<string>
    /** Other schools whose students see it. */
    also_for: Generated<string[]>
    for_all: Generated<boolean>
  }
  /** Events as students could last see them before a change; the schools of all former versions. */
  shown_events: {
    post_id: string
    schools: string[]
    for_all: boolean
    title: string
    starts_at: Date
    ends_at: Date
  }
  stories: {
    id: string
    student_profile_id: string
    school: string
    title: string
    story: string
    tags: unknown
    state: 'held' | 'waiting' | 'published' | 'declined' | 'removed'
    /** Its position on the wall, newest highest: an order, not a time. */
    place: number | null
    /** The number of decisions made and undone. */
    version: Generated<number>
    created_at: Date
    published_at: Date | null
    decided_at: Date | null
    decided_by: string | null
    decision_reason: Generated<string>
    /** The state before the last decision. */
    state_before: 'held' | 'waiting' | 'published' | null
  }
  story_messages: {
    id: string
    story_id: string
    text: string
    sent_at: Date
    sent_by: string | null
    answer: Generated<string>
    answered_at: Date | null
  }
  story_reports: {
    story_id: string
    student_profile_id: string
    reason: string
    created_at: Date
    /** When the decision that answered it was made. */
    settled_at: Date | null
  }
  /** One row per student whom a story helped. */
  story_thanks: { story_id: string; student_profile_id: string; created_at: Date }
  /** Students who wait for the wall of their school. */
  wall_waits: { student_profile_id: string; asked_at: Date }
}
