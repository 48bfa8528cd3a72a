import { type RosterPerson, rosterPerson } from '@shinequo/contract/rosters'
import { rule } from '@shinequo/contract/rules'

type Column = keyof RosterPerson

/** The names that a column may have, letters and digits only. The first is the one we show to people. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'studentemail', 'schoolemail', 'emailid'],
  first_name: ['firstname', 'first', 'givenname', 'forename', 'given', 'fname'],
  last_name: ['lastname', 'last', 'surname', 'familyname', 'family', 'lname'],
  school: ['school', 'schoolname', 'college', 'collegename', 'university', 'institution', 'campus'],
  role: ['role', 'type', 'persontype', 'usertype'],
  state: ['state', 'statename', 'province', 'region'],
  city: ['city', 'cityname', 'town'],
}
const COLUMNS = Object.keys(NAMES) as Column[]
const REQUIRED = ['email'] as const

/** The index of each column in a row; columns missing from the file are absent. */
export type RosterColumns = Readonly<Partial<Record<Column, number>>>

/** Why a header is refused. `first` and `second` are column numbers, from 1. */
export type ColumnsFault =
  | { readonly code: 'twice'; readonly column: Column; readonly first: number; readonly second: number }
  | { readonly code: 'missing'; readonly required: readonly Column[]; readonly missing: readonly Column[] }

/** Where a spreadsheet starts to read a formula. A real address hardly ever begins like this. */
const FORMULA = /^[=+\-@＝＋－＠]/

const bare = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds the columns by the names in the header, ignoring case, spaces, punctuation and order. Ignores unknown columns.
 * Returns what is wrong if a required column is missing or a column appears twice.
 */
export function rosterColumns(
  header: readonly string[],
): { readonly columns: RosterColumns } | { readonly wrong: ColumnsFault } {
  const columns: Partial<Record<Column, number>> = {}
  for (const [at, cell] of header.entries()) {
    const column = COLUMNS.find((one) => NAMES[one].includes(bare(cell)))
    if (!column) continue
    const before = columns[column]
    if (before !== undefined) return { wrong: { code: 'twice', column, first: before + 1, second: at + 1 } }
    columns[column] = at
  }
  const missing = REQUIRED.filter((column) => columns[column] === undefined)
  return missing.length === 0 ? { columns } : { wrong: { code: 'missing', required: REQUIRED, missing } }
}

/**
 * A row as written, and as a person if it is valid. `problem` is the contract's rule that the first wrong field breaks.
 */
export interface ReadRow {
  readonly written: Readonly<Record<Column, string>>
  readonly person: RosterPerson | null
  readonly problem: string
}

const ROLES: Readonly<Record<string, RosterPerson['role']>> = {
  '': 'student',
  student: 'student',
  students: 'student',
  coach: 'coach',
  coaches: 'coach',
  mentor: 'coach',
}

/** Reads one row. Missing cells at the end count as empty; the default role is student. */
export function readRosterRow(cells: readonly string[], columns: RosterColumns): ReadRow {
  const cell = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? ''
  const written = {
    email: cell('email'),
    first_name: cell('first_name'),
    last_name: cell('last_name'),
    school: cell('school'),
    role: cell('role'),
    state: cell('state'),
    city: cell('city'),
  }
  const role = Object.hasOwn(ROLES, bare(written.role)) ? ROLES[bare(written.role)] : written.role
  if (FORMULA.test(written.email)) return { written, person: null, problem: rule('email_invalid') }
  const read = rosterPerson.safeParse({ ...written, role })
  if (read.success) return { written, person: read.data, problem: '' }
  return { written, person: null, problem: read.error.issues[0]!.message }
}
