import { type RawBuilder, sql as raw } from 'kysely'
import { countUpTo, MORE } from '../../plugins/database/capped-count.ts'
import {
  type FoundPeople,
  foundPeople,
  isMeant,
  MANY_PEOPLE,
  MAX_FOUND,
  MAX_TOTAL,
  READ_ON,
} from '../../plugins/database/found-people.ts'
import { addressPattern } from '../../plugins/database/search-pattern.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** An entry to insert. Digests and salts are bytes, the details are the exact JSON text. */
export type NewEntry = Omit<Tables['audit_chain'], 'position' | 'hash'> &
  Omit<Tables['audit_fields'], 'position' | 'details'> & { readonly details: string }

/** Adds the next link and its fields to the chain. From here until its COMMIT, no other transaction can add one. */
export async function insertEntry(trx: Trx, entry: NewEntry): Promise<void> {
  await raw`
    with link as (
      insert into audit_chain (id, at, actor_role, action, subject_type, actor_digest, subject_digest, reason_digest)
      values (${entry.id}, ${entry.at}, ${entry.actor_role}, ${entry.action}, ${entry.subject_type},
        ${entry.actor_digest}, ${entry.subject_digest}, ${entry.reason_digest})
      returning position
    )
    insert into audit_fields (position, actor_account_id, actor_salt, student_profile_id, subject_id, details,
      subject_salt, reason, reason_salt)
    select position, ${entry.actor_account_id}::uuid, ${entry.actor_salt}::bytea, ${entry.student_profile_id}::uuid,
      ${entry.subject_id}::text, ${entry.details}::json, ${entry.subject_salt}::bytea, ${entry.reason}::text,
      ${entry.reason_salt}::bytea
    from link`.execute(trx)
}

