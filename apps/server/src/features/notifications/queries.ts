import type { Sql } from '../../plugins/database/tables.ts'

/** A booking with the two people whom its mails address. */
export interface BookingForMail {
  status: string
  coach_id: string
  cancel_reason: string
  starts_at: Date
  ends_at: Date
  student_email: string
  student_first: string
  student_last: string
  student_zone: string | null
  coach_email: string
  coach_first: string
  coach_last: string
  coach_zone: string | null
  coach_hours_zone: string
}

/** What the mails of a booking tell. */
export async function bookingForMail(sql: Sql, bookingId: string): Promise<BookingForMail | undefined> {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('student_profiles as s', 's.id', 'b.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .where('b.id', '=', bookingId)
    .select([
      'b.status',
      'b.coach_id',
      'b.cancel_reason',
      'b.starts_at',
      'b.ends_at',
      'sa.email as student_email',
      'sa.first_name as student_first',
      'sa.last_name as student_last',
      'sa.time_zone as student_zone',
      'ca.email as coach_email',
      'ca.first_name as coach_first',
      'ca.last_name as coach_last',
      'ca.time_zone as coach_zone',
      'c.time_zone as coach_hours_zone',
    ])
    .executeTakeFirst()
}

/** Whom a mail to an account addresses. */
export async function addressee(
  sql: Sql,
  accountId: string,
): Promise<{ email: string; first_name: string } | undefined> {
  return sql
    .selectFrom('accounts')
    .select(['email', 'first_name'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

/** What the mails of a match tell. */
export async function matchForMail(sql: Sql, matchId: string) {
  return sql
    .selectFrom('match_requests as m')
    .innerJoin('student_profiles as s', 's.id', 'm.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .innerJoin('coaches as c', 'c.id', 'm.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .where('m.id', '=', matchId)
    .select([
      'm.status',
      'c.id as coach_id',
      'sa.email as student_email',
      'sa.first_name as student_first',
      'sa.last_name as student_last',
      'sa.time_zone as student_zone',
      'ca.email as coach_email',
      'ca.first_name as coach_first',
      'ca.last_name as coach_last',
      'c.time_zone as coach_zone',
    ])
    .executeTakeFirst()
}
