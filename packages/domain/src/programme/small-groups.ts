/** Fewer students than this are never shown apart: somebody who knows them could tell who they are. */
export const SMALLEST_GROUP = 10

/** A cell of a breakdown: its figure, and how many different students are behind it. */
export interface Cell {
  readonly figure: number
  readonly students: number
}

const isSmall = (students: number) => students > 0 && students < SMALLEST_GROUP

/** The figure of one group; null for a group of fewer than 10 students. */
export function shownFigure({ figure, students }: Cell): number | null {
  return isSmall(students) ? null : figure
}

/**
 * The figures of a breakdown, null where a cell is hidden. Cells of fewer than 10 students are. So that nobody gets
 * them back by subtracting the others from a total, a cell of 10 or more students is hidden beside them, the smallest:
 * what is missing from the total is then a group of at least 10, even where the same students are in several cells.
 * Where there is no such cell every cell with students is hidden already. Cells without students stay: they tell of
 * nobody.
 */
export function shownBreakdown(cells: readonly Cell[]): (number | null)[] {
  const large = cells.filter(({ students }) => students >= SMALLEST_GROUP)
  const least = Math.min(...large.map(({ students }) => students))
  const beside = cells.some(({ students }) => isSmall(students))
    ? cells.findIndex(({ students }) => students === least)
    : -1
  return cells.map((cell, at) => (at === beside ? null : shownFigure(cell)))
}

/**
 * The steps of a funnel, each a part of the step before, null where a step is hidden: those on it, or those who left
 * since the last step shown, would be fewer than 10 students.
 */
export function shownFunnel(steps: readonly number[]): (number | null)[] {
  let last: number | undefined
  return steps.map((students) => {
    if (isSmall(students) || (last !== undefined && isSmall(last - students))) return null
    last = students
    return students
  })
}
