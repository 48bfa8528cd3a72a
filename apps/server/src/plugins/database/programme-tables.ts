import type { Weights } from '@shinequo/domain/matching/match-factors'
import type { ColumnType, Generated } from 'kysely'

/** What the programme chose, and how it does. */
export interface ProgrammeTables {
  programme: {
    id: Generated<number>
    matching_mode: Generated<'automatic' | 'coach' | 'admin'>
    /** Since when that is so; null: from the beginning. */
    mode_since: Generated<Date | null>
    restrict_booking_to_matches: Generated<boolean>
    most_upcoming_sessions: Generated<number>
    cancel_notice_minutes: Generated<number>
    direct_calls: Generated<boolean>
    /** Who has read the Spanish pages, by name: they are offered from then on. Empty: English alone. */
    spanish_read_by: Generated<string>
    version: Generated<number>
    /** What each factor of matching weighs; null: what is usual. Its changes are counted apart. */
    matching_weights: ColumnType<Partial<Weights> | null, never, string>
    matching_weights_version: Generated<number>
  }
  /** The figures of a large programme by an administrator's zone, counted at `made_at`; null until they were. */
  programme_figures: { zone: string; asked_at: Date; made_at: Date | null; figures: unknown }
  /** Coaches by how much of the week is taken, counted with the figures of the same zone. */
  programme_loads: {
    zone: string
    /** From 1. */
    position: number
    coach_id: string
    sessions: number
    /** In percent; null without weekly hours. */
    filled: number | null
  }
}
