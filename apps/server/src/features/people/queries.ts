import type { Role } from '@shinequo/contract/accounts'
import { type Insertable, sql as raw, type Selectable, type Updateable } from 'kysely'
import { containing } from '../../plugins/database/search-pattern.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** As far as the database can tell: `unapproved` holds coaches who join and those who wait for an approval. */
export type Standing = 'active' | 'unapproved' | 'suspended'

const standing = raw<Standing>`case
  when a.suspended_at is not null then 'suspended'
  when c.id is not null and c.approved_at is null then 'unapproved'
  else 'active' end`

/** Whom a list of people is about. */
export interface PeopleFilter {
  readonly search: string
  readonly role: Role | undefined
}

function people(sql: Sql, { search, role }: PeopleFilter) {
  return sql
    .selectFrom('accounts as a')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .$if(search !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb(raw`a.first_name || ' ' || a.last_name`, 'ilike', containing(search)),
          eb('a.email', 'ilike', containing(search)),
        ]),
      ),
    )
    .$if(role !== undefined, (query) => query.where('a.role', '=', role as Role))
}

export interface PersonRow {
  id: string
  email: string
  first_name: string
  last_name: string
  role: Role
  created_at: Date
  suspended_at: Date | null
  picture_key: string | null
}

/** The sort key of people: first name, last name, id. */
export type PersonKey = readonly [string, string, string]

/** People by name after `after` (excluded), `limit` at most where given. */
export async function listPeople(
  sql: Sql,
  filter: PeopleFilter,
  page: { standing?: Standing | undefined; after?: PersonKey | undefined; limit?: number | undefined },
): Promise<PersonRow[]> {
  const { after, limit } = page
  return people(sql, filter)
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .select((eb) => [
      'a.id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.role',
      'a.created_at',
      'a.suspended_at',
      eb.fn.coalesce('s.picture_key', 'c.picture_key').as('picture_key'),
    ])
    .$if(page.standing !== undefined, (query) => query.where(standing, '=', page.standing as Standing))
    .$if(after !== undefined, (query) =>
      query.where(
        raw<boolean>`(a.first_name, a.last_name, a.id) > (${after?.[0]}, ${after?.[1]}, ${after?.[2]}::uuid)`,
      ),
    )
    .orderBy('a.first_name')
    .orderBy('a.last_name')
    .orderBy('a.id')
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute()
}

/** How many people there are of each standing. */
export async function countPeople(sql: Sql, filter: PeopleFilter): Promise<Record<Standing, number>> {
  const rows = await people(sql, filter)
    .select((eb) => [standing.as('standing'), eb.fn.countAll<number>().as('count')])
    .groupBy('standing')
    .execute()
  const count = (wanted: Standing) => rows.find((row) => row.standing === wanted)?.count ?? 0
  return { active: count('active'), unapproved: count('unapproved'), suspended: count('suspended') }
}

/** Whose record an act is about; undefined for an unknown account. */
export async function personToAct(
  trx: Trx,
  accountId: string,
): Promise<{ id: string; student_id: string | null; coach_id: string | null } | undefined> {
  return trx
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select(['a.id', 's.id as student_id', 'c.id as coach_id'])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
}

export interface StudentRow extends Omit<PersonRow, 'role'> {
  profile_id: string
  school: string
  is_completed: boolean
}

