import type { Role } from '@shinequo/contract/accounts'
import {
  type NextSession,
  type PeopleSort,
  type SortOrder,
  STUDENT_STAGES,
  type StudentStage,
} from '@shinequo/contract/people'
import { type RawBuilder, sql as raw, type Selectable } from 'kysely'
import { countUpTo, MORE } from '../../plugins/database/capped-count.ts'
import { isMeant } from '../../plugins/database/found-people.ts'
import { coachesWithAccounts } from '../../plugins/database/pairs.ts'
import { addressPattern } from '../../plugins/database/search-pattern.ts'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** As far as the database can tell: `unapproved` includes coaches who are joining and those who wait for approval. */
export type AccountStatus = 'active' | 'unapproved' | 'suspended'

const STATUS_CONDITIONS = {
  active: raw<boolean>`(a.suspended_at is null and (c.id is null or c.approved_at is not null))`,
  unapproved: raw<boolean>`(a.suspended_at is null and c.id is not null and c.approved_at is null)`,
  suspended: raw<boolean>`(a.suspended_at is not null)`,
}

/** The conditions of a list of people; those of students are left out if nothing is asked of students. */
export interface PeopleFilter {
  readonly search: string
  readonly role: Role | undefined
  readonly students?: StudentFilter | undefined
}

/** Conditions on where a student stands. */
export interface StudentFilter {
  readonly stage?: StudentStage | undefined
  readonly school?: string | undefined
  readonly coach?: string | undefined
  readonly next?: NextSession | undefined
  /** No session since then; null: never had one. */
  readonly silentSince?: Date | null | undefined
}

/** Whether the student `t` fits. Also leaves out everybody who is no student. */
function fits({ stage, school, coach, next, silentSince }: StudentFilter): RawBuilder<boolean> {
  const conditions = [raw`t.account_id is not null`]
  if (stage !== undefined) conditions.push(raw`t.stage = ${STUDENT_STAGES.indexOf(stage)}`)
  if (school !== undefined) conditions.push(raw`t.school = ${school}`)
  if (coach !== undefined) conditions.push(raw`t.coach_id = ${coach}::uuid`)
  if (next === 'none') conditions.push(raw`t.next_at = 'infinity'`)
  if (next === 'booked') conditions.push(raw`t.next_at < 'infinity'`)
  if (silentSince === null) conditions.push(raw`t.last_at = '-infinity'`)
  if (silentSince) conditions.push(raw`t.last_at <= ${silentSince}`)
  return raw<boolean>`(${raw.join(conditions, raw` and `)})`
}

type KeyType = 'text' | 'smallint' | 'timestamptz'

/** What each order sorts by, and of which type it is. Ids of students come from `t`, so that an index has both. */
const SORTS: Readonly<
  Record<PeopleSort, { key: RawBuilder<unknown>; id: RawBuilder<unknown>; type: KeyType }>
> = {
  name: { key: raw`a.folded_name`, id: raw`a.id`, type: 'text' },
  joined: { key: raw`a.created_at`, id: raw`a.id`, type: 'timestamptz' },
  stage: { key: raw`t.stage`, id: raw`t.account_id`, type: 'smallint' },
  school: { key: raw`t.school_name`, id: raw`t.account_id`, type: 'text' },
  coach: { key: raw`t.coach_name`, id: raw`t.account_id`, type: 'text' },
  last: { key: raw`t.last_at`, id: raw`t.account_id`, type: 'timestamptz' },
  next: { key: raw`t.next_at`, id: raw`t.account_id`, type: 'timestamptz' },
}

/** What an order sorts by, and whether it sorts students alone. */
export const keyTypeOf = (sort: PeopleSort) => SORTS[sort].type
export const isOfStudents = (sort: PeopleSort) => sort !== 'name' && sort !== 'joined'

type Account = Selectable<Tables['accounts']>

const EVERYBODY = raw<Account>`accounts`

/** Up to `most` people that the index finds, in no order. */
function found(search: string, most: number) {
  return raw<Account>`people_found(${search}, ${addressPattern(search)}, ${most}::int)`
}

/** The people that match a filter, among these accounts. */
function people(sql: Sql, { search, role, students }: PeopleFilter, among = EVERYBODY) {
  return sql
    .selectFrom(among.as('a'))
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .leftJoin('student_standings as t', 't.account_id', 'a.id')
    .where('a.erased_at', 'is', null)
    .$if(students !== undefined, (query) => query.where(fits(students as StudentFilter)))
    .$if(search !== '', (query) => query.where(isMeant(search)))
    .$if(role !== undefined, (query) => query.where('a.role', '=', role as Role))
}