/** Whether the actor has an entry with this action on this subject at or after `since`. */
export async function hasEntrySince(
  trx: Trx,
  entry: { actorAccountId: string; action: string; subjectId: string; since: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('audit_entries')
    .select('id')
    .where('subject_id', '=', entry.subjectId)
    .where('at', '>=', entry.since)
    .where('actor_account_id', '=', entry.actorAccountId)
    .where('action', '=', entry.action)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The conditions of a search for entries; undefined means no condition. */
export interface EntryFilter {
  /** The account of the administrator who reads. */
  readonly reader: string
  readonly person?: string | undefined
  readonly action?: string | undefined
  readonly subject?: string | undefined
  /** Included. */
  readonly from?: string | undefined
  /** Excluded. */
  readonly to?: string | undefined
}

/** An entry as it is read. Blanked values are null. */
export type EntryRow = Omit<Tables['audit_entries'], 'details'> & {
  /** The address of an invitation that has no account yet. */
  subject_email: string | null
  bulk_act: string | null
  /** Whom it is about was taken out for this reader. */
  hidden?: true
}

const email = raw<string | null>`e.details ->> 'email'`
const bulkAct = raw<string | null>`e.details ->> 'bulk_act'`

/** The matches of a search for a person: people, and the positions of entries about an address. */
interface FoundInAudit extends FoundPeople {
  readonly addresses: readonly number[]
}

/** The conditions of a search, with the matches of the person; undefined `found` means no person was given. */
export interface EntrySearch extends EntryFilter {
  readonly found: FoundInAudit | undefined
}

/** The matches of a filter's person; undefined if it has none. */
export async function searched(
  sql: Sql,
  { person = '' }: Pick<EntryFilter, 'person'>,
): Promise<FoundInAudit | undefined> {
  if (person === '') return undefined
  const [people, { rows }] = await Promise.all([
    foundPeople(sql, person),
    raw<{ position: number }>`
      select position from found_addresses(${addressPattern(person)}, ${MAX_FOUND + 1}) as position`.execute(
      sql,
    ),
  ])
  const addresses = rows.slice(0, MAX_FOUND).map(({ position }) => position)
  return { ...people, addresses, all: people.all && rows.length <= MAX_FOUND }
}

/**
 * Whether an entry does not tell this reader whom it is about: only the administrator who looked up the author of a
 * story learned who it is.
 */
const hidesSubject = (reader: string) =>
  raw<boolean>`(e.action = 'story.author_opened' and e.actor_account_id is distinct from ${reader}::uuid)`

/** The entries that match a filter, ignoring its person. */
function entries(sql: Sql, { reader, action, subject, from, to }: EntryFilter) {
  return sql
    .selectFrom('audit_entries as e')
    .$if(action !== undefined && action !== '', (query) => query.where('e.action', '=', action as string))
    .$if(subject !== undefined && subject !== '', (query) =>
      query.where('e.subject_id', '=', subject as string).where(raw<boolean>`not ${hidesSubject(reader)}`),
    )
    .$if(from !== undefined, (query) => query.where('e.at', '>=', new Date(from as string)))
    .$if(to !== undefined, (query) => query.where('e.at', '<', new Date(to as string)))
}

type Entries = ReturnType<typeof entries>

const hasAddress = (pattern: string) => raw<boolean>`${email} ilike ${pattern}`

/** A condition that is always true. */
const ALWAYS = raw<boolean>`true`

/** The ways in which an entry matches: by its actor, its student, its subject, or its position. */
const matchedColumns = ({ accounts, students, coaches, addresses }: FoundInAudit, reader: string) => {
  const tells = raw<boolean>`not ${hidesSubject(reader)}`
  return [
    { column: raw`e.actor_account_id`, keys: raw`${accounts}::uuid[]`, also: ALWAYS },
    { column: raw`e.student_profile_id`, keys: raw`${students}::uuid[]`, also: tells },
    {
      column: raw`e.subject_id`,
      keys: raw`${[...accounts, ...students, ...coaches]}::text[]`,
      also: tells,
    },
    { column: raw`e.position`, keys: raw`${addresses}::bigint[]`, also: ALWAYS },
  ]
}

/** Positions of the `limit` newest matching entries, newest first, before `after` (excluded). */
async function newestOf(
  sql: Sql,
  all: Entries,
  found: FoundInAudit & { readonly reader: string },
  after: number | undefined,
  limit: number,
): Promise<number[]> {
  const newest = all.select('e.position').orderBy('e.position', 'desc').limit(limit)
  if (found.accounts.length > MANY_PEOPLE) {
    const before = after === undefined ? raw`(select max(position) from audit_chain)` : raw`${after}::bigint`
    const isMeant = raw.join(
      matchedColumns(found, found.reader).map(
        ({ column, keys, also }) => raw`(${column} in (select unnest(${keys})) and ${also})`,
      ),
      raw` or `,
    )
    const met = await newest
      .where(raw<boolean>`e.position > ${before} - ${READ_ON} and (${isMeant})`)
      .execute()
    if (met.length === limit) return met.map(({ position }) => position)
  }
  // Reads no more entries per person than could be shown.
  const { rows } = await raw<{ position: number }>`
    ${eachOf(found, newest, raw` union `)} order by position desc limit ${limit}`.execute(sql)
  return rows.map(({ position }) => position)
}

/** Runs the query `one` for each person found and combines the results. */
function eachOf(
  found: FoundInAudit & { readonly reader: string },
  one: ReturnType<typeof ofOne>,
  by: RawBuilder<unknown>,
) {
  const each = matchedColumns(found, found.reader).map(
    ({ column, keys, also }) => raw`
      select p.position from unnest(${keys}) as one(key)
        cross join lateral (${one.where(raw<boolean>`${column} = one.key and ${also}`)}) p`,
  )
  return raw.join(each, by)
}

/** Up to MORE entries of one person. */
const ofOne = (all: Entries) => all.select('e.position').limit(MORE)

/** How many entries match, up to MORE: it reads no further. */
async function countOf(
  sql: Sql,
  all: Entries,
  found: FoundInAudit & { readonly reader: string },
): Promise<number> {
  // Each of these ways can find an entry once.
  const most = MORE * matchedColumns(found, found.reader).length
  const { rows } = await raw<{ count: number }>`
    select count(distinct position)::int as count
    from (select position from (${eachOf(found, ofOne(all), raw` union all `)}) met limit ${most}) counted`.execute(
    sql,
  )
  return Math.min(rows[0]?.count ?? 0, MORE)
}

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Whether an entry is about somebody who matches the search. Evaluated for each entry, since so many people match. */
function isAboutAny(person: string, reader: string) {
  const meant = isMeant(person)
  const subject = raw`case when e.subject_id ~ ${raw.lit(UUID)} then e.subject_id::uuid end`
  const student = raw`select ${meant} from student_profiles s join accounts a on a.id = s.account_id where s.id =`
  return raw<boolean>`((select ${meant} from accounts a where a.id = e.actor_account_id)
    or (not ${hidesSubject(reader)} and (
      (${student} e.student_profile_id)
      or (select ${meant} from accounts a where a.id = ${subject})
      or (${student} ${subject})
      or (select ${meant} from coaches c join accounts a on a.id = c.account_id where c.id = ${subject})))
    or ${hasAddress(addressPattern(person))})`
}

/** The columns of an entry. */
export const COLUMNS = [
  'e.position',
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

/** Up to `limit` entries that match a filter, newest first, after `after` (excluded). */
export async function pageOfEntries(
  sql: Sql,
  { found, ...filter }: EntrySearch,
  after: number | undefined,
  limit: number,
): Promise<EntryRow[]> {
  const { person = '', reader } = filter
  const all = entries(sql, filter).$if(after !== undefined, (query) =>
    query.where('e.position', '<', after as number),
  )
  const page = !found
    ? all
    : found.all
      ? sql
          .selectFrom('audit_entries as e')
          .where(
            raw<boolean>`e.position = any(${await newestOf(sql, all, { ...found, reader }, after, limit)}::bigint[])`,
          )
      : all.where(isAboutAny(person, reader))
  return page
    .select([...COLUMNS, email.as('subject_email'), bulkAct.as('bulk_act')])
    .orderBy('e.position', 'desc')
    .limit(limit)
    .execute()
}

/** How many entries match a filter, up to MORE. */
export async function countEntries(sql: Sql, { found, ...filter }: EntrySearch): Promise<number> {
  const all = entries(sql, filter)
  if (!found) {
    // Like the page, this uses the index of positions; a period has an index of its own.
    const rows = all.select('e.position')
    return countUpTo(sql, filter.from || filter.to ? rows : rows.orderBy('e.position', 'desc'))
  }
  const { person = '', reader } = filter
  const some = await countOf(sql, all, { ...found, reader })
  // Some of the people found often have enough entries already.
  if (found.all || some === MORE) return some
  const { people, count } = await countTogether(sql, all, person, reader)
  if (people <= MAX_TOTAL || count === MORE) return count
  return countUpTo(sql, all.where(isAboutAny(person, reader)).select('e.position'))
}

/** How many entries are about the people or the address, up to MORE, and how many people there are. */
async function countTogether(sql: Sql, all: Entries, person: string, reader: string) {
  const address = addressPattern(person)
  const students = raw`found f join student_profiles s on s.account_id = f.id`
  const coaches = raw`found f join coaches c on c.account_id = f.id`
  const about = all
    .select('e.position')
    .where(
      raw<boolean>`(e.actor_account_id in (select id from found)
        or (not ${hidesSubject(reader)} and (
          e.student_profile_id in (select s.id from ${students})
          or e.subject_id in (select id::text from found union all select s.id::text from ${students}
            union all select c.id::text from ${coaches})))
        or ${hasAddress(address)})`,
    )
    .orderBy('e.position', 'desc')
    .limit(MORE)
  const { rows } = await raw<{ people: number; count: number }>`
    with found as materialized (
      select id from people_found(${person}, ${address}, ${MAX_TOTAL + 1}))
    select (select count(*) from found) as people, (select count(*) from (${about}) counted) as count`.execute(
    sql,
  )
  return rows[0] ?? { people: 0, count: 0 }
}

/** Every action in the audit, alphabetically: one index step per action, however many entries there are. */
export async function actionsHeld(sql: Sql): Promise<string[]> {
  const { rows } = await raw<{ action: string }>`
    with recursive held(action) as (
      select min(action) from audit_chain
      union all
      select (select min(e.action) from audit_chain e where e.action > held.action)
      from held where held.action is not null
    )
    select action from held where action is not null order by action`.execute(sql)
  return rows.map(({ action }) => action)
}

export interface NamedPerson {
  account_id: string
  student_id: string | null
  coach_id: string | null
  name: string
}

/** The people with one of these ids, of the account, the student's profile or the coach; none whose account is deleted. */
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
    .where(
      'a.id',
      'in',
      raw<string>`(
        select unnest(${ids}::uuid[])
        union select account_id from student_profiles where id = any(${ids}::uuid[])
        union select account_id from coaches where id = any(${ids}::uuid[]))`,
    )
    .where('a.erased_at', 'is', null)
    .execute()
}

export interface ActRow {
  subject_id: string | null
  action: string
  actor_role: Tables['audit_entries']['actor_role']
  actor_name: string | null
  at: Date
  /** Also '' if it was blanked. */
  reason: string
}

/** What was done to subjects of a type, newest first. */
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
      raw<string>`coalesce(e.reason, '')`.as('reason'),
    ])
    .where('e.subject_id', 'in', ids)
    .where('e.subject_type', '=', subjectType)
    .orderBy('e.position', 'desc')
    .execute()
}
