import type { BookingStatus } from '@shinequo/contract/bookings'
import type { Generated, GeneratedAlways } from 'kysely'

export interface BookingsTables {
  bookings: {
    id: string
    time_slot_id: string
    coach_id: string
    student_profile_id: string
    starts_at: Date
    ends_at: Date
    status: BookingStatus
    pre_session_note: Generated<string>
    coach_plan: string | null
    created_at: Date
    /** Set exactly when the status is 'cancelled'. */
    cancelled_at: Generated<Date | null>
    cancelled_by: Generated<'student' | 'coach' | 'admin' | null>
    cancel_reason: Generated<string>
    /** When the student dismissed the notice of the cancellation. */
    cancellation_put_away_at: Generated<Date | null>
    /** The number of its changes, for calendars. */
    calendar_sequence: Generated<number>
    /** When its student confirmed that they will attend. */
    attending_at: Generated<Date | null>
    /** How often its student moved it, except to times that the coach proposed. */
    moves: Generated<number>
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
  /** When the programme last asked a coach to suggest a time to a student. */
  suggestion_asks: { coach_id: string; student_profile_id: string; asked_at: Date }
}
