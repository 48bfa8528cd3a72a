import { BATCH, MOST_SHOWN } from '@shinequo/domain/feedback/shared-words'
import { sql as raw } from 'kysely'
import type { Sql } from '../../../plugins/database/tables.ts'

/**
 * The newest answers until `before` that may be read, of one coach or of all, without those after the last whole batch.
 * Batches are counted by rows, of which those of deleted accounts remain without texts: otherwise an answer that
 * disappears would let a single new one appear.
 */
export async function wholeBatches(sql: Sql, before: Date, coachId?: string) {
  const shared = sql
    .selectFrom('feedback as f')
    .where('f.shared_as', 'is not', null)
    .where('f.created_at', '<=', before)
    .$if(coachId !== undefined, (query) => query.where('f.coach_id', '=', coachId!))
  const beyond = shared.select(raw<number>`count(*) % ${raw.lit(BATCH)}`.as('beyond'))
  return shared
    .innerJoin('bookings as b', 'b.id', 'f.booking_id')
    .select((eb) => [
      eb.ref('f.shared_as').$notNull().as('id'),
      'b.student_profile_id as student',
      'f.experience',
      'f.feedback',
      'f.impact',
    ])
    .orderBy('f.created_at', 'desc')
    .orderBy('f.booking_id', 'desc')
    .offset(beyond)
    .limit(MOST_SHOWN)
    .execute()
}
