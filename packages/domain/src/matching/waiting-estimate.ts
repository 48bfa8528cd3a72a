const DAY = 86_400_000
/** How many placements are used. With fewer, one outlier would have too much effect. */
export const PLACEMENTS_COUNTED = 20

/** An approximate range in whole days; `from` is at most `to`, and `to` at least 1. */
export interface WaitingEstimate {
  readonly from: number
  readonly to: number
}

/**
 * How long a student waits for a coach: from the 20th to the 80th percentile of the newest waits (milliseconds, newest
 * first), in whole days. Null for fewer than `PLACEMENTS_COUNTED` waits.
 */
export function waitingEstimate(waits: readonly number[]): WaitingEstimate | null {
  if (waits.length < PLACEMENTS_COUNTED) return null
  const sorted = waits.slice(0, PLACEMENTS_COUNTED).sort((a, b) => a - b)
  const daysAt = (share: number) =>
    Math.round(Math.max(0, sorted[Math.ceil(share * sorted.length) - 1] ?? 0) / DAY)
  return { from: daysAt(0.2), to: Math.max(1, daysAt(0.8)) }
}
