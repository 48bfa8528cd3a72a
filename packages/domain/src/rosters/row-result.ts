import type { RosterPerson, RosterResult } from '@shinequo/contract/rosters'
import type { ReadRow } from './roster-row.ts'
import type { SchoolNames } from './school-names.ts'

/** The results of rows to invite. */
export const TO_INVITE = ['new', 'unknown_school'] as const satisfies readonly RosterResult[]
/** The results of rows that invite nobody. */
export const REFUSED = [
  'has_account',
  'already_invited',
  'twice',
  'not_valid',
] as const satisfies readonly RosterResult[]

/** How many rows are still to be invited. Results without rows may be absent. */
export function leftToInvite(counts: Readonly<Partial<Record<RosterResult, number>>>): number {
  return TO_INVITE.reduce((sum, result) => sum + (counts[result] ?? 0), 0)
}

/** What is known about the addresses in a roster; all in lower case. */
export interface KnownAddresses {
  readonly accounts: ReadonlySet<string>
  /** Addresses with an invitation that is neither accepted nor revoked. */
  readonly invited: ReadonlySet<string>
}

/** The result of a row. `twin` is the number of the row with the same address that counts. */
export interface RowResult {
  readonly result: RosterResult
  readonly twin: number | null
  /** The person of the row. For a new person or one with an account, a known school is replaced by its value. */
  readonly person: RosterPerson | null
  /** The value of the school that an unknown one probably is; '' if there is none. */
  readonly suggestedSchool: string
}

type NumberedRow = ReadRow & { readonly number: number }

/** The results of a roster's rows, in order. Each row has the number that people know it by. */
export function rowResults(
  rows: readonly NumberedRow[],
  known: KnownAddresses,
  { find, suggest }: SchoolNames,
): RowResult[] {
  const counting = rowsThatCount(rows, find)
  return rows.map((row): RowResult => {
    const { person } = row
    const none = { twin: null, person, suggestedSchool: '' }
    if (person === null) return { ...none, result: 'not_valid' }
    const counts = counting.get(person.email)
    if (counts && counts !== row) return { ...none, result: 'twice', twin: counts.number }
    const school = find(person.school)
    const named = { ...none, person: { ...person, school: school ?? person.school } }
    if (known.accounts.has(person.email)) return { ...named, result: 'has_account' }
    if (known.invited.has(person.email)) return { ...none, result: 'already_invited' }
    // Coaches have no school, and students may enter theirs later.
    if (school !== undefined || person.school === '' || person.role !== 'student') {
      return { ...named, result: 'new' }
    }
    return { ...none, result: 'unknown_school', suggestedSchool: suggest(person.school) ?? '' }
  })
}

/** Of several rows with an address, the first one counts, or the first with a known school if that one has none. */
function rowsThatCount(rows: readonly NumberedRow[], find: SchoolNames['find']): Map<string, NumberedRow> {
  const counting = new Map<string, NumberedRow>()
  for (const row of rows) {
    if (row.person === null) continue
    const before = counting.get(row.person.email)?.person
    const isBetter =
      !before ||
      (before.role === row.person.role &&
        find(before.school) === undefined &&
        find(row.person.school) !== undefined)
    if (isBetter) counting.set(row.person.email, row)
  }
  return counting
}
