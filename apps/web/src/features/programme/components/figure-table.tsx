import type { ReactNode } from 'react'

const HEAD = 'pb-2 ps-3 text-end font-semibold first:ps-0 first:text-start'
/** A row is a small card on a phone, with the column headings next to the numbers. */
const CELL =
  'border-t border-line py-2.5 ps-3 text-end tabular-nums first:ps-0 first:text-start max-tablet:flex max-tablet:flex-wrap max-tablet:justify-between max-tablet:border-0 max-tablet:py-0.5 max-tablet:ps-0'

interface FigureTableProps<Row> {
  readonly caption: string
  /** The first is the head of its row. */
  readonly columns: readonly { readonly head: string; readonly cell: (row: Row) => ReactNode }[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** A table of figures: what a row is about, then its numbers. */
export function FigureTable<Row>({ caption, columns, rows, keyOf }: FigureTableProps<Row>) {
  const [first, ...numbers] = columns
  return (
    <table className="w-full text-sm [overflow-wrap:anywhere]">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted max-tablet:hidden">
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col" className={HEAD}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-tablet:grid max-tablet:gap-1">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="max-tablet:grid max-tablet:border-t max-tablet:border-line max-tablet:py-3"
          >
            <th scope="row" className={`${CELL} font-strong`}>
              {first?.cell(row)}
            </th>
            {numbers.map(({ head, cell }) => (
              <td key={head} className={CELL}>
                <span className="text-muted tablet:hidden">{head}</span>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BarOfFigureProps {
  /** From 0 to 100; null draws no bar. */
  readonly percent: number | null
  readonly isFull?: boolean
  /** The figure in words. */
  readonly children: string
}

/** A figure with a bar in front of it, which shows nothing that the figure does not say. */
export function BarOfFigure({ percent, isFull = false, children }: BarOfFigureProps) {
  return (
    <span className="inline-flex items-center justify-end gap-3">
      {percent !== null && (
        <span aria-hidden="true" className="h-1.5 w-24 overflow-hidden rounded-full bg-line print:hidden">
          <span
            className={`block h-full rounded-full ${isFull ? 'bg-warning' : 'bg-primary'}`}
            style={{ width: `${percent}%` }}
          />
        </span>
      )}
      <span className="min-w-11">{children}</span>
    </span>
  )
}
