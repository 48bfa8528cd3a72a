import { DAY } from '../time/zoned-day.ts'

/** How long an export of a person's data is kept. */
export const EXPORT_KEPT_MS = DAY
/** An export that is not ready after this long has failed: the process that prepared it has stopped. */
const PREPARING_MS = 3_600_000
/** How many exports an account can request per day. */
export const EXPORTS_A_DAY = 3

/** An export as stored: `state` as last written, instants in milliseconds. */
export interface StoredExport {
  readonly state: 'preparing' | 'ready' | 'failed'
  readonly askedAt: number
  /** Set once it is ready. */
  readonly expiresAt: number | null
}

/** The state of a person's export. An expired export counts as none. */
export function exportState(
  stored: StoredExport | undefined,
  now: number,
): 'none' | 'preparing' | 'ready' | 'failed' {
  if (!stored) return 'none'
  if (stored.state === 'preparing') return stored.askedAt > stuckSince(now) ? 'preparing' : 'failed'
  if (stored.state === 'ready') return now < (stored.expiresAt ?? 0) ? 'ready' : 'none'
  return 'failed'
}

/** An export requested at this instant or earlier that is still not ready has failed. */
export function stuckSince(now: number): number {
  return now - PREPARING_MS
}
