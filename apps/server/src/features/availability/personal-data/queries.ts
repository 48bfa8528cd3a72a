import { sql as raw } from 'kysely'
import { coachesWithAccounts } from '../../../plugins/database/pairs.ts'
import { type Person, shortName } from '../../../plugins/database/personal-data.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

export async function timeOff(sql: Sql, { coach_id }: Person) {
  // Of days off, the dates are what was given.
  const { rows } = await raw<object>`
    select first_date, last_date, case when first_date is null then starts_at end as starts_at,
      case when first_date is null then ends_at end as ends_at
    from time_off where coach_id = ${coach_id} order by time_off.starts_at`.execute(sql)
  return rows
}

/** Times that a student held, whether or not they led to a session. */
export async function heldTimes(sql: Sql, { student_id }: Person) {
  return coachesWithAccounts(sql)
    .innerJoin('time_slots as t', 't.coach_id', 'c.id')
    .select([
      shortName('ca').as('coach'),
      't.starts_at',
      't.ends_at',
      't.status',
      't.claimed_at as held_since',
      't.expires_at as held_until',
    ])
    .where('t.student_profile_id', '=', student_id)
    .orderBy('t.starts_at', 'desc')
    .execute()
}

/** Whether a time `t` was last held before that. Times of cancelled sessions stay, as their sessions do. */
export const isClaimOver = (before: Date) =>
  raw<boolean>`t.status <> 'booked' and not t.was_booked and coalesce(t.claimed_at, t.ends_at) < ${before}
    and (t.status = 'released' or t.expires_at < ${before})
    and not exists (select from bookings b where b.time_slot_id = t.id)`
