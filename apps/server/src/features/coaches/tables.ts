import type { Code } from '@shinequo/domain/matching/codes'
import type { Generated } from 'kysely'

export interface CoachesTables {
  coaches: {
    id: string
    account_id: string
    city: Generated<string>
    state: Generated<string>
    focus_area: Generated<string>
    description: Generated<string>
    language_preference: Generated<string>
    picture_key: string | null
    time_zone: string
    session_minutes: Generated<number>
    /** '' for none, also for `meeting_link`. */
    phone_line: Generated<string>
    meeting_link: Generated<string>
    accepts_students: Generated<boolean>
    capacity: Generated<number>
    rating: number | null
    /** The number of ratings of which `rating` is the mean. */
    rating_count: Generated<number>
    minimum_notice_minutes: Generated<number>
    horizon_days: Generated<number>
    buffer_before_minutes: Generated<number>
    buffer_after_minutes: Generated<number>
    max_per_day: number | null
    max_per_week: number | null
    /** The number of changes to hours and rules. */
    hours_version: Generated<number>
    approved_at: Generated<Date | null>
    /** What an administrator asked for before an approval; '' if nothing. Open until the coach sends the page again. */
    changes_asked: Generated<string>
    changes_asked_at: Generated<Date | null>
    review_sent_at: Generated<Date | null>
    version: Generated<number>
    /** The numbers of matches in these two states, maintained by the database. */
    pending_matches: Generated<number>
    accepted_matches: Generated<number>
    /** What matching reads about the coach; all codes are of `COACH_CODE_KINDS`. */
    codes: Generated<Code[]>
    /** '' for none, also for `welcome`. */
    school: Generated<string>
    welcome: Generated<string>
  }
  /** A view: the coaches for whom `coach_is_open` is true, for joins in lists. */
  open_coaches: { id: string }
}
