import { type Insertable, sql as raw } from 'kysely'
import { containing } from '../../plugins/database/search-pattern.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

export async function insertEntry(trx: Trx, entry: Insertable<Tables['audit_entries']>): Promise<void> {
  await trx.insertInto('audit_entries').values(entry).execute()
}

/** Whether this person has an entry of that act on a student's record at `since` or later. */
export async function hasEntrySince(
  trx: Trx,
  entry: { actorAccountId: string; action: string; studentProfileId: string; since: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('audit_entries')
    .select('id')
    .where('student_profile_id', '=', entry.studentProfileId)
    .where('at', '>=', entry.since)
    .where('actor_account_id', '=', entry.actorAccountId)
    .where('action', '=', entry.action)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What entries are narrowed to; undefined: not by this. */
export interface EntryFilter {
  readonly person?: string | undefined
  readonly action?: string | undefined
  readonly subject?: string | undefined
  /** Included. */
  readonly from?: string | undefined
  /** Excluded. */
  readonly to?: string | undefined
}

/** The sort key of entries: the instant, and the id where two are of the same. */
export type EntryKey = readonly [string, string]

export type EntryRow = Omit<Tables['audit_entries'], 'details' | 'reason'> & {
  reason: string
  /** The address of an invitation, which has no person yet. */
  subject_email: string | null
}

const email = raw<string | null>`e.details ->> 'email'`

/** Entries, with `found` as the ids of the people that are searched for. */
function entries(sql: Sql, { person, action, subject, from, to }: EntryFilter) {
  const pattern = containing(person ?? '')
  return sql
    .with('found', (db) =>
      db
        .selectFrom('accounts as a')
        .leftJoin('student_profiles as s', 's.account_id', 'a.id')
        .leftJoin('coaches as c', 'c.account_id', 'a.id')
        .select(raw<string>`unnest(array[a.id, s.id, c.id])`.as('id'))
        .where(({ or, eb }) =>
          or([
            eb(raw`a.first_name || ' ' || a.last_name`, 'ilike', pattern),
            eb('a.email', 'ilike', pattern),
          ]),
        ),
    )
    .selectFrom('audit_entries as e')
    .$if(person !== undefined && person !== '', (query) =>
      query.where(({ or, eb, selectFrom }) =>
        or([
          eb('e.actor_account_id', 'in', selectFrom('found').select('found.id')),
          eb('e.student_profile_id', 'in', selectFrom('found').select('found.id')),
          eb('e.subject_id', 'in', selectFrom('found').select(raw<string>`found.id::text`.as('id'))),
          eb(email, 'ilike', pattern),
        ]),
      ),
    )
    .$if(action !== undefined && action !== '', (query) => query.where('e.action', '=', action as string))
    .$if(subject !== undefined && subject !== '', (query) =>
      query.where('e.subject_id', '=', subject as string),
    )
    .$if(from !== undefined, (query) => query.where('e.at', '>=', new Date(from as string)))
    .$if(to !== undefined, (query) => query.where('e.at', '<', new Date(to as string)))
}

const COLUMNS = [
  'e.id',
  'e.at',
  'e.actor_account_id',
  'e.actor_role',
  'e.action',
  'e.student_profile_id',
  'e.subject_type',
  'e.subject_id',
  'e.reason',
] as const

/** The part of a page that comes after `after` (excluded), newest first. */
const afterKey = (after: EntryKey) =>
  raw<boolean>`(e.at, e.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`

/** Entries of a filter, newest first, after `after` (excluded), `limit` at most. */
export async function pageOfEntries(
  sql: Sql,
  filter: EntryFilter,
  after: EntryKey | undefined,
  limit: number,
): Promise<EntryRow[]> {
  return entries(sql, filter)
    .select([...COLUMNS, email.as('subject_email')])
    .$if(after !== undefined, (query) => query.where(afterKey(after as EntryKey)))
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countEntries(sql: Sql, filter: EntryFilter): Promise<number> {
  const { count } = await entries(sql, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Every action that the audit holds, by the alphabet: one step of the index for each, however many entries. */
export async function actionsHeld(sql: Sql): Promise<string[]> {
  const { rows } = await raw<{ action: string }>`
    with recursive held(action) as (
      select min(action) from audit_entries
      union all
      select (select min(e.action) from audit_entries e where e.action > held.action)
      from held where held.action is not null
    )
    select action from held where action is not null order by action`.execute(sql)
  return rows.map(({ action }) => action)
}

/** What others did with a student's record, newest first, after `after` (excluded), `limit` at most. */
export async function entriesAbout(
  sql: Sql,
  student: { profileId: string; accountId: string },
  after: EntryKey | undefined,
  limit: number,
): Promise<EntryRow[]> {
  return sql
    .selectFrom('audit_entries as e')
    .select([...COLUMNS, raw<null>`null`.as('subject_email')])
    .where('e.student_profile_id', '=', student.profileId)
    .where(raw<boolean>`e.actor_account_id is distinct from ${student.accountId}::uuid`)
    .$if(after !== undefined, (query) => query.where(afterKey(after as EntryKey)))
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

export interface NamedPerson {
  account_id: string
  student_id: string | null
  coach_id: string | null
  name: string
}

/** The people who have one of these ids, be it of the account, of the student's profile or of the coach. */
export async function peopleOf(sql: Sql, ids: readonly string[]): Promise<NamedPerson[]> {
  if (ids.length === 0) return []
  return sql
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select([
      'a.id as account_id',
      's.id as student_id',
      'c.id as coach_id',
      raw<string>`a.first_name || ' ' || a.last_name`.as('name'),
    ])
    .where(({ or, eb }) => or([eb('a.id', 'in', ids), eb('s.id', 'in', ids), eb('c.id', 'in', ids)]))
    .execute()
}

export interface ActRow {
  subject_id: string
  action: string
  actor_role: Tables['audit_entries']['actor_role']
  actor_name: string | null
  at: Date
  reason: string
}

/** What was done to things of a kind, newest first. */
export async function actsOn(sql: Sql, subjectType: string, ids: readonly string[]): Promise<ActRow[]> {
  if (ids.length === 0) return []
  return sql
    .selectFrom('audit_entries as e')
    .leftJoin('accounts as a', 'a.id', 'e.actor_account_id')
    .select([
      'e.subject_id',
      'e.action',
      'e.actor_role',
      raw<string | null>`a.first_name || ' ' || a.last_name`.as('actor_name'),
      'e.at',
      'e.reason',
    ])
    .where('e.subject_id', 'in', ids)
    .where('e.subject_type', '=', subjectType)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .execute()
}
