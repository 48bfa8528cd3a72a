import { SCHOOLS } from '@shinequo/contract/schools'
import type { SchoolState } from '@shinequo/contract/schools/admin-schools'
import { sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../plugins/database/tables.ts'

/** The school of a student with its saved values, null if nothing was saved; undefined if the profile is gone. */
export async function schoolOfStudent(sql: Sql, studentProfileId: string) {
  return sql
    .selectFrom('student_profiles as s')
    .leftJoin('schools as o', 'o.value', 's.school')
    .select(['s.school', 'o.name', 'o.wellness_url'])
    .where('s.id', '=', studentProfileId)
    .executeTakeFirst()
}

/** The result of the last check of a link. */
export interface FoundRow {
  found: NonNullable<Tables['link_checks']['found']>
  checked_at: Date
}

/** The last finished check of a link; undefined when there is none. */
export async function lastCheck(sql: Sql, url: string): Promise<FoundRow | undefined> {
  return (await lastChecks(sql, [url])).get(url)
}

/**
 * Claims the next check of a link: returns true for one of many concurrent callers. It can be claimed when the last
 * check is missing or not newer than `checkedUntil`, and nobody has claimed it after `askedUntil`.
 */
export async function claimCheck(
  trx: Trx,
  url: string,
  now: Date,
  { checkedUntil, askedUntil }: { checkedUntil: Date; askedUntil: Date },
): Promise<boolean> {
  const { rows } = await raw`
    insert into link_checks (url, asked_at) values (${url}, ${now})
    on conflict (url) do update set asked_at = excluded.asked_at
      where (link_checks.checked_at is null or link_checks.checked_at <= ${checkedUntil})
        and link_checks.asked_at <= ${askedUntil}
    returning url`.execute(trx)
  return rows.length > 0
}

/** Stores the result of a check, replacing the former one. */
export async function storeCheck(sql: Sql, url: string, { found, checked_at }: FoundRow): Promise<void> {
  await sql
    .insertInto('link_checks')
    .values({ url, found, checked_at, asked_at: checked_at })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ found, checked_at }))
    .execute()
}

/** What administrators saved for an institution. */
export interface SavedSchoolRow {
  value: string
  name: string
  wellness_url: string
  wall_on: boolean
  version: number
  state: SchoolState
  joined_to: string | null
}

const SAVED = ['value', 'name', 'wellness_url', 'wall_on', 'version', 'state', 'joined_to'] as const

/** The institutions of the product document, in its order. */
export const LISTED = Object.keys(SCHOOLS)

/** A listed institution that nobody has changed yet, in the form of a saved one; undefined for any other value. */
export function asListed(value: string): SavedSchoolRow | undefined {
  if (!Object.hasOwn(SCHOOLS, value)) return undefined
  const { name, wellness } = SCHOOLS[value as keyof typeof SCHOOLS]
  return { value, name, wellness_url: wellness, wall_on: false, version: 0, state: 'open', joined_to: null }
}

/**
 * The saved schools with these values, by value. A value of a school that was joined to another leads to that other
 * one.
 */
export async function schoolsByValue(
  sql: Sql,
  values: readonly string[],
): Promise<Map<string, SavedSchoolRow>> {
  if (values.length === 0) return new Map()
  const rows = await sql
    .selectFrom('schools as s')
    .innerJoin('schools as t', (join) => join.on('t.value', '=', raw<string>`coalesce(s.joined_to, s.value)`))
    .select(['s.value as asked', ...SAVED.map((column) => `t.${column}` as const)])
    .where(raw<boolean>`s.value = any(${values}::text[])`)
    .execute()
  return new Map(rows.map(({ asked, ...school }) => [asked, school]))
}

