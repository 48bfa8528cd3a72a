import type { Notice } from '@shinequo/contract/notifications/notices'
import type { Generated, GeneratedAlways } from 'kysely'

/** The columns of time slots, bookings and what belongs to them, a part of `Tables`. */
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
    /** The claim was extended once. */
    renewed: Generated<boolean>
    /** The booking to be moved to this time. */
    moving_booking_id: Generated<string | null>
    /**
     * It was booked when it was released: a booking still refers to it. Unknown for slots that older servers released.
     */
    was_booked: Generated<boolean>
  }
  /**
   * The changes of a booking after it was made, in the order of ids. Instants are those before and after the change.
   */
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
  /** Coaches' marks that their students did not come. A row counts while its booking is missed, or once it is decided. */
  no_shows: {
    booking_id: string
    marked_at: Date
    /** When the room last saw the student, and both at once, as far as it was known at the mark or the objection. */
    student_was_at: Date | null
    both_were_at: Date | null
    /** When the student said that they were there. */
    objected_at: Generated<Date | null>
    /** Set together: who decided on the objection, when, and whether the session took place. */
    decided_at: Generated<Date | null>
    decided_by: Generated<'coach' | 'admin' | null>
    took_place: Generated<boolean | null>
  }
  /** The start of each coach's first open slot: a hint, as of `checked_at`. The database creates the rows. */
  /** Up to when a coach has seen each kind of notice, and until when a mail about it collects more of its kind. */
  coach_notices: {
    coach_id: string
    kind: Notice | 'care'
    seen_at: Generated<Date | null>
    mail_due_at: Generated<Date | null>
  }
  coach_next_free: {
    coach_id: string
    next_free_at: Date | null
    checked_at: Date | null
    /** When to compute it again. */
    due_at: Date
  }
  /** Times that the coach proposes instead; they are not reserved. */
  proposed_times: { booking_id: string; starts_at: Date; ends_at: Date; proposed_at: Date }
  /** The newest suggestion of times for a session by a coach to a student. */
  suggestions: {
    id: string
    coach_id: string
    student_profile_id: string
    created_at: Date
    /** How one of the two ended it; null while it waits, also when the student has booked since. */
    ended_as: Generated<'declined' | 'withdrawn' | null>
    ended_at: Generated<Date | null>
  }
  /** Its times; they are not reserved. */
  suggested_times: { suggestion_id: string; starts_at: Date; ends_at: Date }
}
