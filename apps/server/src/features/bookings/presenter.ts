import type { Booking } from '@shinequo/contract/bookings'
import { pictureUrl } from '../../plugins/pictures.ts'
import type { BookingRow } from './queries.ts'

/** A booking as its two people see it. `now` decides whether a session that was not cancelled is over. */
export function presentBooking(row: BookingRow, baseUrl: string, now: number): Booking {
  const isOver = row.status === 'booked' && row.ends_at.getTime() <= now
  return {
    id: row.id,
    status: isOver ? 'completed' : row.status,
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

function party(id: string, account: string, first: string, last: string, picture: string | null) {
  return {
    id,
    user: { id: account, first_name: first, last_name: last },
    url: pictureUrl(picture),
  }
}