/** The requested address of a person; all null if none waits. */
export interface RequestedAddress {
  requested_email: string | null
  requested_at: Date | null
  link_until: Date | null
}

const REQUESTED = ['r.email as requested_email', 'r.requested_at', 'r.expires_at as link_until'] as const

export type PersonRow = Awaited<ReturnType<typeof pageRows>>[number]

/** The sort key of people: what they are sorted by, id. */
export type PersonKey = readonly [string, string]

export interface PeopleOrder {
  readonly sort: PeopleSort
  readonly order: SortOrder
}
const BY_NAME: PeopleOrder = { sort: 'name', order: 'asc' }

interface PeoplePage {
  /** By name, unless another order is asked for. */
  readonly by?: PeopleOrder | undefined
  readonly standing?: AccountStatus | undefined
  /** Excluded. */
  readonly after?: PersonKey | undefined
  readonly limit?: number | undefined
}

function onPage(sql: Sql, filter: PeopleFilter, page: PeoplePage, among = EVERYBODY) {
  const { standing, after, limit, by = BY_NAME } = page
  const { key, id, type } = SORTS[by.sort]
  const than = raw.raw(by.order === 'asc' ? '>' : '<')
  return people(sql, filter, among)
    .$if(standing !== undefined, (query) => query.where(STATUS_CONDITIONS[standing as AccountStatus]))
    .$if(after !== undefined, (query) =>
      query.where(
        raw<boolean>`(${key}, ${id}) ${than} (${after?.[0]}::${raw.raw(type)}, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy(raw`${key}`, by.order)
    .orderBy(raw`${id}`, by.order)
    .$if(limit !== undefined, (query) => query.limit(limit as number))
}

function pageRows(query: ReturnType<typeof onPage>, { sort } = BY_NAME) {
  const { key, type } = SORTS[sort]
  return query
    .leftJoin('coaches as tc', 'tc.id', 't.coach_id')
    .leftJoin('accounts as ta', 'ta.id', 'tc.account_id')
    .leftJoin('schools as o', 'o.value', 't.school')
    .select(
      (type === 'timestamptz' ? raw<string>`to_json(${key}) #>> '{}'` : raw<string>`${key}::text`).as(
        'sort_key',
      ),
    )
    .select(['t.stage', 't.school', 't.coach_id', 'o.name as school_name'])
    .select([
      raw<string | null>`ta.first_name || ' ' || ta.last_name`.as('coach_name'),
      raw<Date | null>`nullif(t.last_at, '-infinity')`.as('last_session'),
      raw<Date | null>`nullif(t.next_at, 'infinity')`.as('next_session'),
    ])
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('address_requests as r', 'r.account_id', 'a.id')
    .select(REQUESTED)
    .select((eb) => [
      'a.id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.role',
      'a.created_at',
      'a.suspended_at',
      'a.deletion_due_at',
      'a.email_refused_at',
      eb.fn.coalesce('s.picture_key', 'c.picture_key').as('picture_key'),
    ])
    .execute()
}

/** People by name, all or one page. */
export async function listPeople(sql: Sql, filter: PeopleFilter, page: PeoplePage): Promise<PersonRow[]> {
  return pageRows(onPage(sql, filter, page), page.by)
}

/** How many people, next by name, are tried before all matches of the index are gathered. */
const NEAR = 5000
const ALL = 2 ** 31 - 1

/** Like `listPeople` for a page, but uses the search index if needed. */
export async function searchPeople(
  sql: Sql,
  filter: PeopleFilter,
  page: PeoplePage & { readonly limit: number },
  isRare: boolean,
): Promise<PersonRow[]> {
  const { search } = filter
  if (search === '') return listPeople(sql, filter, page)
  const narrowed = { ...filter, search: '' }
  if (!isRare) {
    // If many people match, the page usually fills quickly. The exception is when their first names are late in the
    // alphabet.
    const near = onPage(sql, narrowed, { ...page, limit: NEAR }).selectAll('a')
    const rows = await pageRows(onPage(sql, filter, page, raw<Account>`(${near})`), page.by)
    if (rows.length === page.limit) return rows
  }
  return pageRows(onPage(sql, narrowed, page, found(search, ALL)), page.by)
}

export interface PeopleCounts {
  readonly active: number
  readonly suspended: number
  /** Whether a search finds few people, of any role. */
  readonly isRare: boolean
}

