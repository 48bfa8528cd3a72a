/** So long a coach has to answer a request: a weekend at most, and nobody waits for a silence any longer. */
const ANSWER_MS = 48 * 3_600_000

/**
 * Until when a coach can answer a request, as all instants here in epoch milliseconds: 48 hours from when it was made,
 * or from when coaches began to decide, if that was later. `decidingSince` is null where they always did.
 */
export function answerBy(madeAt: number, decidingSince: number | null): number {
  return Math.max(madeAt, decidingSince ?? madeAt) + ANSWER_MS
}

/** Requests made at this instant or before have run out at `now`; null: none has. It is `answerBy` asked of all at once. */
export function expiredBefore(now: number, decidingSince: number | null): number | null {
  const until = now - ANSWER_MS
  return decidingSince !== null && decidingSince > until ? null : until
}
