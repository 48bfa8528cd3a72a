/** Groups of fewer students are never shown separately: somebody who knows them could identify them. */
export const SMALLEST_GROUP = 10

/** A cell of a breakdown: its figure, and the number of distinct students behind it. */
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
 * The figures of a breakdown, null where a cell is hidden. Cells of fewer than 10 students are hidden. To prevent their
 * recovery by subtraction from a total, the smallest cell of 10 or more students is hidden too: the hidden part is then
 * a group of at least 10, even if the same students are in several cells. If there is no such cell, every cell with
 * students is hidden already. Cells without students are shown, because they reveal nobody.
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
 * The steps of a funnel, each a subset of the previous step. A step is null if fewer than 10 students reached it, or if
 * fewer than 10 dropped out since the last step shown.
 */
export function shownFunnel(steps: readonly number[]): (number | null)[] {
  let last: number | undefined
  return steps.map((students) => {
    if (isSmall(students) || (last !== undefined && isSmall(last - students))) return null
    last = students
    return students
  })
}

/**
 * The figures of the parts of a sum, null where hidden. If the sum itself is hidden, at least one part with students is
 * hidden too, the smallest, since the sum of all of them would reveal it.
 */
export function shownParts(parts: readonly Cell[], showsSum: boolean): (number | null)[] {
  const shown = shownBreakdown(parts)
  if (showsSum || shown.includes(null)) return shown
  const least = Math.min(...parts.map(({ students }) => students).filter((students) => students > 0))
  const hidden = parts.findIndex(({ students }) => students === least)
  return shown.map((figure, place) => (place === hidden ? null : figure))
}

/** A group of a breakdown, and the parts that it is divided into, each in the order of time. */
export interface DividedCell {
  readonly whole: Cell
  readonly parts: readonly Cell[]
}

/**
 * The figures of a breakdown and of its division into smaller parts, null where hidden. Both may be shown, so neither
 * must reveal what the other hides: the parts of each whole are a breakdown of their own. `showsSum` is false if the sum
 * of the wholes is hidden.
 */
export function shownDivided(
  cells: readonly DividedCell[],
  showsSum: boolean,
): {
  wholes: (number | null)[]
  parts: (number | null)[]
} {
  const wholes = shownParts(
    cells.map(({ whole }) => whole),
    showsSum,
  )
  return { wholes, parts: cells.flatMap(({ parts }, at) => shownParts(parts, wholes[at] !== null)) }
}
