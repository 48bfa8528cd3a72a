import type { Role } from '@shinequo/contract/accounts'
import { type Insertable, sql as raw } from 'kysely'
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

function identities(sql: Sql) {
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

/** Begins a family of refresh tokens and forgets those of the account that are past their end. */
export async function insertFamily(
  trx: Trx,
  family: { id: string; account_id: string; ends_at: Date },
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('refresh_families')
    .where('account_id', '=', family.account_id)
    .where('ends_at', '<=', now)
    .execute()
  await trx.insertInto('refresh_families').values(family).execute()
}

export async function insertToken(trx: Trx, tokenHash: string, familyId: string, now: Date): Promise<void> {
  await trx
    .insertInto('refresh_tokens')
    .values({ token_hash: tokenHash, family_id: familyId, created_at: now })
    .execute()
}

/**
 * Spends a token that is alive: unspent, of a family that neither was ended nor is past its end, of an account that is not paused. Of two that try at
 * once one spends it. Returns its family and whose it is.
 */
export async function spendToken(
  trx: Trx,
  tokenHash: string,
  now: Date,
): Promise<(Identity & { family_id: string }) | undefined> {
  const spent = await trx
    .updateTable('refresh_tokens as t')
    .from(['refresh_families as f', 'accounts as a'])
    .set({ spent_at: now })
    .whereRef('f.id', '=', 't.family_id')
    .whereRef('a.id', '=', 'f.account_id')
    .where('a.suspended_at', 'is', null)
    .where('t.token_hash', '=', tokenHash)
    .where('t.spent_at', 'is', null)
    .where('f.ended_at', 'is', null)
    .where('f.ends_at', '>', now)
    .returning(['t.family_id', 'f.account_id'])
    .executeTakeFirst()
  if (!spent) return undefined
  const identity = await identities(trx).where('a.id', '=', spent.account_id).executeTakeFirstOrThrow()
  return { ...identity, family_id: spent.family_id }
}

/** Ends the family of a token that was spent before; returns the family's id when that ended it. */
export async function endFamilyOfSpentToken(
  trx: Trx,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const ended = await trx
    .updateTable('refresh_families as f')
    .from('refresh_tokens as t')
    .set({ ended_at: now })
    .whereRef('f.id', '=', 't.family_id')
    .where('t.token_hash', '=', tokenHash)
    .where('t.spent_at', 'is not', null)
    .where('f.ended_at', 'is', null)
    .returning('f.id')
    .executeTakeFirst()
  return ended?.id
}

/** Ends the family of a token, spent or not. */
export async function endFamilyOfToken(trx: Trx, tokenHash: string, now: Date): Promise<void> {
  await trx
    .updateTable('refresh_families as f')
    .from('refresh_tokens as t')
    .set({ ended_at: now })
    .whereRef('f.id', '=', 't.family_id')
    .where('t.token_hash', '=', tokenHash)
    .where('f.ended_at', 'is', null)
    .execute()
}

export async function endFamiliesOfAccount(trx: Trx, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable('refresh_families')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Pauses an account, or ends that; false when it is so already. Tokens made until now are over either way. */
export async function setSuspended(
  trx: Trx,
  accountId: string,
  suspended: boolean,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ suspended_at: suspended ? now : null, signed_out_at: now })
    .where('id', '=', accountId)
    .where('suspended_at', suspended ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setSignedOut(trx: Trx, accountId: string, now: Date): Promise<void> {
  await trx.updateTable('accounts').set({ signed_out_at: now }).where('id', '=', accountId).execute()
}

/** The accounts that were paused or signed out since then. */
export async function endedSince(
  sql: Sql,
  since: Date,
): Promise<{ id: string; suspended: boolean; signed_out_at: Date }[]> {
  return sql
    .selectFrom('accounts')
    .select(['id', raw<boolean>`suspended_at is not null`.as('suspended'), 'signed_out_at'])
    .where(raw<Date>`greatest(suspended_at, signed_out_at)`, '>', since)
    .$narrowType<{ signed_out_at: Date }>()
    .execute()
}

/** Tells every process on commit until when an account's tokens are over; null: while it is paused. */
export async function tellEnded(
  trx: Trx,
  channel: string,
  ended: { accountId: string; until: number | null },
): Promise<void> {
  await raw`select pg_notify(${channel}, ${JSON.stringify(ended)})`.execute(trx)
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
