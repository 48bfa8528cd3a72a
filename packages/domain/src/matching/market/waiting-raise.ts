/** How waiting affects the order. */
export interface WaitingRule {
  /** A student who has waited more whole days than this precedes all who have not. */
  readonly limitDays: number
  /** The most that waiting adds to a score until then, from 0 to 1. */
  readonly most: number
}

export const WAITING: WaitingRule = { limitDays: 14, most: 0.15 }

/**
 * What a student's waiting adds to the score by which every coach orders students; scores are from 0 to 1. It grows
 * linearly with the whole days waited, up to `most` on the day of the limit. After that it exceeds any score: students
 * are ordered by whole days waited, and scores only decide between equal waits. So the student who has waited longest
 * gets the next free place of any coach they accept.
 */
export function waitingRaise(waitedDays: number, { limitDays, most }: WaitingRule): number {
  const days = Math.max(0, Math.floor(waitedDays))
  if (days > limitDays) return 2 * days
  return limitDays === 0 ? 0 : (most * days) / limitDays
}
