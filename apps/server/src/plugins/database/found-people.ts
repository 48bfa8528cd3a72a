import { sql as raw } from 'kysely'
import { type PersonPatterns, personPatterns } from './search-pattern.ts'
import type { Sql } from './tables.ts'

/** The name of the account `a` as searched and indexed: a space before each of its words. */
const name = raw<string>`' ' || a.first_name || ' ' || a.last_name`

/** Whether the account `a` matches these patterns. For rows that are read anyway: it uses no index. */
export const isMeant = (patterns: PersonPatterns) =>
  raw<boolean>`(${name} ilike ${patterns.name} or a.email ilike ${patterns.email})`

/** The most people who are looked up individually. With more, a list is read in order and each row is tested. */
export const MAX_FOUND = 3000
/** How many are looked up if there are more than that. These often suffice for the maximum count. */
const SOME = 1000
/** With more people than this, a list read in order probably contains some of them early. */
export const MANY_PEOPLE = 200
/** How many entries of a list are then read before each person is looked up after all. */
export const READ_ON = 50_000
/**
 * The most people who are all fetched to count entries of a list. With more, reading in order soon finds enough
 * entries.
 */
export const MAX_TOTAL = 20_000

/** Ids of the people who match a search. */
export interface FoundPeople {
  readonly accounts: readonly string[]
  readonly students: readonly string[]
  readonly coaches: readonly string[]
  /** Whether these are all of them. If not, they are some, in no particular order. */
  readonly all: boolean
}

/** Finds the people whose name or address matches a search, which must not be '', with an index. */
export async function foundPeople(sql: Sql, search: string): Promise<FoundPeople> {
  const patterns = personPatterns(search)
  const { rows } = await raw<{ account: string; student: string | null; coach: string | null }>`
    select a.id as account, s.id as student, c.id as coach
    from found_people(${patterns.name}, ${patterns.email}, ${MAX_FOUND + 1}) a
      left join student_profiles s on s.account_id = a.id
      left join coaches c on c.account_id = a.id`.execute(sql)
  const all = rows.length <= MAX_FOUND
  const found = all ? rows : rows.slice(0, SOME)
  return {
    accounts: found.map(({ account }) => account),
    students: found.flatMap(({ student }) => student ?? []),
    coaches: found.flatMap(({ coach }) => coach ?? []),
    all,
  }
}
