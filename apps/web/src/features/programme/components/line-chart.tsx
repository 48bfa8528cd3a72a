import { useWidth } from '../../../lib/use-width.ts'
import { scaleTop } from '../figure-words.ts'

interface LineChartProps {
  /** Shown below each point. */
  readonly labels: readonly string[]
  /** One point per label; null leaves a gap. */
  readonly values: readonly (number | null)[]
  /** The comparison period, dashed. */
  readonly before: readonly (number | null)[]
}

const HEIGHT = 240
const [LEFT, RIGHT, TOP, BOTTOM] = [36, 40, 12, 30]

/** Two lines over time, drawn at the available width, so that the text stays 12 px. */
export function LineChart({ labels, values, before }: LineChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const top = scaleTop(Math.max(0, ...[...values, ...before].map((value) => value ?? 0)))
  const step = (width - LEFT - RIGHT) / Math.max(1, labels.length - 1)
  const x = (at: number) => LEFT + at * step
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM)
  const every = Math.max(1, Math.ceil(64 / Math.max(step, 1)))
  const last = values.findLastIndex((value) => value !== null)
  return (
    <div ref={ref} dir="ltr" className="min-w-0">
      <svg aria-hidden="true" width={width} height={HEIGHT} className="block fill-muted text-xs">
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line
              x1={LEFT}
              x2={width - RIGHT}
              y1={y(top * part)}
              y2={y(top * part)}
              className="stroke-line"
            />
            <text x={LEFT - 8} y={y(top * part) + 4} textAnchor="end">
              {top * part}
            </text>
          </g>
        ))}
        {labels.map((label, at) =>
          at % every === 0 ? (
            <text key={label} x={x(at)} y={HEIGHT - 6} textAnchor={at === 0 ? 'start' : 'middle'}>
              {label}
            </text>
          ) : null,
        )}
        <Line points={before} x={x} y={y} className="stroke-muted [stroke-dasharray:3_5]" />
        <Line points={values} x={x} y={y} className="stroke-primary" />
        {last >= 0 && (
          <>
            <circle cx={x(last)} cy={y(values[last] ?? 0)} r={5} className="fill-accent stroke-warning" />
            <text x={x(last) + 9} y={y(values[last] ?? 0) + 4} className="fill-ink font-bold">
              {values[last]}
            </text>
          </>
        )}
      </svg>
    </div>
  )
}

interface LineProps {
  readonly points: readonly (number | null)[]
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  readonly className: string
}

/** A line with gaps; a point between two gaps is a dot. */
function Line({ points, x, y, className }: LineProps) {
  const path = points
    .map((value, at) => {
      if (value === null) return ''
      return `${(points[at - 1] ?? null) === null ? 'M' : 'L'}${x(at)} ${y(value)}`
    })
    .join('')
  const alone = (at: number) => [points[at - 1], points[at + 1]].every((near) => (near ?? null) === null)
  return (
    <>
      <path
        d={path}
        fill="none"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
      />
      {points.map((value, at) =>
        value !== null && alone(at) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in time
          <circle key={at} cx={x(at)} cy={y(value)} r={2} fill="none" strokeWidth={3} className={className} />
        ) : null,
      )}
    </>
  )
}
