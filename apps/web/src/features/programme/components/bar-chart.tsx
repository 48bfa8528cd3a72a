import { useWidth } from '../../../lib/use-width.ts'

interface BarChartProps {
  readonly bars: readonly { readonly label: string; readonly value: number | null }[]
}

const HEIGHT = 240
const [TOP, BOTTOM] = [20, 26]

/** Vertical bars, the highest in full colour. A hidden value is a dashed outline of fixed height. */
export function BarChart({ bars }: BarChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0))
  const step = width / Math.max(1, bars.length)
  const every = Math.max(1, Math.ceil(44 / Math.max(step, 1)))
  const high = (value: number) => (value / most) * (HEIGHT - TOP - BOTTOM)
  return (
    <div ref={ref} dir="ltr" className="min-w-0">
      <svg aria-hidden="true" width={width} height={HEIGHT} className="block fill-muted text-xs">
        {bars.map(({ label, value }, at) => {
          const height = value === null ? 14 : Math.max(2, high(value))
          const middle = (at + 0.5) * step
          const colour =
            value === null
              ? 'fill-none stroke-muted [stroke-dasharray:3_3]'
              : value === most
                ? 'fill-primary'
                : 'fill-[color-mix(in_srgb,var(--primary)_38%,var(--surface))]'
          return (
            <g key={label}>
              <rect
                x={at * step + step * 0.14}
                y={HEIGHT - BOTTOM - height}
                width={Math.max(1, step * 0.72)}
                height={height}
                rx={Math.min(6, step * 0.2)}
                className={colour}
              />
              {value !== null && value > 0 && step >= 22 && (
                <text x={middle} y={HEIGHT - BOTTOM - height - 6} textAnchor="middle" className="fill-ink">
                  {value}
                </text>
              )}
              {at % every === 0 && (
                <text x={middle} y={HEIGHT - 6} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
