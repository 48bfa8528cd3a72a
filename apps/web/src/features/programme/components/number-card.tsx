import type { ReactNode } from 'react'
import { Card } from '../../../components/ui/card.tsx'
import { Spark } from './spark.tsx'

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
