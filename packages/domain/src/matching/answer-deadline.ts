/**
 * How long a coach has to answer a request. It covers a weekend, and limits how long a student waits for a silent
 * coach.
 */
const ANSWER_MS = 48 * 3_600_000

/**
 * The deadline for a coach's answer to a request: 48 hours after the request was made, or after coaches began to
 * decide, whichever is later. `decidingSince` is null if coaches always decided. All instants in epoch milliseconds.
 */
export function answerBy(madeAt: number, decidingSince: number | null): number {
  return Math.max(madeAt, decidingSince ?? madeAt) + ANSWER_MS
}

/**
 * At `now`, requests made at this instant or earlier have expired; null if none have. The counterpart of `answerBy`
 * for querying all requests at once.
 */
export function expiredBefore(now: number, decidingSince: number | null): number | null {
  const until = now - ANSWER_MS
  return decidingSince !== null && decidingSince > until ? null : until
}
