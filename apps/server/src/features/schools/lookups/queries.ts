import type { SchoolList } from '@shinequo/contract/schools/admin-schools'
import { sql as raw } from 'kysely'
import { containing, hasWords } from '../../../plugins/database/search-pattern.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { asListed, LISTED, type SavedSchoolRow } from '../queries.ts'

/** The institutions of the product document with their places in it, for those that have no row yet. */
const DOCUMENT = JSON.stringify(LISTED.map((value, place) => ({ ...asListed(value), place })))

/** Every school: saved ones, and those of the product document that nobody has changed yet. */
const everySchool = raw`(
  with document as (
    select * from jsonb_to_recordset(${DOCUMENT}::jsonb)
      as d (value text, name text, wellness_url text, place int)
  )
  select s.value, s.name, s.wellness_url, s.wall_on, s.version, s.state, s.joined_to, d.place
    from schools s left join document d on d.value = s.value
  union all
  select d.value, d.name, d.wellness_url, false, 0, 'open', null, d.place
    from document d where not exists (select from schools s where s.value = d.value)
)`

/** Schools whose name has every word of the search, or with a part of a mail domain. */
const isFound = (search: string) =>
  search === ''
    ? raw`true`
    : raw`(${hasWords(raw`folded(s.name)`, search)} or exists (
        select from school_domains m where m.school = s.value and m.domain ilike ${containing(search)}))`

/** How schools are sorted by name: alike on both engines. */
const sorted = raw`folded(s.name) collate "C"`

const isIn = (list: SchoolList | undefined) => {
  if (list === 'joined') return raw`s.joined_to is not null`
  const states = list === undefined ? ['open', 'closed'] : [list]
  return raw`s.joined_to is null and s.state = any(${states}::text[])`
}

/** The end of a page: the folded name and the value of its last school. */
export type SchoolPlace = readonly [name: string, value: string]

/** Up to `limit` schools of a list by name, with the key of each. */
export async function schoolsByName(
  sql: Sql,
  { search, list }: { search: string; list: SchoolList | undefined },
  after: SchoolPlace | undefined,
  limit: number,
): Promise<(SavedSchoolRow & { sorted: string })[]> {
  const { rows } = await raw<SavedSchoolRow & { sorted: string }>`
    select s.value, s.name, s.wellness_url, s.wall_on, s.version, s.state, s.joined_to, ${sorted} as sorted
    from ${everySchool} s
    where ${isIn(list)} and ${isFound(search)}
      and ${after ? raw`(${sorted}, s.value collate "C") > (${after[0]}, ${after[1]})` : raw`true`}
    order by ${sorted}, s.value collate "C"
    limit ${limit}`.execute(sql)
  return rows
}

/** How many schools of a list are found. */
export async function countSchools(
  sql: Sql,
  { search, list }: { search: string; list: SchoolList | undefined },
): Promise<number> {
  const { rows } = await raw<{ schools: number }>`
    select count(*)::int as schools from ${everySchool} s where ${isIn(list)} and ${isFound(search)}`.execute(
    sql,
  )
  return rows[0]?.schools ?? 0
}

/** Up to `limit` schools that can be chosen: those of the product document in its order, then added ones by name. */
export async function choosableSchools(
  sql: Sql,
  search: string,
  limit: number | null,
): Promise<SavedSchoolRow[]> {
  const { rows } = await raw<SavedSchoolRow>`
    select s.value, s.name, s.wellness_url, s.wall_on, s.version, s.state, s.joined_to
    from ${everySchool} s
    where ${isIn('open')} and ${isFound(search)}
    order by s.place nulls last, ${sorted}, s.value collate "C"
    limit ${limit}`.execute(sql)
  return rows
}

/** Every school that was not joined to another, by name. */
export async function allSchools(sql: Sql): Promise<SavedSchoolRow[]> {
  const { rows } = await raw<SavedSchoolRow>`
    select s.value, s.name, s.wellness_url, s.wall_on, s.version, s.state, s.joined_to
    from ${everySchool} s where s.joined_to is null
    order by ${sorted}, s.value collate "C"`.execute(sql)
  return rows
}

/** The school with this name, ignoring case; a former name of a joined school counts, too. */
export async function schoolNamed(sql: Sql, name: string): Promise<string | undefined> {
  const { rows } = await raw<{ value: string }>`
    select s.value from ${everySchool} s where lower(s.name) = lower(${name}) limit 1`.execute(sql)
  return rows[0]?.value
}

/** The values that are taken among those that begin like this. */
export async function valuesLike(sql: Sql, start: string): Promise<Set<string>> {
  const { rows } = await raw<{ value: string }>`
    select s.value from ${everySchool} s where starts_with(s.value, ${start})`.execute(sql)
  return new Set(rows.map(({ value }) => value))
}
