import { calledName } from '../../../plugins/database/called-name.ts'
import { RECIPIENT, recipients } from '../../../plugins/database/recipient.ts'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

/** A sign-in that has not ended, with its owner, for the mail about its device. */
export async function signInToMail(sql: Sql, signInId: string) {
  return sql
    .selectFrom('refresh_families as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select(RECIPIENT)
    .select(['a.time_zone', 'f.device', 'f.network', 'f.created_at'])
    .where('f.id', '=', signInId)
    .executeTakeFirst()
}

/** The person that a former address belonged to, at that address; undefined once the account is deleted. */
export async function formerAddress(sql: Sql, id: string) {
  return sql
    .selectFrom('former_addresses as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select(['a.id as account_id', calledName('a').as('first_name'), 'a.locale', 'f.email'])
    .where('f.id', '=', id)
    .executeTakeFirst()
}

/** The recipient of a code; undefined if it was replaced or used since, or the account was deleted. */
export async function addressCodeToMail(sql: Sql, id: string) {
  return sql
    .selectFrom('address_codes as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.email', 'c.account_id', 'a.locale'])
    .where('c.id', '=', id)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst()
}

/** The owner of the account with this request, at their present address; undefined if it no longer waits. */
export async function ownerOfRequest(sql: Sql, id: string) {
  return recipients(sql)
    .innerJoin('address_requests as r', 'r.account_id', 'a.id')
    .where('r.id', '=', id)
    .executeTakeFirst()
}

/** A file with the data of a person, and the person; undefined if it was removed or requested again since. */
export async function exportToMail(sql: Sql, id: string) {
  return recipients(sql)
    .innerJoin('data_exports as e', 'e.account_id', 'a.id')
    .select(['a.role', 'a.time_zone', 'a.suspended_at', 'e.for_person', 'e.expires_at'])
    .where('e.id', '=', id)
    .executeTakeFirst()
}

/** The booked sessions of a coach's and a student's account that end after `after`, sorted by start. */
export async function sessionsOfTwoAfter(
  sql: Sql,
  coachAccount: string,
  studentAccount: string,
  after: Date,
): Promise<{ starts_at: Date; ends_at: Date }[]> {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .innerJoin('student_profiles as s', 's.id', 'b.student_profile_id')
    .select(['b.starts_at', 'b.ends_at'])
    .where('c.account_id', '=', coachAccount)
    .where('s.account_id', '=', studentAccount)
    .where(sessionIs('ahead', after))
    .orderBy('b.starts_at')
    .execute()
}
