import type { Role } from '@shinequo/contract/accounts'
import type { Insertable } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** Who an account is, with its profile's id as access tokens carry it: its own id where it has no profile. */
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
}

/** Every account as an identity, for a query that says which. */
export function identities(sql: Sql) {
  return sql
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select((eb) => ['a.id as account_id', 'a.role', eb.fn.coalesce('s.id', 'c.id', 'a.id').as('profile_id')])
}

/** The account of a lower-case address. */
export async function accountByEmail(sql: Sql, email: string): Promise<AccountRow | undefined> {
  return identities(sql)
    .select(['a.email', 'a.password_hash', 'a.first_name', 'a.last_name', 'a.suspended_at'])
    .where('a.email', '=', email)
    .executeTakeFirst()
}

/** An account as its owner sees it. */
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
      'a.time_zone',
      eb.fn.coalesce('s.picture_key', 'c.picture_key').as('picture_key'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
}

/** Stores an account; false, and nothing stored, when its address is taken. */
export async function insertAccount(trx: Trx, account: Insertable<Tables['accounts']>): Promise<boolean> {
  const row = await trx
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setTimeZone(trx: Trx, accountId: string, zone: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ time_zone: zone })
    .where('id', '=', accountId)
    .where('time_zone', 'is distinct from', zone)
    .execute()
}

export async function setPasswordHash(trx: Trx, accountId: string, hash: string): Promise<void> {
  await trx.updateTable('accounts').set({ password_hash: hash }).where('id', '=', accountId).execute()
}

export type ResetRow = Tables['password_resets']

/** Stores a reset, without its code yet, in place of the account's former one. */
export async function replaceReset(trx: Trx, reset: ResetRow): Promise<void> {
  const { account_id, ...values } = reset
  await trx
    .insertInto('password_resets')
    .values(reset)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

export async function resetOfAccount(sql: Sql, accountId: string): Promise<ResetRow | undefined> {
  return sql.selectFrom('password_resets').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** A reset with the person who asked for it; undefined when it was replaced or used since. */
export async function resetToMail(
  sql: Sql,
  resetId: string,
): Promise<{ account_id: string; email: string; first_name: string } | undefined> {
  return sql
    .selectFrom('password_resets as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.account_id', 'a.email', 'a.first_name'])
    .where('r.id', '=', resetId)
    .executeTakeFirst()
}

/** Gives a reset its code; false when it was replaced or used since. */
export async function setCode(
  trx: Trx,
  resetId: string,
  code: { code_hash: string; expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('password_resets')
    .set(code)
    .where('id', '=', resetId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses a code up, by its hash; false when it was replaced or used since. */
export async function takeReset(trx: Trx, resetId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('password_resets')
    .where('id', '=', resetId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
