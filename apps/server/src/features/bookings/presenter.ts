import type { Booking, CancelledSession, CoachSession } from '@shinequo/contract/bookings'
import { schoolName } from '@shinequo/contract/schools'
import { type AttendedSession, attendanceOffers } from '@shinequo/domain/bookings/attendance'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { BookingRow, CancelledRow, CoachSessionRow } from './queries.ts'

/** A booking as its two people see it. `now` decides whether a session that was not cancelled is over. */
export function presentBooking(row: BookingRow, baseUrl: string, now: number): Booking {
  return {
    id: row.id,
    status: statusAt(row, now),
    student_profile: party(
      row.student_id,
      row.student_account,
      row.student_first,
      row.student_last,
      row.student_picture,
    ),
    mentor_profile: party(
      row.coach_id,
      row.coach_account,
      row.coach_first,
      row.coach_last,
      row.coach_picture,
    ),
    time_slot: {
      id: row.time_slot_id,
      start_time: row.starts_at.toISOString(),
      end_time: row.ends_at.toISOString(),
    },
    url: `${baseUrl}/session/${row.id}`,
    coach_plan: row.coach_plan,
    rating: row.rating,
    feedback: row.feedback ?? '',
    pre_session_note: row.pre_session_note,
    coach_rating: row.coach_rating,
  }
}

/** A session as its coach sees it; the school only of a student who is matched with them. */
export function presentCoachSession(row: CoachSessionRow, baseUrl: string, now: number): CoachSession {
  return {
    id: row.id,
    status: statusAt(row, now),
    student: {
      id: row.student_id,
      first_name: row.student_first,
      last_name: row.student_last,
      url: pictureUrl(row.student_picture),
      school: row.matched ? (row.school_name ?? schoolName(row.school)) : null,
      time_zone: row.student_zone,
    },
    start_time: row.starts_at.toISOString(),
    end_time: row.ends_at.toISOString(),
    url: `${baseUrl}/session/${row.id}`,
    pre_session_note: row.pre_session_note,
    number: row.earlier + 1,
    coach_rating: row.coach_rating,
    cancellation: row.cancelled_by && { by: row.cancelled_by, reason: row.cancel_reason },
    can: attendanceOffers(attendedSession(row), now),
  }
}

/** A coach's session as far as its attendance goes. */
export function attendedSession(row: CoachSessionRow): AttendedSession {
  const [start, end] = [row.starts_at.getTime(), row.ends_at.getTime()]
  return { status: row.status, start, end, rated: row.coach_rating !== null }
}

/** A cancelled session as its student is told of it. */
export function presentCancellation(row: CancelledRow): CancelledSession {
  return {
    id: row.id,
    mentor_profile: party(
      row.coach_id,
      row.coach_account,
      row.coach_first,
      row.coach_last,
      row.coach_picture,
    ),
    start_time: row.starts_at.toISOString(),
    end_time: row.ends_at.toISOString(),
    reason: row.cancel_reason,
  }
}

/** Nobody marks a session as completed: it is once its end has passed. */
function statusAt(row: Pick<BookingRow, 'status' | 'ends_at'>, now: number): BookingRow['status'] {
  return row.status === 'booked' && row.ends_at.getTime() <= now ? 'completed' : row.status
}

function party(id: string, account: string, first: string, last: string, picture: string | null) {
  return {
    id,
    user: { id: account, first_name: first, last_name: last },
    url: pictureUrl(picture),
  }
}
