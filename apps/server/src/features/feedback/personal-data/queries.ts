import type { Person } from '../../../plugins/database/personal-data.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

export async function feedbackGiven(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('feedback as f')
    .innerJoin('bookings as b', 'b.id', 'f.booking_id')
    .select([
      'b.starts_at as session_at',
      'f.created_at as given_at',
      'f.coach_rating',
      'f.rating as session_rating',
      'f.experience',
      'f.feedback',
      'f.recommend',
      'f.impact',
      'f.is_video_testimonial_share as would_share_a_video',
      'f.testimonial_link as contact_for_the_video',
    ])
    .where('b.student_profile_id', '=', student_id)
    .orderBy('f.created_at', 'desc')
    .execute()
}

/** Only the stars, as coaches see them: the texts are for the programme. */
export async function ratingsReceived(sql: Sql, { coach_id }: Person) {
  return sql
    .selectFrom('feedback as f')
    .innerJoin('bookings as b', 'b.id', 'f.booking_id')
    .select(['b.starts_at as session_at', 'f.created_at as given_at', 'f.coach_rating as stars'])
    .where('f.coach_id', '=', coach_id)
    .orderBy('f.created_at', 'desc')
    .execute()
}