/** The order of an index that has those together who fit one of the conditions. */
function indexOf({ stage, school, coach, next, silentSince }: StudentFilter): RawBuilder<unknown> {
  const of = (column: string) => raw`${raw.ref(`t.${column}`)}, t.account_id`
  if (coach !== undefined) return raw`t.coach_id`
  if (school !== undefined) return of('school')
  if (next === 'booked') return of('next_at')
  if (stage !== undefined) return of('stage')
  if (silentSince !== undefined) return of('last_at')
  return of('next_at')
}

/** The most people that counting gathers. If there are more, usually enough of them have the most common standing. */
const MAX_MATCHED = 2 * MORE

/** How many people have each standing, up to MORE. */
export async function countPeople(sql: Sql, filter: PeopleFilter): Promise<PeopleCounts> {
  const some = filter.search === '' ? undefined : await gather(sql, filter)
  const count = async (standing: 'active' | 'suspended') => {
    if (some && (some.isRare || some[standing] >= MORE)) return Math.min(some[standing], MORE)
    // In the order of an index, so that the database reads it and not the table.
    const query =
      standing === 'active' && filter.students
        ? people(sql, filter).where(STATUS_CONDITIONS.active).orderBy(indexOf(filter.students))
        : onPage(sql, filter, { standing })
    return countUpTo(sql, query.select('a.id'))
  }
  return { active: await count('active'), suspended: await count('suspended'), isRare: some?.isRare === true }
}

/** How many of the people that the index finds have each standing. Gathers MOST_GATHERED at most. */
async function gather(sql: Sql, { search, role, students }: PeopleFilter) {
  const wanted = raw`(${role === undefined ? raw`true` : raw`a.role = ${role}`}
    and ${students ? fits(students) : raw`true`})`
  const { sum, ...counts } = await people(sql, { search: '', role: undefined }, found(search, MAX_MATCHED))
    .select([
      raw<number>`count(*)`.as('sum'),
      raw<number>`count(*) filter (where ${wanted} and ${STATUS_CONDITIONS.active})`.as('active'),
      raw<number>`count(*) filter (where ${wanted} and ${STATUS_CONDITIONS.suspended})`.as('suspended'),
    ])
    .executeTakeFirstOrThrow()
  return { ...counts, isRare: sum < MAX_MATCHED }
}

/** The person that an act is about; undefined for an unknown account. */
export async function personToAct(
  trx: Trx,
  accountId: string,
): Promise<{ id: string; role: Role; student_id: string | null; coach_id: string | null } | undefined> {
  return trx
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select(['a.id', 'a.role', 's.id as student_id', 'c.id as coach_id'])
    .where('a.id', '=', accountId)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst()
}

export type StudentRow = NonNullable<Awaited<ReturnType<typeof studentOfAccount>>>

/** The student with this account; undefined for anybody else. */
export async function studentOfAccount(sql: Sql, accountId: string) {
  return sql
    .selectFrom('accounts as a')
    .innerJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('address_requests as r', 'r.account_id', 'a.id')
    .select(REQUESTED)
    .select([
      'a.id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.preferred_name',
      'a.created_at',
      'a.suspended_at',
      'a.deletion_due_at',
      'a.email_refused_at',
      's.id as profile_id',
    ])
    .select(['s.school', 's.is_completed', 's.picture_key', 's.proved_school', 's.proved_by', 's.proved_at'])
    .select('s.matching_held')
    .where('a.id', '=', accountId)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst()
}

const coachName = raw<string>`ca.first_name || ' ' || ca.last_name`

export type StudentMatchRow = Awaited<ReturnType<typeof matchesOf>>[number]

/** The matches of a student with the coaches' names, newest first. */
export async function matchesOf(sql: Sql, studentProfileId: string) {
  return coachesWithAccounts(sql)
    .innerJoin('match_requests as m', 'm.coach_id', 'c.id')
    .select(['m.id', coachName.as('coach'), 'm.status', 'm.created_at'])
    .where('m.student_profile_id', '=', studentProfileId)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id')
    .execute()
}

export type StudentSessionRow = Awaited<ReturnType<typeof sessionsOf>>[number]

/** The sessions of a student with the coaches' names, latest start first. */
export async function sessionsOf(sql: Sql, studentProfileId: string) {
  return coachesWithAccounts(sql)
    .innerJoin('bookings as b', 'b.coach_id', 'c.id')
    .select(['b.id', coachName.as('coach'), 'b.starts_at', 'b.ends_at', 'b.status'])
    .where('b.student_profile_id', '=', studentProfileId)
    .orderBy('b.starts_at', 'desc')
    .orderBy('b.id')
    .execute()
}
