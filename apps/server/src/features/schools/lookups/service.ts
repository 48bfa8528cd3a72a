import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import {
  type ListedSchool,
  type listSchoolNames,
  MOST_FOUND,
  type searchSchools,
} from '@shinequo/contract/schools'
import type { AdminSchool, pageOfSchools } from '@shinequo/contract/schools/admin-schools'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { keyText, pageOf, placeOf } from '../../../plugins/page-cursor.ts'
import { presentSchool } from '../presenter.ts'
import {
  asListed,
  domainsOfSchools,
  lastChecks,
  type SavedSchoolRow,
  schoolsByValue,
  schoolsOfDomains,
  studentsOfSchools,
} from '../queries.ts'
import * as queries from './queries.ts'

/** Every school that can be chosen, in the order of a form. */
export async function listNames({
  database: { root },
}: Context): Promise<Outcome<ReplyOf<typeof listSchoolNames>>> {
  return ok(await listed(root, await queries.choosableSchools(root, '', null)))
}

/** Schools to choose from, or those with the given values; see the endpoint. */
export async function search(
  { database: { root } }: Context,
  { search: words = '', values }: QueryOf<typeof searchSchools>,
): Promise<Outcome<ReplyOf<typeof searchSchools>>> {
  if (values !== undefined) {
    const asked = values.split(',').slice(0, MOST_FOUND)
    const found = await findSchools(root, asked)
    const rows = [...found].map(([value, school]) => ({ ...school, value }))
    return ok({ schools: await withState(root, rows), more: false })
  }
  const rows = await queries.choosableSchools(root, words, MOST_FOUND + 1)
  return ok({ schools: await withState(root, rows.slice(0, MOST_FOUND)), more: rows.length > MOST_FOUND })
}

async function withState(sql: Sql, rows: readonly SavedSchoolRow[]) {
  const schools = await listed(sql, rows)
  return schools.map((school, at) => ({ ...school, open: rows[at]?.state === 'open' }))
}

async function listed(sql: Sql, rows: readonly SavedSchoolRow[]): Promise<ListedSchool[]> {
  const domains = await domainsOfSchools(
    sql,
    rows.map(({ value }) => value),
  )
  return rows.map(({ value, name }) => ({ value, name, domains: domains.get(value) ?? [] }))
}

/** Every school with its current values, by name. */
export async function listSchools({ database: { root } }: Context): Promise<Outcome<AdminSchool[]>> {
  return ok(await presentSchools(root, await queries.allSchools(root)))
}

const PAGE = 25
const placeKey = z.tuple([keyText, keyText])

/** A page of the schools that administrators search. */
export async function page(
  { database: { root } }: Context,
  { search: words = '', state: list, cursor }: QueryOf<typeof pageOfSchools>,
): Promise<Outcome<ReplyOf<typeof pageOfSchools>>> {
  const after = placeOf(cursor, placeKey)
  if (!after.ok) return after
  const wanted = { search: words, list }
  const rows = await queries.schoolsByName(root, wanted, after.value, PAGE + 1)
  const { shown, next } = pageOf(rows, PAGE, ({ sorted, value }) => [sorted, value])
  const total = await queries.countSchools(root, wanted)
  return ok({ schools: await presentSchools(root, shown), total, next })
}

/** One school as administrators see it; the one that it was joined to has its own. */
export async function oneSchool(
  { database: { root } }: Context,
  value: string,
): Promise<Outcome<AdminSchool>> {
  const row = (await findSchools(root, [value])).get(value)
  const [school] = row ? await presentSchools(root, [row]) : []
  return school ? ok(school) : refuse('not_found')
}

async function presentSchools(sql: Sql, rows: readonly SavedSchoolRow[]): Promise<AdminSchool[]> {
  const values = rows.map(({ value }) => value)
  const students = await studentsOfSchools(sql, values)
  const domains = await domainsOfSchools(sql, values)
  const urls = rows.map(({ wellness_url }) => wellness_url).filter((url) => url !== '')
  const checks = await lastChecks(sql, [...new Set(urls)])
  const into = await findSchools(
    sql,
    rows.flatMap(({ joined_to }) => joined_to ?? []),
  )
  return rows.map((row) => {
    const { value, wellness_url, joined_to } = row
    const counts = students.get(value) ?? { students: 0, proved: 0, unproved: 0 }
    const school = presentSchool(
      row,
      { domains: domains.get(value) ?? [], ...counts },
      checks.get(wellness_url),
    )
    const name = joined_to === null ? undefined : into.get(joined_to)?.name
    return { ...school, joined_to: joined_to === null ? null : { value: joined_to, name: name ?? joined_to } }
  })
}

/** The schools with these values, by value; a value that was joined to another school leads to that one. */
export async function findSchools(sql: Sql, values: readonly string[]): Promise<Map<string, SavedSchoolRow>> {
  const asked = [...new Set(values)]
  const saved = await schoolsByValue(sql, asked)
  const found = asked.map((value) => [value, saved.get(value) ?? asListed(value)] as const)
  return new Map(found.flatMap(([value, school]) => (school ? [[value, school] as const] : [])))
}

/** The school with a value, or the one that it was joined to; undefined for an unknown value. */
export async function findSchool(sql: Sql, value: string): Promise<SavedSchoolRow | undefined> {
  return (await findSchools(sql, [value])).get(value)
}

/** The names of the schools with these values, by value. Unknown values are left out. */
export async function namesOfSchools(sql: Sql, values: readonly string[]): Promise<Map<string, string>> {
  return new Map([...(await findSchools(sql, values))].map(([value, { name }]) => [value, name]))
}

/** The current value of each of these schools, by the value that was asked for. Unknown values are left out. */
export async function currentSchools(sql: Sql, values: readonly string[]): Promise<Map<string, string>> {
  return new Map([...(await findSchools(sql, values))].map(([asked, { value }]) => [asked, value]))
}

/** The name of a school, as administrators saved it; undefined for an unknown value. */
export async function nameOfSchool(sql: Sql, value: string): Promise<string | undefined> {
  return (await findSchool(sql, value))?.name
}

/** The school of a mail domain; undefined if it belongs to none. */
export async function schoolOfDomain(sql: Sql, domain: string): Promise<string | undefined> {
  return (await schoolsOfDomains(sql, [domain])).get(domain)
}

/** Whether a school with this value exists. */
export async function isSchool(sql: Sql, value: string): Promise<boolean> {
  return (await findSchool(sql, value)) !== undefined
}
