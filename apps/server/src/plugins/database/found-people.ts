import { sql as raw } from 'kysely'
import { addressPattern, hasWords } from './search-pattern.ts'
import type { Sql } from './tables.ts'

/**
 * Whether the name of the account `a` has every word of the search, or its address matches. For rows that are read
 * anyway: it uses no index.
 */
export const isMeant = (search: string) =>
  raw<boolean>`(${isNamed(search)} or a.email ilike ${addressPattern(search)})`

/** Like `isMeant`, by name only. */
export const isNamed = (search: string) => hasWords(raw`a.folded_name`, search)

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
  const { rows } = await raw<{ account: string; student: string | null; coach: string | null }>`
    select a.id as account, s.id as student, c.id as coach
    from people_found(${search}, ${addressPattern(search)}, ${MAX_FOUND + 1}) a
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
