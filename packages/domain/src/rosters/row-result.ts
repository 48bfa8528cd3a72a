import type { RosterPerson, RosterResult } from '@shinequo/contract/rosters'
import { SCHOOLS } from '@shinequo/contract/schools'
import type { ReadRow } from './roster-row.ts'

/** What is known about the addresses in a roster; all in lower case. */
export interface KnownAddresses {
  readonly accounts: ReadonlySet<string>
  /** Addresses with an invitation that is neither accepted nor revoked. */
  readonly invited: ReadonlySet<string>
}

/** The result of a row. `twin` is the number of the earlier row with the same address. */
export interface RowResult {
  readonly result: RosterResult
  readonly twin: number | null
  /** The person of the row. For a new person or one with an account, a known school is replaced by its value. */
  readonly person: RosterPerson | null
}

/** Finds a school's value by its value or name, ignoring case and punctuation. */
export type FindSchool = (written: string) => string | undefined

/** Finds the listed schools and those in `more` (with their value and name). */
export function schoolFinder(more: readonly { readonly value: string; readonly name: string }[]): FindSchool {
  const known = new Map<string, string>()
  const listed = Object.entries(SCHOOLS).map(([value, { name }]) => ({ value, name }))
  for (const { value, name } of [...listed, ...more]) {
    known.set(bareName(value), value)
    known.set(bareName(name), value)
  }
  return (written) => known.get(bareName(written))
}

const bareName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The results of a roster's rows, in order. Each row has the number that people know it by. */
export function rowResults(
  rows: readonly (ReadRow & { readonly number: number })[],
  known: KnownAddresses,
  findSchool: FindSchool,
): RowResult[] {
  const first = new Map<string, number>()
  return rows.map(({ person, number }) => {
    if (person === null) return { result: 'not_valid', twin: null, person }
    const twin = first.get(person.email)
    if (twin !== undefined) return { result: 'twice', twin, person }
    first.set(person.email, number)
    const school = findSchool(person.school)
    const named = { ...person, school: school ?? person.school }
    if (known.accounts.has(person.email)) return { result: 'has_account', twin: null, person: named }
    if (known.invited.has(person.email)) return { result: 'already_invited', twin: null, person }
    if (school !== undefined) return { result: 'new', twin: null, person: named }
    // Coaches have no school, and students may enter theirs later.
    const unknown = person.school !== '' && person.role === 'student'
    return { result: unknown ? 'unknown_school' : 'new', twin: null, person }
  })
}
