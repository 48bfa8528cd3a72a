import { DAY } from '../time/zoned-day.ts'

/** How long the file with somebody's data is kept. */
export const EXPORT_KEPT_MS = DAY
/** A file that is not there after this long has failed: whatever made it has stopped. */
const PREPARING_MS = 3_600_000
/** How many files an account can ask for in a day. */
export const EXPORTS_A_DAY = 3

/** What is stored of a file: `state` as it was written last, instants in milliseconds. */
export interface StoredExport {
  readonly state: 'preparing' | 'ready' | 'failed'
  readonly askedAt: number
  /** Set once it is ready. */
  readonly expiresAt: number | null
}

/** How it stands with the file of somebody's data. One that is out of date is as good as none. */
export function exportState(
  stored: StoredExport | undefined,
  now: number,
): 'none' | 'preparing' | 'ready' | 'failed' {
  if (!stored) return 'none'
  if (stored.state === 'preparing') return stored.askedAt > stuckSince(now) ? 'preparing' : 'failed'
  if (stored.state === 'ready') return now < (stored.expiresAt ?? 0) ? 'ready' : 'none'
  return 'failed'
}

/** What was asked for at this instant or before, and is not ready now, will not come. */
export function stuckSince(now: number): number {
  return now - PREPARING_MS
}
