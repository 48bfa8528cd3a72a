import type { Generated, GeneratedAlways } from 'kysely'

/** The times of bookings, and what hangs on them. */
export interface BookingTables {
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
    /** The claim was held longer once. */
    renewed: Generated<boolean>
    /** The booking that is to be moved to this time. */
    moving_booking_id: Generated<string | null>
    /** It was booked when it was let go: its booking names it still. Not known of those that older servers let go. */
    was_booked: Generated<boolean>
  }
  /** What was done to a booking after it was made, in the order of ids; instants are those before and after. */
  booking_changes: {
    id: GeneratedAlways<string>
    booking_id: string
    what: 'moved' | 'cancelled' | 'restored' | 'proposed'
    done_at: Date
    done_by: 'student' | 'coach' | 'admin'
    from_starts_at: Date | null
    from_ends_at: Date | null
    to_starts_at: Date | null
    to_ends_at: Date | null
    is_late: boolean
    reason: string
  }
  /** The start of each coach's first open slot, a hint: as it was when it was looked at. The database makes the rows. */
  coach_next_free: {
    coach_id: string
    next_free_at: Date | null
    checked_at: Date | null
    /** When it is to be looked at again. */
    due_at: Date
  }
  /** Times that the coach proposes instead; nobody holds them. */
  proposed_times: { booking_id: string; starts_at: Date; ends_at: Date; proposed_at: Date }
}
