import type { Sql, Trx } from '../../plugins/database/tables.ts'

/**
 * The session, if it is this student's. Locks it until the transaction ends, so that it cannot be cancelled meanwhile.
 * Also locks its coach, since the rating is a sum over all feedback and two concurrent sums would each miss the
 * other's. No key changes, so claims and bookings that reference the coach need not wait.
 */
export async function sessionForFeedback(trx: Trx, bookingId: string, studentId: string) {
  return trx
    .selectFrom('bookings as b')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .select(['b.coach_id', 'b.ends_at', 'b.status'])
    .where('b.id', '=', bookingId)
    .where('b.student_profile_id', '=', studentId)
    .forNoKeyUpdate(['b', 'c'])
    .executeTakeFirst()
}

/**
 * Whether a session has feedback. Before giving some, call it after locking, so that the second of two concurrent requests
 * sees the first.
 */
export async function hasFeedback(sql: Sql, bookingId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('feedback')
    .select('booking_id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return row !== undefined
}

export interface NewFeedback {
  booking_id: string
  coach_id: string
  coach_rating: number
  rating: number
  experience: string
  feedback: string
  recommend: number | null
  impact: string
  is_video_testimonial_share: boolean
  testimonial_link: string
  created_at: Date
  shared_as: string | null
}

export async function insertFeedback(trx: Trx, feedback: NewFeedback): Promise<void> {
  await trx.insertInto('feedback').values(feedback).execute()
}

/** How many ratings a coach has, and their sum. */
export async function ratingsOf(trx: Trx, coachId: string): Promise<{ sum: number; count: number }> {
  const { sum, count } = await trx
    .selectFrom('feedback')
    .select(({ fn }) => [fn.sum<number | null>('coach_rating').as('sum'), fn.countAll<number>().as('count')])
    .where('coach_id', '=', coachId)
    .executeTakeFirstOrThrow()
  return { sum: sum ?? 0, count }
}

/** Only the feedback feature writes these two columns of the coaches' table. */
export async function setCoachRating(
  trx: Trx,
  coachId: string,
  rating: number | null,
  count: number,
): Promise<void> {
  await trx.updateTable('coaches').set({ rating, rating_count: count }).where('id', '=', coachId).execute()
}
