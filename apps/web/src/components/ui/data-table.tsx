import * as messages from '@shinequo/messages/web/components'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

const HEAD = 'px-3 py-2 text-start font-semibold first:ps-6 last:pe-6'
const CELL = 'px-3 py-2 align-middle first:ps-6 last:pe-6'

/** A column of a table of `Row`s. */
export interface Column<Row> {
  readonly id: string
  readonly head: string
  /** The head is for screen readers alone. */
  readonly hidden?: boolean
  /** What the list is sorted by if its head is pressed; left out if it cannot be. */
  readonly sort?: string | undefined
  readonly className?: string
  readonly cell: (row: Row) => ReactNode
}

/** What a list is sorted by, and in which direction. */
export interface Sorting {
  readonly sort: string
  readonly order: 'asc' | 'desc'
}

interface DataTableProps<Row> {
  readonly caption: string
  /** The first is the head of its row. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Both left out for a list in one order. */
  readonly sorting?: Sorting
  readonly onSort?: (sorting: Sorting) => void
}

/** A table of rows that the server sorts: pressing a head sorts by its column, pressing it again the other way round. */
export function DataTable<Row>({ caption, columns, rows, keyOf, sorting, onSort }: DataTableProps<Row>) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr>
          {columns.map((column) => (
            <Head key={column.id} column={column} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-t border-line">
            {columns.map(({ id, className = '', cell }, at) =>
              at === 0 ? (
                <th key={id} scope="row" className={`${CELL} text-start font-normal ${className}`}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={`${CELL} ${className}`}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HeadProps {
  readonly column: Omit<Column<never>, 'cell'>
  readonly sorting: Sorting | undefined
  readonly onSort: ((sorting: Sorting) => void) | undefined
}

function Head({ column: { head, hidden, sort }, sorting, onSort }: HeadProps) {
  const sorted = sort !== undefined && sort === sorting?.sort
  const Arrow = sorting?.order === 'desc' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      className={HEAD}
      aria-sort={sorted ? (sorting?.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {sort === undefined ? (
        <span className={hidden ? 'sr-only' : ''}>{head}</span>
      ) : (
        <button
          type="button"
          title={messages.sortBy(head)}
          className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-in px-2 text-start font-semibold hover:text-ink"
          onClick={() => onSort?.({ sort, order: sorted && sorting?.order === 'asc' ? 'desc' : 'asc' })}
        >
          {head}
          {/* Always there, so that nothing moves when it is drawn. */}
          <Arrow aria-hidden="true" className={`size-4 shrink-0 ${sorted ? '' : 'invisible'}`} />
        </button>
      )}
    </th>
  )
}
