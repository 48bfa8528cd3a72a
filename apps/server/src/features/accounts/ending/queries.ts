import type { Role } from '@shinequo/contract/accounts'
import { sql as raw } from 'kysely'
import { allNames, calledName } from '../../../plugins/database/called-name.ts'
import type { Side } from '../../../plugins/database/personal-data.ts'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** An account with its profile. */
export interface PersonRow {
  id: string
  role: Role
  email: string
  /** All of the person's names; some may be ''. */
  names: string[]
  deletion_due_at: Date | null
  student_id: string | null
  coach_id: string | null
  picture_key: string | null
  erased_at: Date | null
}

function persons(sql: Sql) {
  return sql
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select((eb) => [
      'a.id',
      'a.role',
      'a.email',
      allNames('a').as('names'),
      'a.deletion_due_at',
      's.id as student_id',
      'c.id as coach_id',
      'a.erased_at',
      eb.fn.coalesce('s.picture_key', 'c.picture_key').as('picture_key'),
    ])
}

/** The person of an account; undefined if it is unknown or deleted. */
export async function personOf(sql: Sql, accountId: string): Promise<PersonRow | undefined> {
  return persons(sql).where('a.id', '=', accountId).where('a.erased_at', 'is', null).executeTakeFirst()
}

/** The same as `personOf`, with the account locked until the transaction ends. */
export async function lockAccount(trx: Trx, accountId: string): Promise<PersonRow | undefined> {
  return persons(trx)
    .where('a.id', '=', accountId)
    .where('a.erased_at', 'is', null)
    .forNoKeyUpdate('a')
    .executeTakeFirst()
}

/** The accounts deleted since that time. */
export async function erasedSince(sql: Sql, since: Date): Promise<PersonRow[]> {
  return persons(sql).where('a.erased_at', '>', since).orderBy('a.id').execute()
}

/** Locks all administrators until the transaction ends, so that the last two cannot both leave at once. */
export async function lockAdministrators(
  trx: Trx,
): Promise<{ id: string; suspended: boolean; ending: boolean }[]> {
  const rows = await administrators(trx).forNoKeyUpdate().execute()
  return rows.map(standing)
}

/** The same as `lockAdministrators`, without the lock. */
export async function allAdministrators(sql: Sql) {
  return (await administrators(sql).execute()).map(standing)
}

function administrators(sql: Sql) {
  return sql
    .selectFrom('accounts')
    .select(['id', 'suspended_at', 'deletion_due_at'])
    .where('role', '=', 'admin')
    .where('erased_at', 'is', null)
    .orderBy('id')
}

function standing(row: { id: string; suspended_at: Date | null; deletion_due_at: Date | null }) {
  return { id: row.id, suspended: row.suspended_at !== null, ending: row.deletion_due_at !== null }
}

/** Sets when an account is to be deleted; null revokes the deletion. */
export async function setDeletion(trx: Trx, accountId: string, due: Date | null): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ deletion_due_at: due, deletion_told_at: null })
    .where('id', '=', accountId)
    .execute()
}

/** The accounts due for deletion at `now`, longest overdue first. */
export async function dueAccounts(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql
    .selectFrom('accounts')
    .select('id')
    .where('deletion_due_at', '<=', now)
    .orderBy('deletion_due_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks accounts due by `until` as having received the final notice, once each; returns which. */
export async function markFinalNotice(
  trx: Trx,
  now: Date,
  until: Date,
): Promise<{ id: string; deletion_due_at: Date }[]> {
  return trx
    .updateTable('accounts')
    .set({ deletion_told_at: now })
    .where('deletion_due_at', '>', now)
    .where('deletion_due_at', '<=', until)
    .where('deletion_told_at', 'is', null)
    .returning(['id', 'deletion_due_at'])
    .$narrowType<{ deletion_due_at: Date }>()
    .execute()
}

/** A future session and the other person in it. */
export interface SessionAheadRow {
  id: string
  starts_at: Date
  ends_at: Date
  account_id: string
  /** This and the following columns describe the other person. */
  profile_id: string
  first_name: string
  last_name: string
}

/** A person's sessions that are not cancelled and not over, ordered by start. */
export async function sessionsAhead(sql: Sql, side: Side, now: Date): Promise<SessionAheadRow[]> {
  const isStudent = side.role === 'student'
  const { rows } = await raw<SessionAheadRow>`
    select b.id, b.starts_at, b.ends_at, o.id as account_id, ${calledName('o')} as first_name, o.last_name,
      ${raw.ref(isStudent ? 'b.coach_id' : 'b.student_profile_id')} as profile_id
    from bookings b join student_profiles s on s.id = b.student_profile_id join coaches c on c.id = b.coach_id
      join accounts o on o.id = ${raw.ref(isStudent ? 'c.account_id' : 's.account_id')}
    where ${raw.ref(isStudent ? 'b.student_profile_id' : 'b.coach_id')} = ${side.profileId}::uuid
      and ${sessionIs('ahead', now)}
    order by b.starts_at, b.id`.execute(sql)
  return rows
}

/** The accounts that a person has an accepted match with, or that a student had one with until they asked for the end. */
export async function matchedWith(sql: Sql, side: Side): Promise<string[]> {
  const isStudent = side.role === 'student'
  const { rows } = await raw<{ id: string }>`
    select ${raw.ref(isStudent ? 'c.account_id' : 's.account_id')} as id
    from match_requests m join student_profiles s on s.id = m.student_profile_id join coaches c on c.id = m.coach_id
    where ${raw.ref(isStudent ? 'm.student_profile_id' : 'm.coach_id')} = ${side.profileId}::uuid
      and (m.status = 'accepted' or (${isStudent} and m.ended_by = 'away' and m.coached_until is not null))`.execute(
    sql,
  )
  return rows.map(({ id }) => id)
}
