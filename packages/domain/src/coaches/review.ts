/** The times of a coach's review, in epoch milliseconds; null if it did not happen. */
export interface ReviewTimes {
  readonly changesAskedAt: number | null
  readonly reviewSentAt: number | null
}

/** Whether changes were asked for and the coach has not sent the page for review since. */
export function areChangesOpen({ changesAskedAt, reviewSentAt }: ReviewTimes): boolean {
  return changesAskedAt !== null && (reviewSentAt === null || reviewSentAt < changesAskedAt)
}

/** What depends on an approval by now. */
export interface ApprovalUse {
  readonly liveMatches: number
  readonly sessions: number
}

/** An approval can be taken back as long as no student has been matched with the coach or has booked. */
export function canTakeApprovalBack({ liveMatches, sessions }: ApprovalUse): boolean {
  return liveMatches === 0 && sessions === 0
}
