/** How waiting counts. */
export interface WaitingRule {
  /** Who has waited for more whole days than this comes before all who have not. */
  readonly limitDays: number
  /** What waiting adds at most until then, in scores, from 0 to 1. */
  readonly most: number
}

export const WAITING: WaitingRule = { limitDays: 14, most: 0.15 }

/**
 * What a student's waiting adds to the score by which every coach orders students; scores lie from 0 to 1. It grows evenly
 * with the whole days waited, to `most` on the day of the limit. After that it is more than any score: first comes who has
 * waited longest, by whole days, and scores decide only among those who have waited as long. So whoever has waited longest
 * gets the next free place of any coach they accept.
 */
export function waitingRaise(waitedDays: number, { limitDays, most }: WaitingRule): number {
  const days = Math.max(0, Math.floor(waitedDays))
  if (days > limitDays) return 2 * days
  return limitDays === 0 ? 0 : (most * days) / limitDays
}
