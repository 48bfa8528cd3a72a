import autocannon from 'autocannon'

/** The result of one measurement: responses per second, and the median and 95th percentile in milliseconds. */
export interface Measured {
  /** The number of responses. */
  readonly count: number
  readonly rate: number
  readonly p50: number
  readonly p95: number
}

/** The value at `share` (0 to 1) of the sorted list, by nearest rank, so it is one of the values. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The median: one of the values. */
export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

/** Summarises durations in milliseconds that were measured within `seconds`. */
export function summarise(durations: number[], seconds: number): Measured {
  const sorted = durations.toSorted((a, b) => a - b)
  const count = durations.length
  return { count, rate: count / seconds, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) }
}

/** Requests one address repeatedly over `clients` connections. Throws on an unsuccessful response. */
export async function loadOf(
  url: string,
  headers: Record<string, string>,
  clients: number,
  seconds: number,
): Promise<Measured> {
  const durations: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ url, headers, connections: clients, duration: seconds }, (error, found) =>
      error ? reject(error) : resolve(found),
    )
    run.on('response', (_client, _status, _bytes, milliseconds) => durations.push(milliseconds))
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`)
  }
  return summarise(durations, result.duration)
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

/**
 * Measures the product and its limit alternately and returns the median round of each by rate, so that other load on
 * the machine affects both and a single bad moment affects neither.
 */
export async function inTurns(
  rounds: number,
  product: () => Promise<Measured>,
  limit: () => Promise<Measured>,
): Promise<{ measured: Measured; limit: Measured }> {
  const found = { product: [] as Measured[], limit: [] as Measured[] }
  for (let round = 0; round < rounds; round++) {
    found.limit.push(await limit())
    found.product.push(await product())
  }
  return { measured: medianRound(found.product), limit: medianRound(found.limit) }
}

function medianRound(rounds: readonly Measured[]): Measured {
  const sorted = rounds.toSorted((a, b) => a.rate - b.rate)
  return sorted[Math.floor(sorted.length / 2)] as Measured
}
