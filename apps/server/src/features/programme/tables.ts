import type { Accent } from '@shinequo/contract/programme/look'
import type { Weights } from '@shinequo/domain/matching/match-factors'
import type { ColumnType, Generated } from 'kysely'

export interface ProgrammeTables {
  programme: {
    id: Generated<number>
    matching_mode: Generated<'automatic' | 'coach' | 'admin'>
    /** When the mode was set; null: from the beginning. */
    mode_since: Generated<Date | null>
    restrict_booking_to_matches: Generated<boolean>
    match_confirmed_only: Generated<boolean>
    most_upcoming_sessions: Generated<number>
    cancel_notice_minutes: Generated<number>
    direct_calls: Generated<boolean>
    /** The names of those who have reviewed the Spanish pages, which are offered from then on. Empty: English only. */
    spanish_read_by: Generated<string>
    /** The zone of the figures' days, weeks and hours. */
    figures_zone: Generated<string>
    version: Generated<number>
    /** The weight of each matching factor; null: the default. Its changes are counted separately. */
    matching_weights: ColumnType<Partial<Weights> | null, never, string>
    matching_weights_version: Generated<number>
    /** The name beside ours, '' for none, and the accent. Their changes are counted separately. */
    look_name: Generated<string>
    look_accent: Generated<Accent>
    look_version: Generated<number>
    /** The terms' changes are counted separately. */
    terms_version: Generated<number>
    /** The steps of setting up that are left out. */
    set_up_skipped: Generated<string[]>
  }
  /** The terms of the programme's year: dates, both included. */
  programme_terms: { first_day: string; last_day: string; name: string }
  /** The figures of a large programme in the zone that it has chosen, computed at `made_at`; null until then. */
  programme_figures: { zone: string; asked_at: Date; made_at: Date | null; figures: unknown }
  /** Coaches by the filled share of their week, computed with the figures of the same zone. */
  programme_loads: {
    zone: string
    /** Starts at 1. */
    position: number
    coach_id: string
    sessions: number
    /** In percent; null without weekly hours. */
    filled: number | null
  }
}
