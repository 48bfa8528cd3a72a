import * as messages from '@shinequo/messages/web/programme'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'

interface ChartCardProps {
  readonly title: string
  readonly lede: string
  /** The same figures as a table, for people who cannot see the chart or prefer to read. */
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** The button that downloads the same figures. */
  readonly download: ReactNode
  /** Another button, before the others. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/**
 * A chart and its figures as a table, which screen readers read instead of the chart, and which can be shown instead of
 * it.
 */
export function ChartCard({ title, lede, table, download, more, children }: ChartCardProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const cell = 'border-t border-line px-2 py-2 text-end first:text-start'
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={title}
        className="mb-0!"
        action={
          <div className="flex flex-wrap">
            {more}
            <Button
              kind="ghost"
              size="small"
              aria-pressed={asTable}
              aria-label={messages.showAsTableOf(title)}
              onClick={() => setAsTable(!asTable)}
            >
              {messages.showAsTable}
            </Button>
            {download}
          </div>
        }
      />
      <p className="mb-4 text-sm text-muted">{lede}</p>
      {!asTable && children}
      {/* On a wrapper, because a table ignores the height of `sr-only`: hidden, it would make the page longer. */}
      <div className={asTable ? '' : 'sr-only'}>
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
      </div>
    </Card>
  )
}
