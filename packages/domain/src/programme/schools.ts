import { type Cell, shownBreakdown, shownParts } from './small-groups.ts'

/** What is counted of the students of one school. */
export interface SchoolCells {
  /** Null for students who chose no school. */
  readonly name: string | null
  /** Everybody who ever signed up. */
  readonly students: number
  /** Those with a session in the period that was not cancelled. */
  readonly active: number
  /** The sessions held in the period, and the students who held them. */
  readonly held: Cell
}

/** A row of the figures by school; null where a figure would reveal a small group. */
export interface SchoolFigures {
  readonly kind: 'school' | 'none' | 'other'
  readonly name: string | null
  readonly students: number | null
  readonly active: number | null
  readonly held: number | null
}

/** How many schools have a row of their own. */
const OWN_ROWS = 100

const sum = (numbers: readonly number[]) => numbers.reduce((one, two) => one + two, 0)

/**
 * The figures by school, from the school with most students to the one with fewest, then all further schools as one row,
 * then students without a school. Each column is a breakdown of its own. `showsHeld`: whether the sum of the sessions held
 * is shown.
 */
export function figuresBySchool(schools: readonly SchoolCells[], showsHeld: boolean): SchoolFigures[] {
  const named = schools
    .filter(({ name }) => name !== null)
    .toSorted((a, b) => b.students - a.students || (a.name! < b.name! ? -1 : 1))
  const rest = named.slice(OWN_ROWS)
  const rows = [
    ...named.slice(0, OWN_ROWS).map((cells) => ({ kind: 'school' as const, cells })),
    ...(rest.length > 0 ? [{ kind: 'other' as const, cells: together(rest) }] : []),
    ...schools.filter(({ name }) => name === null).map((cells) => ({ kind: 'none' as const, cells })),
  ]
  const column = (figure: (cells: SchoolCells) => Cell) =>
    shownBreakdown(rows.map(({ cells }) => figure(cells)))
  const students = column((cells) => ({ figure: cells.students, students: cells.students }))
  const active = column((cells) => ({ figure: cells.active, students: cells.active }))
  const held = shownParts(
    rows.map(({ cells }) => cells.held),
    showsHeld,
  )
  return rows.map(({ kind, cells }, at) => ({
    kind,
    name: cells.name,
    students: students[at] ?? null,
    active: active[at] ?? null,
    held: held[at] ?? null,
  }))
}

/** Several schools as one. A student has one school, so that nobody is counted twice. */
function together(schools: readonly SchoolCells[]): SchoolCells {
  return {
    name: null,
    students: sum(schools.map((school) => school.students)),
    active: sum(schools.map((school) => school.active)),
    held: {
      figure: sum(schools.map((school) => school.held.figure)),
      students: sum(schools.map((school) => school.held.students)),
    },
  }
}
