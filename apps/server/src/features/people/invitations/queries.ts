import type { Role } from '@shinequo/contract/accounts'
import type { Locale } from '@shinequo/contract/locales'
import type { SortOrder } from '@shinequo/contract/people'
import type { InvitationSort } from '@shinequo/contract/people/invitations'
import { type Insertable, type RawBuilder, sql as raw, type Selectable, type Updateable } from 'kysely'
import { countUpTo } from '../../../plugins/database/capped-count.ts'
import { containing, hasWords } from '../../../plugins/database/search-pattern.ts'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

export type InvitationRow = Selectable<Tables['invitations']> & {
  inviter_first: string | null
  inviter_last: string | null
  /** The name of the school, if it is one of the list. */
  school_name: string | null
  /** The state of its message; null if it has none. */
  mail_state: Tables['messages']['state'] | null
  mail_tries: number | null
  mail_failure: Tables['messages']['failure']
  mail_reply_code: number | null
  mail_next_try_at: Date | null
}

function invitations(sql: Sql) {
  return sql
    .selectFrom('invitations as i')
    .leftJoin('accounts as a', 'a.id', 'i.invited_by')
    .leftJoin('messages as m', 'm.invitation_id', 'i.id')
    .leftJoin('schools as o', 'o.value', 'i.school')
    .selectAll('i')
    .select([
      'a.first_name as inviter_first',
      'a.last_name as inviter_last',
      'o.name as school_name',
      'm.state as mail_state',
      'm.tries as mail_tries',
      'm.failure as mail_failure',
      'm.reply_code as mail_reply_code',
      'm.next_try_at as mail_next_try_at',
    ])
}

/**
 * Stores an invitation; returns false and stores nothing if the address has one that is neither accepted nor revoked.
 */
