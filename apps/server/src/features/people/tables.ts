import type { Role } from '@shinequo/contract/accounts'
import type { Locale } from '@shinequo/contract/locales'
import type { BulkActName, BulkCode, BulkTargetState } from '@shinequo/contract/people/bulk-acts'
import type { WordedRole } from '@shinequo/contract/people/invitation-words'
import type { PeopleView } from '@shinequo/contract/people/views'
import type { FormerSchool } from '@shinequo/domain/schools/assigned-school'
import type { ColumnType, Generated } from 'kysely'

/** What a view stores apart from its search. */
export type ViewConditions = Omit<PeopleView['query'], 'search'>

export interface PeopleTables {
  /** What administrators saved of the list of people under names of their own. */
  people_views: {
    id: string
    account_id: string
    name: string
    /** The name without capitals. */
    key: string
    search: string
    /** The other conditions and the order. */
    query: ColumnType<ViewConditions, string, string>
  }
  invitations: {
    id: string
    token_hash: string | null
    email: string
    role: Role
    first_name: string
    last_name: string
    invited_by: string | null
    created_at: Date
    expires_at: Date
    accepted_at: Date | null
    revoked_at: Date | null
    /** What a roster says about a student. */
    school: Generated<string>
    state: Generated<string>
    city: Generated<string>
    /** Whether it comes from a roster, not from somebody who invited one person. */
    from_roster: Generated<boolean>
    /** The language of its mail; null: English. */
    locale: Generated<Locale | null>
  }
  invitation_words: {
    role: WordedRole
    locale: Locale
    /** '' for ours, as is `body`. */
    subject: string
    body: string
    version: number
  }
  bulk_acts: {
    id: string
    act: BulkActName
    /** The number of students, for an act that sets it. */
    capacity: number | null
    /** The school, for an act that sets it. */
    school: Generated<string | null>
    /** A sentence of the administrator's own in each reminder. */
    note: Generated<string>
    reason: string
    /** More fitted the filter than one act may have. */
    more: boolean
    asked_by: string
    created_at: Date
    started_at: Generated<Date | null>
    undo_started_at: Generated<Date | null>
  }
  bulk_act_targets: {
    act_id: string
    position: number
    /** Of an account, an invitation or a match. */
    target_id: string
    state: BulkTargetState
    /** Why it was left out, failed or could not be undone. */
    code: BulkCode | null
    /** The capacity that was replaced. */
    former: number | null
    /** The school that was replaced. */
    former_school: ColumnType<FormerSchool | null, string | null | undefined, string | null>
    taken_at: Date | null
  }
  /** Where each student stands, as computed last: what lists of students sort and filter by. */
  student_standings: {
    account_id: string
    student_profile_id: string
    /** Its place in STUDENT_STAGES, so that stages are sorted as students pass them. */
    stage: number
    school: string
    /** The name of the school, as it is sorted. */
    school_name: string
    coach_id: string | null
    /** As it is sorted; '' without a coach. */
    coach_name: string
    /** Infinite without such a session. */
    last_at: Date | number
    next_at: Date | number
    /** When to compute it again if nobody acts. */
    due_at: Date | number
  }
  /** Students of whom something changed that their standings do not show yet. The database adds the rows. */
  standing_changes: {
    id: Generated<string>
    student_profile_id: string
  }
}
