/** How long the last check of a link counts, in milliseconds: sites seldom change their minds about frames. */
export const CHECK_COUNTS_MS = 24 * 3_600_000

/** When another check may be asked for although the one before has found nothing yet: its job may have died. */
export const CHECK_RETRY_MS = 60_000

/** Whether a link that was last checked then (epoch milliseconds; null: never) is to be checked anew. */
export function isCheckDue(checkedAt: number | null, now: number): boolean {
  return checkedAt === null || now - checkedAt >= CHECK_COUNTS_MS
}
