import type { ReactNode } from 'react'
import { Card } from '../../../components/ui/card.tsx'

interface NumberCardProps {
  readonly title: string
  readonly figure: string
  readonly children: ReactNode
  /** The trend over the period. Decorative: the charts below have the numbers. */
  readonly trend?: readonly (number | null)[]
}

/** One number with its meaning and trend. */
export function NumberCard({ title, figure, children, trend }: NumberCardProps) {
  return (
    <Card className="flex justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-sm font-normal text-muted">{title}</h2>
        <p className={`font-bold tracking-tight tabular-nums ${figure.length > 8 ? 'text-xl' : 'text-3xl'}`}>
          {figure}
        </p>
        <p className="text-sm text-muted">{children}</p>
      </div>
      {trend && <Spark values={trend} />}
    </Card>
  )
}

const [WIDTH, HEIGHT] = [72, 32]

function Spark({ values }: { readonly values: readonly (number | null)[] }) {
  const shown = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]))
  if (shown.length < 3) return null
  const most = Math.max(1, ...shown.map(({ value }) => value))
  const x = (at: number) => 4 + (at / Math.max(1, values.length - 1)) * (WIDTH - 8)
  const y = (value: number) => 4 + (1 - value / most) * (HEIGHT - 8)
  const last = shown[shown.length - 1]!
  return (
    <svg aria-hidden="true" width={WIDTH} height={HEIGHT} className="mb-1.5 shrink-0 self-end">
      <polyline
        points={shown.map(({ value, at }) => `${x(at)},${y(value)}`).join(' ')}
        fill="none"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-primary"
      />
      <circle cx={x(last.at)} cy={y(last.value)} r={3.5} className="fill-accent stroke-warning" />
    </svg>
  )
}