export async function insertInvitation(
  trx: Trx,
  invitation: Insertable<Tables['invitations']>,
): Promise<boolean> {
  const row = await trx
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) =>
      conflict.column('email').where('accepted_at', 'is', null).where('revoked_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The columns that differ between invitations that are sent together. */
export interface InvitationOfMany {
  readonly id: string
  readonly email: string
  readonly role: 'student' | 'coach'
  readonly first_name: string
  readonly last_name: string
  readonly school: string
  readonly state: string
  readonly city: string
}

/**
 * Stores invitations in one statement, except those to addresses with a held account (`account_is_held`) or with an
 * invitation that is neither accepted nor revoked; returns the addresses of those stored.
 */
export async function insertInvitations(
  trx: Trx,
  invitations: readonly InvitationOfMany[],
  shared: { invited_by: string | null; locale: Locale | null; created_at: Date; expires_at: Date },
): Promise<{ id: string; email: string }[]> {
  const { rows } = await raw<{ id: string; email: string }>`
    insert into invitations
      (id, email, role, first_name, last_name, school, state, city, from_roster, invited_by, locale,
        created_at, expires_at)
    select r.id, r.email, r.role, r.first_name, r.last_name, r.school, r.state, r.city, true,
      ${shared.invited_by}::uuid, ${shared.locale}::text, ${shared.created_at}::timestamptz, ${shared.expires_at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(invitations)}::jsonb) as r (id uuid, email text, role text,
      first_name text, last_name text, school text, state text, city text)
    where not exists (select from accounts a where a.email = r.email and account_is_held(a))
    on conflict (email) where accepted_at is null and revoked_at is null do nothing
    returning id, email`.execute(trx)
  return rows
}

/** Which of these lower-case addresses have a held account (`account_is_held`), and which a pending invitation. */
export async function knownAddresses(
  sql: Sql,
  emails: readonly string[],
): Promise<{ accounts: Set<string>; invited: Set<string> }> {
  // Passed as an array, so that the database hashes them. Passed as rows of unknown number, it would compare all with
  // all.
  const asked = raw<string>`any(${emails}::text[])`
  const accounts = await sql
    .selectFrom('accounts as a')
    .select('a.email')
    .where('a.email', '=', asked)
    .where(raw<boolean>`account_is_held(a)`)
    .execute()
  const invited = await sql
    .selectFrom('invitations')
    .select('email')
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('email', '=', asked)
    .execute()
  const set = (rows: readonly { email: string }[]) => new Set(rows.map(({ email }) => email))
  return { accounts: set(accounts), invited: set(invited) }
}

export async function invitationById(sql: Sql, id: string): Promise<InvitationRow | undefined> {
  return invitations(sql).where('i.id', '=', id).executeTakeFirst()
}

/** The invitation with the hash of a token. */
export async function invitationOfToken(sql: Sql, hash: string): Promise<InvitationRow | undefined> {
  return invitations(sql).where('i.token_hash', '=', hash).executeTakeFirst()
}

/** The same as `invitationOfToken`, locked against other requests that accept it until the transaction ends. */
export async function lockInvitation(trx: Trx, hash: string): Promise<InvitationRow | undefined> {
  return invitations(trx).where('i.token_hash', '=', hash).forUpdate('i').executeTakeFirst()
}

/** Conditions on invitations that are neither accepted nor revoked. */
export interface PendingFilter {
  readonly search: string
  readonly role?: Role | undefined
  readonly school?: string | undefined
}

export interface InvitationOrder {
  readonly sort: InvitationSort
  readonly order: SortOrder
}

/** What the last invitation of a page is sorted by, and its id. */
export type InvitationKey = readonly [string, string]

/** What each order sorts by, and of which type it is. */
const SORTS = {
  email: { key: raw`i.email`, type: raw`text` },
  created: { key: raw`i.created_at`, type: raw`timestamptz` },
} as const

function fits({ search, role, school }: PendingFilter): RawBuilder<boolean> {
  const conditions = [raw`i.accepted_at is null and i.revoked_at is null`]
  if (role !== undefined) conditions.push(raw`i.role = ${role}`)
  if (school !== undefined) conditions.push(raw`i.school = ${school}`)
  if (search !== '') {
    const named = hasWords(raw`folded(i.first_name || ' ' || i.last_name)`, search)
    conditions.push(raw`(${named} or i.email ilike ${containing(search)})`)
  }
  return raw<boolean>`(${raw.join(conditions, raw` and `)})`
}

/** Invitations that are neither accepted nor revoked and fit, in an order, after `after` (excluded). */
export async function pendingInvitations(
  sql: Sql,
  filter: PendingFilter,
  { sort, order }: InvitationOrder,
  after: InvitationKey | undefined,
  limit: number,
): Promise<InvitationRow[]> {
  const { key, type } = SORTS[sort]
  const than = raw.raw(order === 'asc' ? '>' : '<')
  return invitations(sql)
    .where(fits(filter))
    .$if(after !== undefined, (query) =>
      query.where(raw<boolean>`(${key}, i.id) ${than} (${after?.[0]}::${type}, ${after?.[1]}::uuid)`),
    )
    .orderBy(key, order)
    .orderBy('i.id', order)
    .limit(limit)
    .execute()
}

/** How many there are, up to MORE. */
export async function countPendingInvitations(sql: Sql, filter: PendingFilter): Promise<number> {
  return countUpTo(sql, sql.selectFrom('invitations as i').select('i.id').where(fits(filter)))
}

/** Invalidates the link of a pending invitation until it gets a new one; returns false when it is no longer pending. */
export async function renewInvitation(trx: Trx, id: string, expires_at: Date): Promise<boolean> {
  return changePending(trx, id, { token_hash: null, expires_at })
}

/** Renews an invitation of an address as administrator that has expired by `now`; null when there is none. */
export async function renewExpired(
  trx: Trx,
  email: string,
  now: Date,
  expires_at: Date,
): Promise<string | null> {
  const row = await trx
    .updateTable('invitations')
    .set({ token_hash: null, expires_at })
    .where('email', '=', email)
    .where('role', '=', 'admin')
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', now)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function hasAdministrator(sql: Sql): Promise<boolean> {
  const row = await sql
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Gives an invitation the hash of its token and a new expiry, and returns the recipient of its mail; undefined when it
 * is no longer pending. One statement, since thousands are mailed in a row.
 */
export async function giveToken(
  sql: Sql,
  id: string,
  token: { token_hash: string; expires_at: Date },
): Promise<
  | {
      email: string
      first_name: string
      role: Role
      locale: Locale | null
      school: string
      inviter: string | null
    }
  | undefined
> {
  return sql
    .updateTable('invitations as i')
    .set(token)
    .where('i.id', '=', id)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .returning((eb) => [
      'i.email',
      'i.first_name',
      'i.role',
      'i.locale',
      'i.school',
      eb
        .selectFrom('accounts as a')
        .select(raw<string>`a.first_name || ' ' || a.last_name`.as('name'))
        .whereRef('a.id', '=', 'i.invited_by')
        .as('inviter'),
    ])
    .executeTakeFirst()
}

export async function markRevoked(trx: Trx, id: string, revoked_at: Date): Promise<boolean> {
  return changePending(trx, id, { revoked_at })
}

export async function markAccepted(trx: Trx, id: string, accepted_at: Date): Promise<boolean> {
  return changePending(trx, id, { accepted_at })
}

async function changePending(
  trx: Trx,
  id: string,
  change: Updateable<Tables['invitations']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set(change)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
