import type { Generated } from 'kysely'

export interface AvailabilityTables {
  weekly_hours: { coach_id: string; weekday: number; start_minute: number; end_minute: number }
  date_overrides: { coach_id: string; date: string; start_minute: number | null; end_minute: number | null }
  time_off: {
    id: string
    coach_id: string
    /** The instants; where there are dates, only those of the zone in which they were given. */
    starts_at: Date
    ends_at: Date
    /** Whole days, both included, in whatever zone the coach is; null: the instants count. */
    first_date: Generated<string | null>
    last_date: Generated<string | null>
    /** The booking whose released time is not offered again. */
    booking_id: Generated<string | null>
  }
  time_slots: {
    id: string
    coach_id: string
    student_profile_id: string
    starts_at: Date
    ends_at: Date
    during: Generated<string>
    status: 'claimed' | 'booked' | 'released'
    expires_at: Date | null
    claimed_at: Generated<Date | null>
    /** The claim was extended once. */
    renewed: Generated<boolean>
    /** The booking to be moved to this time. */
    moving_booking_id: Generated<string | null>
    /**
     * It was booked when it was released: a booking still refers to it. Unknown for slots that older servers released.
     */
    was_booked: Generated<boolean>
  }
  /** The start of each coach's first open slot: a hint, as of `checked_at`. The database creates the rows. */
  coach_next_free: {
    coach_id: string
    next_free_at: Date | null
    checked_at: Date | null
    /** When to compute it again. */
    due_at: Date
  }
}
