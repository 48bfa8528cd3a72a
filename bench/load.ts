/** The result of one measurement: responses per second, and the median and 95th percentile in milliseconds. */
export interface Measured {
  /** The number of responses. */
  readonly count: number
  readonly rate: number
  readonly p50: number
  readonly p95: number
}

/** The value at `share` (0 to 1) of the values, by nearest rank, so it is one of them. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The median: one of the values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Summarises durations in milliseconds that were measured within `seconds`. */
export function summarise(durations: readonly number[], seconds: number): Measured {
  const count = durations.length
  return { count, rate: count / seconds, p50: median(durations), p95: percentile(durations, 0.95) }
}

/** Repeats `work` in `clients` loops for `seconds`. The result counts complete repetitions. */
export async function loops(
  clients: number,
  seconds: number,
  work: (client: number) => Promise<void>,
): Promise<Measured> {
  const durations: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        const begun = performance.now()
        await work(client)
        durations.push(performance.now() - begun)
      }
    }),
  )
  return summarise(durations, (performance.now() - start) / 1000)
}
