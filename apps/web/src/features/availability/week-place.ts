/** A half hour in the week's grid: its day by column, its time by row, both counted from 0. */
export interface Place {
  readonly column: number
  readonly row: number
}

/** The place that a key leads to in a grid of this many columns and rows; null for keys that do not move. */
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
