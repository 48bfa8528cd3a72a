import * as messages from '@shinequo/messages/web/programme'
import { type ReactNode, useId } from 'react'
import { Card, CardHead } from '../../../components/ui/card.tsx'

interface ChartCardProps {
  readonly title: string
  readonly lede: string
  /** The same figures as a table, which stands beside the chart. */
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** The button that downloads the same figures. */
  readonly download?: ReactNode
  /** Another button, before the others. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/** A chart and, beside it, its figures as a table, which screen readers read instead of the chart. */
export function ChartCard({ title, lede, table, download, more, children }: ChartCardProps) {
  const id = useId()
  const cell = 'border-t border-line px-2 py-2 text-end first:text-start'
  return (
    <Card aria-labelledby={id} className="print:break-inside-avoid">
      <CardHead
        id={id}
        title={title}
        className="mb-0!"
        action={
          <div className="-mx-3 flex flex-wrap">
            {more}
            {download}
          </div>
        }
      />
      <p className="mb-4 text-sm text-muted">{lede}</p>
      <div className="grid gap-6 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:grid-cols-1">
        {children}
        {/* A long table scrolls beside its chart; on paper it is whole. */}
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          tabIndex={0}
          aria-label={messages.tableOf(title)}
          className="max-h-72 overflow-y-auto print:max-h-none"
        >
          <table className="w-full text-sm [overflow-wrap:anywhere]">
            <caption className="sr-only">{title}</caption>
            <thead className="text-muted">
              <tr>
                {table.head.map((words) => (
                  <th key={words} scope="col" className="px-2 py-2 text-end font-semibold first:text-start">
                    {words}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([first, ...rest]) => (
                <tr key={first}>
                  <th scope="row" className={`${cell} font-normal`}>
                    {first}
                  </th>
                  {rest.map((words, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                    <td key={at} className={`${cell} tabular-nums`}>
                      {words}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Card>
  )
}
