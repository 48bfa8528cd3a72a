import { Bar, CartesianGrid, ComposedChart, Line, XAxis, YAxis } from 'recharts'
import { useWidth } from '../../../lib/use-width.ts'
import { scaleTop } from '../figure-words.ts'

interface PlotProps {
  /** Of each part, below it. */
  readonly labels: readonly string[]
  /** One figure for each label; null is hidden. */
  readonly values: readonly (number | null)[]
  readonly kind: 'lines' | 'bars'
  /** The last part of the lines is not over. */
  readonly goesOn?: boolean
  /** The comparison period, as a dotted line. */
  readonly before?: readonly (number | null)[]
}

const HEIGHT = 240
/** Room for the dots at the top and the bottom of the scale. */
const EDGE = 6
const QUIET = { isAnimationActive: false, type: 'linear' } as const

/**
 * A chart of the administrators' figures. Only its shapes are drawn; the labels of its axes are text of the page, which
 * wraps where people need it larger or wider. It is hidden from screen readers: its table stands beside it.
 */
export function Plot({ labels, values, kind, goesOn = false, before = [] }: PlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const top = scaleTop(Math.max(0, ...[...values, ...before].map((value) => value ?? 0)))
  const last = values.length - 1
  const parts = values.map((value, at) => ({
    at,
    value,
    before: before[at] ?? null,
    over: goesOn && at === last ? null : value,
    going: goesOn && at >= last - 1 ? value : null,
    // A hidden figure has an outline of one height, whatever it is.
    hidden: value === null ? top * 0.06 : 0,
  }))
  // Points stand above the middle of their labels, as bars do by themselves.
  const inset = kind === 'lines' ? width / Math.max(1, labels.length) / 2 : 0
  const every = labelEvery(labels.length, width)
  return (
    <div
      dir="ltr"
      aria-hidden="true"
      className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1.5 text-xs text-muted"
    >
      <div className="flex flex-col justify-between text-end tabular-nums" style={{ paddingBlock: EDGE }}>
        {[top, top / 2, 0].map((value) => (
          <span key={value} className="flex h-0 items-center justify-end">
            {value}
          </span>
        ))}
      </div>
      <div
        ref={ref}
        className="min-w-0 [&_.recharts-wrapper]:max-w-full [&_svg]:max-w-full"
        style={{ minHeight: HEIGHT }}
      >
        {width > 0 && (
          <ComposedChart
            width={width}
            height={HEIGHT}
            data={parts}
            margin={{ top: EDGE, right: 0, bottom: EDGE, left: 0 }}
            accessibilityLayer={false}
          >
            <XAxis dataKey="at" padding={{ left: inset, right: inset }} hide />
            <YAxis domain={[0, top]} ticks={[0, top / 2, top]} hide />
            <CartesianGrid vertical={false} stroke="var(--line)" />
            {kind === 'bars' ? (
              <>
                <Bar dataKey="value" stackId="part" fill="var(--primary)" isAnimationActive={false} />
                <Bar
                  dataKey="hidden"
                  stackId="part"
                  fill="none"
                  stroke="var(--muted)"
                  strokeDasharray="3 3"
                  isAnimationActive={false}
                />
              </>
            ) : (
              <>
                <Line
                  {...QUIET}
                  dataKey="before"
                  stroke="var(--muted)"
                  strokeWidth={2.5}
                  strokeDasharray="0.5 6"
                  strokeLinecap="round"
                  dot={{ r: 1.5, strokeWidth: 0, fill: 'var(--muted)' }}
                />
                <Line
                  {...QUIET}
                  dataKey="going"
                  stroke="var(--primary)"
                  strokeWidth={2.5}
                  strokeDasharray="7 5"
                  dot={{ r: 4, strokeWidth: 2, fill: 'var(--surface)', strokeDasharray: 'none' }}
                />
                <Line
                  {...QUIET}
                  dataKey="over"
                  stroke="var(--primary)"
                  strokeWidth={2.5}
                  dot={{ r: 3, strokeWidth: 0, fill: 'var(--primary)' }}
                />
              </>
            )}
          </ComposedChart>
        )}
      </div>
      <div
        className="col-start-2 grid min-h-5"
        style={{ gridTemplateColumns: `repeat(${labels.length}, minmax(0, 1fr))` }}
      >
        {labels.map((label, at) =>
          at % every === 0 && at + every <= labels.length ? (
            <span
              key={label}
              className={`[overflow-wrap:anywhere] ${every === 1 ? 'text-center' : 'text-start'}`}
              style={{ gridColumn: `${at + 1} / span ${every}` }}
            >
              {label}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}

/** Every how many parts of a chart have a label, so that each has about 64 pixels of a width of text as people have it. */
function labelEvery(parts: number, width: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.max(1, Math.ceil((parts * 4 * rem) / Math.max(width, 1)))
}