/** The student who has this account; undefined for anybody else. */
export async function studentOfAccount(sql: Sql, accountId: string): Promise<StudentRow | undefined> {
  return sql
    .selectFrom('accounts as a')
    .innerJoin('student_profiles as s', 's.account_id', 'a.id')
    .select([
      'a.id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.created_at',
      'a.suspended_at',
      's.id as profile_id',
      's.school',
      's.is_completed',
      's.picture_key',
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
}

const coachName = raw<string>`a.first_name || ' ' || a.last_name`

export interface StudentMatchRow {
  id: string
  coach: string
  status: Tables['match_requests']['status']
  created_at: Date
}

/** The matches of a student with the names of the coaches, newest first. */
export async function matchesOf(sql: Sql, studentProfileId: string): Promise<StudentMatchRow[]> {
  return sql
    .selectFrom('match_requests as m')
    .innerJoin('coaches as c', 'c.id', 'm.coach_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['m.id', coachName.as('coach'), 'm.status', 'm.created_at'])
    .where('m.student_profile_id', '=', studentProfileId)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id')
    .execute()
}

export interface StudentSessionRow {
  id: string
  coach: string
  starts_at: Date
  ends_at: Date
  status: Tables['bookings']['status']
}

/** The sessions of a student with the names of the coaches, those that begin last first. */
export async function sessionsOf(sql: Sql, studentProfileId: string): Promise<StudentSessionRow[]> {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['b.id', coachName.as('coach'), 'b.starts_at', 'b.ends_at', 'b.status'])
    .where('b.student_profile_id', '=', studentProfileId)
    .orderBy('b.starts_at', 'desc')
    .orderBy('b.id')
    .execute()
}

export type InvitationRow = Selectable<Tables['invitations']> & {
  inviter_first: string | null
  inviter_last: string | null
  /** Of its message; null where it has none. */
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
    .selectAll('i')
    .select([
      'a.first_name as inviter_first',
      'a.last_name as inviter_last',
      'm.state as mail_state',
      'm.tries as mail_tries',
      'm.failure as mail_failure',
      'm.reply_code as mail_reply_code',
      'm.next_try_at as mail_next_try_at',
    ])
}

/** Stores an invitation; false, and nothing stored, when the address has one that is neither accepted nor revoked. */
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

/** What an invitation that is one of many says; all others of its columns are alike. */
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
 * Stores invitations in one statement, save those to addresses that have an account or an invitation that is neither
 * accepted nor revoked; answers the addresses of those stored.
 */
export async function insertInvitations(
  trx: Trx,
  invitations: readonly InvitationOfMany[],
  shared: { invited_by: string | null; created_at: Date; expires_at: Date },
): Promise<{ id: string; email: string }[]> {
  const { rows } = await raw<{ id: string; email: string }>`
    insert into invitations
      (id, email, role, first_name, last_name, school, state, city, invited_by, created_at, expires_at)
    select r.id, r.email, r.role, r.first_name, r.last_name, r.school, r.state, r.city,
      ${shared.invited_by}::uuid, ${shared.created_at}::timestamptz, ${shared.expires_at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(invitations)}::jsonb) as r (id uuid, email text, role text,
      first_name text, last_name text, school text, state text, city text)
    where not exists (select from accounts a where a.email = r.email)
    on conflict (email) where accepted_at is null and revoked_at is null do nothing
    returning id, email`.execute(trx)
  return rows
}

/** Which of these addresses, in lower case, have an account, and which have a pending invitation. */
export async function knownAddresses(
  sql: Sql,
  emails: readonly string[],
): Promise<{ accounts: Set<string>; invited: Set<string> }> {
  // Given as an array the server hashes them; as rows, whose number it does not know, it compares all with all.
  const asked = raw<string>`any(${emails}::text[])`
  const accounts = await sql.selectFrom('accounts').select('email').where('email', '=', asked).execute()
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

/** The invitation of a token's hash. */
export async function invitationOfToken(sql: Sql, hash: string): Promise<InvitationRow | undefined> {
  return invitations(sql).where('i.token_hash', '=', hash).executeTakeFirst()
}

/** As above, kept from others who accept it until the transaction ends. */
export async function lockInvitation(trx: Trx, hash: string): Promise<InvitationRow | undefined> {
  return invitations(trx).where('i.token_hash', '=', hash).forUpdate('i').executeTakeFirst()
}

/** The instant and the id of the last invitation shown. */
export type InvitationKey = readonly [string, string]

function pending(sql: Sql, search: string) {
  return invitations(sql)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .$if(search !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb(raw`i.first_name || ' ' || i.last_name`, 'ilike', containing(search)),
          eb('i.email', 'ilike', containing(search)),
        ]),
      ),
    )
}

/** Invitations that nobody has accepted or taken back, newest first, after `after` (excluded). */
export async function pendingInvitations(
  sql: Sql,
  search: string,
  after: InvitationKey | undefined,
  limit: number,
): Promise<InvitationRow[]> {
  return pending(sql, search)
    .$if(after !== undefined, (query) =>
      query.where(raw<boolean>`(i.created_at, i.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countPendingInvitations(sql: Sql, search: string): Promise<number> {
  const { count } = await sql
    .selectFrom(pending(sql, search).as('p'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Makes a pending invitation's link dead until it has a new one; false when it is no longer pending. */
export async function renewInvitation(trx: Trx, id: string, expires_at: Date): Promise<boolean> {
  return changePending(trx, id, { token_hash: null, expires_at })
}

/** Renews what invited an address as administrator and has run out by `now`; null when there is none. */
export async function renewRunOut(
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
  const row = await sql.selectFrom('accounts').select('id').where('role', '=', 'admin').executeTakeFirst()
  return row !== undefined
}

/**
 * Gives an invitation the hash of its token and a new end, and answers whom its mail addresses; undefined when it is no
 * longer pending. One statement, since thousands are mailed in a row.
 */
export async function giveToken(
  sql: Sql,
  id: string,
  token: { token_hash: string; expires_at: Date },
): Promise<{ email: string; first_name: string; role: Role; inviter: string | null } | undefined> {
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
