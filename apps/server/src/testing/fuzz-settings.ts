import type { EngineName } from './engines.ts'
import type { FuzzTotals } from './fuzz-run.ts'

interface FuzzSettings {
  readonly requests: number
  readonly seed: number
  readonly timeoutMs: number
  /** Prints the result of a long run. */
  tell(engine: EngineName, totals: Omit<FuzzTotals, 'faults'>): void
}

/** `npm test` sends 2,000 requests, always the same; `npm run test:fuzz` sets FUZZ_REQUESTS and FUZZ_SEED. */
export function fuzzSettings(): FuzzSettings {
  const { FUZZ_REQUESTS, FUZZ_SEED } = process.env
  const requests = Number(FUZZ_REQUESTS || 2000)
  const seed = Number(FUZZ_SEED || 1)
  return {
    requests,
    seed,
    timeoutMs: 60_000 + requests * 100,
    tell: (engine, totals) => {
      if (!FUZZ_REQUESTS) return
      const counts = Object.entries(totals.statuses).map(([status, count]) => `${count} of ${status}`)
      const shares = Object.entries(totals.callers).map(
        ([caller, { sent, succeeded }]) => `${caller} ${Math.round((100 * succeeded) / sent)} % of ${sent}`,
      )
      console.log(
        [
          `${engine}, seed ${seed}: ${totals.requests} requests, the slowest ${Math.round(totals.slowestMs)} ms`,
          `  answers: ${counts.join(', ')}`,
          `  answered with success: ${shares.join(', ')}`,
        ].join('\n'),
      )
    },
  }
}
