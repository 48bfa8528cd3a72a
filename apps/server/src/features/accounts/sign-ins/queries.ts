import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import type { Device } from '../../../plugins/device.ts'
import { type Identity, identities } from '../queries.ts'

/**
 * Locks an account until the transaction ends and returns its generation; undefined when it is paused, or when
 * `passwordHash` is no longer its password.
 */
export async function lockAccount(
  trx: Trx,
  accountId: string,
  passwordHash: string,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('accounts')
    .select('sign_in_generation')
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .where('suspended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.sign_in_generation
}

/** Starts a sign-in and deletes the expired ones of the account. */
export async function insertSignIn(
  trx: Trx,
  signIn: { id: string; account_id: string; ends_at: Date },
  device: Device,
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('refresh_families')
    .where('account_id', '=', signIn.account_id)
    .where('ends_at', '<=', now)
    .execute()
  const seen = { created_at: now, last_seen_at: now, device: device.name, network: device.network }
  await trx
    .insertInto('refresh_families')
    .values({ ...signIn, ...seen })
    .execute()
}

/**
 * Records that an account was signed in from a device; returns true if it was signed in from other devices before, but
 * not from this one.
 */
export async function recordDevice(trx: Trx, accountId: string, hash: string, now: Date): Promise<boolean> {
  const { rows } = await raw<{ is_new: boolean }>`
    with before as (
      select bool_or(device_hash = ${hash}) as known from known_devices where account_id = ${accountId}
    ), noted as (
      insert into known_devices values (${accountId}, ${hash}, ${now}, ${now})
      on conflict (account_id, device_hash) do update set last_seen_at = excluded.last_seen_at
    )
    select coalesce(not known, false) as is_new from before`.execute(trx)
  return rows[0]?.is_new ?? false
}

export async function isKnownDevice(sql: Sql, accountId: string, hash: string): Promise<boolean> {
  const row = await sql
    .selectFrom('known_devices')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

/** Reserves the notification of an account's owner about a device; returns false if one was reserved after `since`. */
export async function mayMailOfDevice(trx: Trx, accountId: string, now: Date, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ device_mail_at: now })
    .where('id', '=', accountId)
    .where(({ eb, or }) => or([eb('device_mail_at', 'is', null), eb('device_mail_at', '<=', since)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Stores a refresh token of a sign-in, issued in exchange for the token `parentHash`, or for the login if that is null.
 */
export async function insertToken(
  trx: Trx,
  tokenHash: string,
  signInId: string,
  parentHash: string | null,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('refresh_tokens')
    .values({ token_hash: tokenHash, family_id: signInId, parent_hash: parentHash, created_at: now })
    .execute()
}

/** A refresh token of a valid sign-in with its owner, as `judgePresented` reads it. */
export interface PresentedRow extends Identity {
  sign_in_id: string
  generation: number
  spent_at: Date | null
  successor_presented: boolean
  sibling_presented: boolean
}

/**
 * The token of a hash. Its sign-in is locked against other requests with one of its tokens until the transaction ends.
 * Undefined when there is no such token, its sign-in has ended, or its account is paused.
 */
export async function lockPresented(
  trx: Trx,
  tokenHash: string,
  now: Date,
): Promise<PresentedRow | undefined> {
  const locked = await trx
    .selectFrom('refresh_families as f')
    .innerJoin('refresh_tokens as t', 't.family_id', 'f.id')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select(['f.id', 'f.account_id', 'a.sign_in_generation as generation'])
    .where('t.token_hash', '=', tokenHash)
    .where('f.ended_at', 'is', null)
    .where('f.ends_at', '>', now)
    .where('a.suspended_at', 'is', null)
    .forUpdate('f')
    .executeTakeFirst()
  if (!locked) return undefined
  // Read after taking the lock, so that a token presented meanwhile counts.
  const presented = (column: 'parent_hash' | 'token_hash') => raw<boolean>`exists (
    select from refresh_tokens o where o.family_id = t.family_id and o.spent_at is not null
      and o.token_hash <> t.token_hash and o.parent_hash = ${raw.ref(`t.${column}`)})`
  const token = await trx
    .selectFrom('refresh_tokens as t')
    .select([
      't.spent_at',
      presented('token_hash').as('successor_presented'),
      presented('parent_hash').as('sibling_presented'),
    ])
    .where('t.token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  const identity = await identities(trx).where('a.id', '=', locked.account_id).executeTakeFirstOrThrow()
  return { ...identity, sign_in_id: locked.id, generation: locked.generation, ...token }
}

export async function consumeToken(trx: Trx, tokenHash: string, now: Date): Promise<void> {
  await trx
    .updateTable('refresh_tokens')
    .set({ spent_at: now })
    .where('token_hash', '=', tokenHash)
    .where('spent_at', 'is', null)
    .execute()
}

/** Records when and from where a sign-in was last used. */
export async function recordSeen(trx: Trx, signInId: string, device: Device, now: Date): Promise<void> {
  await trx
    .updateTable('refresh_families')
    .set({ last_seen_at: now, device: device.name, network: device.network })
    .where('id', '=', signInId)
    .execute()
}

/** The sign-ins of an account that can still be used, last used first. */
export async function signInsOf(sql: Sql, accountId: string, now: Date) {
  return sql
    .selectFrom('refresh_families')
    .select(['id', 'device', 'network', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends a sign-in of an account by its id; returns false if the account has no such sign-in or it had ended. */
export async function endSignIn(trx: Trx, accountId: string, signInId: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('refresh_families')
    .set({ ended_at: now })
    .where('id', '=', signInId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the sign-in of a token, spent or not; returns its id, or undefined if there is none or it had ended. */
export async function endSignInOfToken(trx: Trx, tokenHash: string, now: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('refresh_families as f')
    .from('refresh_tokens as t')
    .set({ ended_at: now })
    .whereRef('f.id', '=', 't.family_id')
    .where('t.token_hash', '=', tokenHash)
    .where('f.ended_at', 'is', null)
    .returning('f.id')
    .executeTakeFirst()
  return row?.id
}

/** Ends the sign-ins of an account, except the one with the id `but`; returns their ids. */
export async function endAllSignIns(
  trx: Trx,
  accountId: string,
  now: Date,
  but?: string | undefined,
): Promise<string[]> {
  const rows = await trx
    .updateTable('refresh_families')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(but !== undefined, (query) => query.where('id', '<>', but as string))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Starts a new generation of sign-ins and pauses or resumes the account; undefined when it already is in that state.
 */
export async function beginGeneration(
  trx: Trx,
  accountId: string,
  suspend: boolean | undefined,
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .updateTable('accounts')
    .set({
      signed_out_at: now,
      sign_in_generation: raw<number>`sign_in_generation + 1`,
      ...(suspend !== undefined && { suspended_at: suspend ? now : null }),
    })
    .where('id', '=', accountId)
    .$if(suspend !== undefined, (query) => query.where('suspended_at', suspend ? 'is' : 'is not', null))
    .returning('sign_in_generation')
    .executeTakeFirst()
  return row?.sign_in_generation
}

/** The accounts that were paused or signed out since that time. */
export async function accountsEndedSince(
  sql: Sql,
  since: Date,
): Promise<{ id: string; suspended: boolean; generation: number }[]> {
  return sql
    .selectFrom('accounts')
    .select([
      'id',
      raw<boolean>`suspended_at is not null`.as('suspended'),
      'sign_in_generation as generation',
    ])
    .where(raw<Date>`greatest(suspended_at, signed_out_at)`, '>', since)
    .execute()
}

/** The sign-ins that ended since that time. */
export async function signInsEndedSince(sql: Sql, since: Date): Promise<string[]> {
  const rows = await sql.selectFrom('refresh_families').select('id').where('ended_at', '>', since).execute()
  return rows.map(({ id }) => id)
}

/** Notifies every process on commit, one notification per payload. */
export async function tell(trx: Trx, channel: string, payloads: readonly string[]): Promise<void> {
  if (payloads.length === 0) return
  await raw`select pg_notify(${channel}, p) from unnest(${payloads}::text[]) as p`.execute(trx)
}

/** Whether a sign-in `t` was over before that. */
export const isSignInOver = (before: Date) => raw<boolean>`least(t.ended_at, t.ends_at) < ${before}`
