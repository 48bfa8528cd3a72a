/** A half hour of a week in a grid: its day by column, its time by row, both from 0. */
export interface Place {
  readonly column: number
  readonly row: number
}

/** The place that a key leads to from a place of so many columns and rows, or null for a key that moves nowhere. */
export function placeByKey(key: string, { column, row }: Place, columns: number, rows: number): Place | null {
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  switch (key) {
    case 'ArrowUp':
      return { column, row: within(row - 1, rows) }
    case 'ArrowDown':
      return { column, row: within(row + 1, rows) }
    case 'ArrowLeft':
      return { column: within(column - 1, columns), row }
    case 'ArrowRight':
      return { column: within(column + 1, columns), row }
    case 'Home':
      return { column: 0, row }
    case 'End':
      return { column: columns - 1, row }
    case 'PageUp':
      return { column, row: within(row - 4, rows) }
    case 'PageDown':
      return { column, row: within(row + 4, rows) }
    default:
      return null
  }
}
