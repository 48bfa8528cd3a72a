import type { Generated } from 'kysely'

export interface CommunityTables {
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
