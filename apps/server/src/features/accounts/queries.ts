import type { Role } from '@shinequo/contract/accounts'
import type { Locale } from '@shinequo/contract/locales'
import { type Insertable, sql as raw } from 'kysely'
import { zoneToNote } from '../../plugins/database/account-zone.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** An account with its profile's id, as access tokens carry it: the account's own id if it has no profile. */
export interface Identity {
  account_id: string
  role: Role
  profile_id: string
}

export interface AccountRow extends Identity {
  email: string
  password_hash: string
  first_name: string
  last_name: string
  suspended_at: Date | null
  email_proved_at: Date | null
}

/** All accounts as identities. Callers add the condition. */
export function identities(sql: Sql) {
  return sql
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select((eb) => ['a.id as account_id', 'a.role', eb.fn.coalesce('s.id', 'c.id', 'a.id').as('profile_id')])
}

/** The account with one of these addresses, the first of them that there is. */
export async function accountByEmail(sql: Sql, emails: readonly string[]): Promise<AccountRow | undefined> {
  const rows = await identities(sql)
    .select([
      'a.email',
      'a.password_hash',
      'a.first_name',
      'a.last_name',
      'a.suspended_at',
      'a.email_proved_at',
    ])
    .where('a.email', 'in', emails)
    .execute()
  return rows.sort((one, other) => emails.indexOf(one.email) - emails.indexOf(other.email))[0]
}

/**
 * Whether a lower-case address has an account that was proved, or that had another address before (`account_is_held`).
 */
export async function hasHolder(sql: Sql, email: string): Promise<boolean> {
  const row = await sql
    .selectFrom('accounts as a')
    .select('a.id')
    .where('a.email', '=', email)
    .where(raw<boolean>`account_is_held(a)`)
    .executeTakeFirst()
  return row !== undefined
}

/** An account as its owner sees it; undefined once it is deleted. The zone of a coach is the one of their hours. */
export async function accountById(sql: Sql, accountId: string) {
  return sql
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select((eb) => [
      'a.id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.role',
      eb.fn.coalesce('c.time_zone', 'a.time_zone').as('time_zone'),
      'a.locale',
      'a.deletion_due_at',
      eb('a.email_proved_at', 'is not', null).$castTo<boolean>().as('email_proved'),
      eb('a.email_refused_at', 'is not', null).$castTo<boolean>().as('mail_refused'),
      eb.fn.coalesce('s.picture_key', 'c.picture_key').as('picture_key'),
    ])
    .where('a.id', '=', accountId)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst()
}

/** Stores an account; returns false and stores nothing when its address is taken. */
export async function insertAccount(trx: Trx, account: Insertable<Tables['accounts']>): Promise<boolean> {
  const row = await trx
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes the zone of a person's browser, an IANA name. */
export async function noteZone(trx: Trx, accountId: string, zone: string): Promise<void> {
  await zoneToNote(trx, accountId, zone).execute()
}

export async function setLocale(trx: Trx, accountId: string, locale: Locale): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ locale })
    .where('id', '=', accountId)
    .where('locale', 'is distinct from', locale)
    .execute()
}

export async function setPasswordHash(trx: Trx, accountId: string, hash: string): Promise<void> {
  await trx.updateTable('accounts').set({ password_hash: hash }).where('id', '=', accountId).execute()
}
