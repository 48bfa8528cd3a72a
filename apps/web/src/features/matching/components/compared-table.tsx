import * as messages from '@shinequo/messages/web/matching-admin'
import type { ComparedRow } from '../weight-words.ts'

interface ComparedTableProps {
  readonly caption: string
  readonly rows: readonly ComparedRow[]
  /** Whether the figures are percentages. */
  readonly shares?: boolean
}

/** Figures of two runs side by side, with bars. All bars of a table share one scale. */
export function ComparedTable({ caption, rows, shares = false }: ComparedTableProps) {
  const most = Math.max(1, ...rows.flatMap(({ now, tried }) => [now ?? 0, tried ?? 0]))
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-2 text-start font-strong">{caption}</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="w-2/5 py-1.5 pe-3 text-start font-normal">
            <span className="sr-only">{caption}</span>
          </th>
          <th scope="col" className="py-1.5 pe-3 text-start font-normal">
            {messages.now}
          </th>
          <th scope="col" className="py-1.5 text-start font-normal">
            {messages.withTheseWeights}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, now, tried }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2 pe-3 text-start font-normal [overflow-wrap:anywhere]">
              {label}
            </th>
            <Figure value={now} most={most} shares={shares} tone="bg-line-strong" />
            <Figure value={tried} most={most} shares={shares} tone="bg-primary" />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface FigureProps {
  readonly value: number | null
  readonly most: number
  readonly shares: boolean
  readonly tone: string
}

function Figure({ value, most, shares, tone }: FigureProps) {
  return (
    <td className="py-2 pe-3 align-middle tabular-nums">
      {value === null ? (
        <span className="text-muted">{messages.tooFewToShow}</span>
      ) : (
        <>
          {shares ? messages.percent(value) : value}
          <span
            aria-hidden="true"
            className={`mt-1 block h-1.5 rounded-full ${tone}`}
            style={{ width: `${(100 * value) / most}%` }}
          />
        </>
      )}
    </td>
  )
}