/** Locks the saved values of an institution until the transaction ends; undefined if there are none yet. */
export async function lockSchool(trx: Trx, value: string): Promise<SavedSchoolRow | undefined> {
  return trx
    .selectFrom('schools')
    .select(SAVED)
    .where('value', '=', value)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Stores the first saved values of an institution; returns false if somebody else was faster. */
export async function insertSchool(trx: Trx, row: SavedSchoolRow, now: Date): Promise<boolean> {
  const stored = await trx
    .insertInto('schools')
    .values({ ...row, updated_at: now })
    .onConflict((conflict) => conflict.column('value').doNothing())
    .returning('value')
    .executeTakeFirst()
  return stored !== undefined
}

/** Replaces the saved values of an institution. */
export async function updateSchool(trx: Trx, { value, ...row }: SavedSchoolRow, now: Date): Promise<void> {
  await trx
    .updateTable('schools')
    .set({ ...row, updated_at: now })
    .where('value', '=', value)
    .execute()
}

/** Opens, closes or hides a school. */
export async function setState(
  trx: Trx,
  value: string,
  state: SavedSchoolRow['state'],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('schools')
    .set({ state, updated_at: now, version: raw<number>`version + 1` })
    .where('value', '=', value)
    .execute()
}

/** The mail domains of these schools, sorted, by school. */
export async function domainsOfSchools(sql: Sql, schools: readonly string[]): Promise<Map<string, string[]>> {
  if (schools.length === 0) return new Map()
  const rows = await sql
    .selectFrom('school_domains')
    .selectAll()
    .where(raw<boolean>`school = any(${schools}::text[])`)
    .orderBy('domain')
    .execute()
  const bySchool = Map.groupBy(rows, ({ school }) => school)
  return new Map([...bySchool].map(([school, own]) => [school, own.map(({ domain }) => domain)]))
}

/** The schools of those of these mail domains that belong to one. */
export async function schoolsOfDomains(sql: Sql, domains: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql
    .selectFrom('school_domains')
    .selectAll()
    .where(raw<boolean>`domain = any(${domains}::text[])`)
    .execute()
  return new Map(rows.map(({ domain, school }) => [domain, school]))
}

/** Sets the mail domains of a school; returns those that belong to another school, and then changes nothing. */
export async function setDomains(trx: Trx, school: string, domains: readonly string[]): Promise<string[]> {
  const { rows } = await raw<{ domain: string }>`
    insert into school_domains (domain, school) select unnest(${domains}::text[]), ${school}
    on conflict (domain) do update set domain = excluded.domain where school_domains.school = excluded.school
    returning domain`.execute(trx)
  const own = new Set(rows.map(({ domain }) => domain))
  const taken = domains.filter((domain) => !own.has(domain))
  if (taken.length > 0) return taken
  await trx
    .deleteFrom('school_domains')
    .where('school', '=', school)
    .where(raw<boolean>`domain <> all(${domains}::text[])`)
    .execute()
  return []
}

/** How many students name a school, how many have proved it, and how many of the first have proved none. */
export interface SchoolCounts {
  students: number
  proved: number
  unproved: number
}

/** The counts of those of these schools that a student names or has proved, by school. */
export async function studentsOfSchools(
  sql: Sql,
  schools: readonly string[],
): Promise<Map<string, SchoolCounts>> {
  if (schools.length === 0) return new Map()
  const { rows } = await raw<SchoolCounts & { school: string }>`
    select school, sum(students)::int as students, sum(proved)::int as proved, sum(unproved)::int as unproved
    from (
      select school, count(*) as students, 0 as proved, count(*) filter (where proved_school is null) as unproved
        from student_profiles where school = any(${schools}::text[]) group by school
      union all
      select proved_school, 0, count(*), 0
        from student_profiles where proved_school = any(${schools}::text[]) group by proved_school
    ) counted
    group by school`.execute(sql)
  return new Map(rows.map(({ school, ...counts }) => [school, counts]))
}

/** The last finished checks of these links, by link. */
export async function lastChecks(sql: Sql, urls: readonly string[]): Promise<Map<string, FoundRow>> {
  if (urls.length === 0) return new Map()
  const rows = await sql
    .selectFrom('link_checks')
    .select(['url', 'found', 'checked_at'])
    .where('url', 'in', urls)
    .where('checked_at', 'is not', null)
    .$narrowType<FoundRow>()
    .execute()
  return new Map(rows.map(({ url, found, checked_at }) => [url, { found, checked_at }]))
}
