import { sql as raw } from 'kysely'
import { bondWith } from '../../../plugins/database/coach-bond.ts'
import { ownWordsFor } from '../../../plugins/database/own-words.ts'
import { PAIR, sessionsWithPeople } from '../../../plugins/database/pairs.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

/** A session with both of its people. */
export type SessionRow = NonNullable<Awaited<ReturnType<typeof sessionOf>>>

/** A session of this student or coach; undefined if it is not theirs. */
export async function sessionOf(
  sql: Sql,
  bookingId: string,
  { role, profileId }: { readonly role: 'student' | 'coach'; readonly profileId: string },
  now: Date,
) {
  return sessionsWithPeople(sql)
    .leftJoin('feedback as f', 'f.booking_id', 'b.id')
    .where('b.id', '=', bookingId)
    .where(role === 'student' ? 'b.student_profile_id' : 'b.coach_id', '=', profileId)
    .select([
      'b.id',
      'b.starts_at',
      'b.ends_at',
      'b.status',
      'b.pre_session_note',
      'b.attending_at',
      's.id as student_id',
      'sa.time_zone as student_zone',
      'c.id as coach_id',
      ...PAIR,
      'c.time_zone as coach_zone',
      'c.meeting_link as coach_link',
      raw<boolean>`f.booking_id is not null`.as('has_feedback'),
      // What the student wrote elsewhere, as far as the coach can read it.
      (role === 'coach' ? ownWordsFor(profileId) : raw<string[]>`'[]'::json`).as('own_words'),
      bondWith(raw.ref('c.id'), now).as('bond'),
    ])
    .executeTakeFirst()
}
