import { type PersonState, personStates } from '@shinequo/contract/people'
import { type RosterPerson, rosterPerson } from '@shinequo/contract/rosters'
import { rule } from '@shinequo/contract/rules'
import { oneLine } from '@shinequo/contract/texts'
import { folded } from '../accounts/folded-name.ts'

type Column = keyof RosterPerson

/** The names that a column may have in English and Spanish, folded and without spaces. The first is shown to people. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  email: `email emailaddress mail mailaddress studentemail schoolemail emailid correo correoelectronico
    correoinstitucional correodelestudiante emailinstitucional direcciondecorreo
    direcciondecorreoelectronico correoe cuentadecorreo direccionelectronica`.split(/\s+/),
  first_name: 'firstname first givenname forename given fname nombre nombres primernombre nombredepila'.split(
    ' ',
  ),
  last_name: `lastname last surname familyname family lname apellido apellidos primerapellido apellidopaterno
    firstsurname`.split(/\s+/),
  school:
    `school schoolname college collegename university universityname institution institutionname campus campusname
    escuela universidad institucion colegio institucioneducativa centroeducativo nombredelaescuela
    nombredelauniversidad nombredelainstitucion`.split(/\s+/),
  role: ['role', 'rol'],
  state: 'state statename province region estado provincia'.split(' '),
  city: 'city cityname town ciudad localidad municipio'.split(' '),
}
/** Names of a column that is about the role only if it has roles in it. Registrars write 'Full-time' into theirs. */
const TYPES = ['type', 'persontype', 'usertype', 'tipo', 'tipodepersona', 'tipodeusuario']
/** The second of two columns with surnames, as Spanish files have them. */
const SECOND_SURNAME = ['segundoapellido', 'apellidomaterno', 'secondsurname', 'secondlastname']
/** Words of a column's name that only say whose it is, which of several, or that it must be filled. */
const SIDE_WORDS = new Set(
  `student students preferred primary legal official institutional personal work university college campus required estudiante estudiantes alumno
  alumna alumnos alumnas a as principal oficial institucional obligatorio requerido the of de del la el los las`.split(
    /\s+/,
  ),
)
const COLUMNS = Object.keys(NAMES) as Column[]
/** Columns that are found with side words. The state of a student may be that of the enrolment. */
const WITH_SIDE_WORDS = ['email', 'first_name', 'last_name', 'school'] as const
const REQUIRED = ['email'] as const

/** The index of each column in a row; columns missing from the file are absent. */
export type RosterColumns = Readonly<Partial<Record<Column | 'second_surname', number>>>

/** Why a header is refused. `first` and `second` are column numbers, from 1. */
export type ColumnsFault =
  | { readonly code: 'twice'; readonly column: Column; readonly first: number; readonly second: number }
  | { readonly code: 'missing'; readonly required: readonly Column[]; readonly missing: readonly Column[] }

/** Where a spreadsheet starts to read a formula. A real address hardly ever begins like this. */
const FORMULA = /^[=+\-@＝＋－＠]/

const bare = (name: string) => folded(name).replaceAll(' ', '')

/** A column's name without remarks in brackets and side words. */
function core(name: string): string {
  const words = folded(name.replace(/\([^)]{2,}\)|\[[^\]]*\]/g, ' ')).split(' ')
  return words.filter((word) => !SIDE_WORDS.has(word)).join('')
}

/**
 * Finds the columns by the names in the header, ignoring case, accents, spaces, punctuation and order. Ignores unknown
 * columns. A name with side words, such as 'Correo del estudiante', counts if it is the only one and there is no plain
 * one. Returns what is wrong if a required column is missing or a column appears twice.
 */
export function rosterColumns(
  header: readonly string[],
): { readonly columns: RosterColumns } | { readonly wrong: ColumnsFault } {
  const columns: { -readonly [one in keyof RosterColumns]: number } = {}
  for (const [at, cell] of header.entries()) {
    const column = COLUMNS.find((one) => NAMES[one].includes(bare(cell)))
    if (!column) continue
    const before = columns[column]
    if (before !== undefined) return { wrong: { code: 'twice', column, first: before + 1, second: at + 1 } }
    columns[column] = at
  }
  const cores = header.map(core)
  for (const column of WITH_SIDE_WORDS.filter((one) => columns[one] === undefined)) {
    const [at, ...more] = cores.flatMap((name, index) => (NAMES[column].includes(name) ? [index] : []))
    if (at !== undefined && more.length === 0) columns[column] = at
  }
  const second = header.findIndex((cell) => SECOND_SURNAME.includes(bare(cell)))
  if (second !== -1 && columns.last_name !== undefined) columns.second_surname = second
  const missing = REQUIRED.filter((column) => columns[column] === undefined)
  return missing.length === 0 ? { columns } : { wrong: { code: 'missing', required: REQUIRED, missing } }
}

/** The words of people's states, as in the product's own list of people. */
const STATES: ReadonlySet<string> = new Set(personStates satisfies readonly PersonState[])

/**
 * The columns as their values show what they are about: a type is the role if some of its values are roles, and a state
 * where every value is the state of an account is not where somebody lives.
 */
export function columnsByValues(
  columns: RosterColumns,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): RosterColumns {
  const valuesOf = (at: number) => rows.map((cells) => bare(cells[at] ?? '')).filter(Boolean)
  const { state, ...rest } = columns
  const type = header.findIndex((name) => TYPES.includes(bare(name)))
  const isRole =
    rest.role === undefined && type !== -1 && valuesOf(type).some((value) => Object.hasOwn(ROLES, value))
  const states = state === undefined ? [] : valuesOf(state)
  const isHome = states.length === 0 || states.some((value) => !STATES.has(value))
  return { ...rest, ...(isRole && { role: type }), ...(isHome && state !== undefined && { state }) }
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
  estudiante: 'student',
  estudiantes: 'student',
  alumno: 'student',
  alumnoa: 'student',
  alumna: 'student',
  alumnos: 'student',
  alumnas: 'student',
  coach: 'coach',
  coaches: 'coach',
  coachs: 'coach',
  mentor: 'coach',
  mentors: 'coach',
  mentora: 'coach',
  mentores: 'coach',
  mentoras: 'coach',
}

/** Quotes around a whole cell that some programs write instead of straight ones. */
const QUOTED = /^(?:[“„«](.*)[”“»]|‘(.*)’|'(.*)')$/s

/** Reads one row. Missing cells at the end count as empty; the default role is student. */
export function readRosterRow(cells: readonly string[], columns: RosterColumns): ReadRow {
  const cell = (column: keyof RosterColumns) =>
    oneLine(oneLine(cells[columns[column] ?? -1] ?? '').replace(QUOTED, '$1$2$3'))
  const written = {
    email: cell('email'),
    first_name: cell('first_name'),
    last_name: `${cell('last_name')} ${cell('second_surname')}`.trim(),
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
