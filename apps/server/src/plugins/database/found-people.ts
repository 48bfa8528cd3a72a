import { sql as raw } from 'kysely'
import { type PersonPatterns, personPatterns } from './search-pattern.ts'
import type { Sql } from './tables.ts'

/** The name of the account `a` as it is searched and indexed: each of its words follows a space. */
const name = raw<string>`' ' || a.first_name || ' ' || a.last_name`

/** Whether the account `a` is meant by these patterns. For accounts that are met anyway: it uses no index. */
export const isMeant = (patterns: PersonPatterns) =>
  raw<boolean>`(${name} ilike ${patterns.name} or a.email ilike ${patterns.email})`

/** As `isMeant`, by the name alone. */
export const isNamed = (patterns: PersonPatterns) => raw<boolean>`(${name} ilike ${patterns.name})`

/** Most that are looked up one by one; above it, a list is read in its order and each row tried. */
export const MOST_FOUND = 3000
/** How many are looked up of more than that, since some often are as many as are counted. */
const SOME = 1000
/** Above as many people, some of them are probably met soon by whoever reads a list in its order. */
export const MANY_PEOPLE = 200
/** So many entries of a list are read then, before each person is looked up after all. */
export const READ_ON = 50_000
/** Most of whom all are known while entries of a list are counted; of more, enough entries are soon met. */
export const MOST_TOGETHER = 20_000

/** Ids of people whom a search means. */
export interface FoundPeople {
  readonly accounts: readonly string[]
  readonly students: readonly string[]
  readonly coaches: readonly string[]
  /** Whether these are all; else some of them, of no order. */
  readonly all: boolean
}

/** Whom a search means that is not '', by an index: by name and address, or by the name alone. */
export async function foundPeople(
  sql: Sql,
  search: string,
  by: 'name and address' | 'name',
): Promise<FoundPeople> {
  const patterns = personPatterns(search)
  const email = by === 'name' ? null : patterns.email
  const { rows } = await raw<{ account: string; student: string | null; coach: string | null }>`
    select a.id as account, s.id as student, c.id as coach
    from found_people(${patterns.name}, ${email}, ${MOST_FOUND + 1}) a
      left join student_profiles s on s.account_id = a.id
      left join coaches c on c.account_id = a.id`.execute(sql)
  const all = rows.length <= MOST_FOUND
  const found = all ? rows : rows.slice(0, SOME)
  return {
    accounts: found.map(({ account }) => account),
    students: found.flatMap(({ student }) => student ?? []),
    coaches: found.flatMap(({ coach }) => coach ?? []),
    all,
  }
}
