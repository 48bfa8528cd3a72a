import { Line, LineChart, YAxis } from 'recharts'

/** A small line of a trend, without a scale. Null is a gap. Decorative: the charts have the numbers. */
export function Spark({ values }: { readonly values: readonly (number | null)[] }) {
  if (values.filter((value) => value !== null).length < 3) return null
  return (
    <div aria-hidden="true" className="mb-1.5 shrink-0 self-end">
      <LineChart
        width={72}
        height={32}
        data={values.map((value) => ({ value }))}
        margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
        accessibilityLayer={false}
      >
        <YAxis domain={[0, 'dataMax']} hide />
        <Line
          dataKey="value"
          type="linear"
          connectNulls
          dot={false}
          stroke="var(--primary)"
          strokeWidth={2}
          isAnimationActive={false}
        />
      </LineChart>
    </div>
  )
}
