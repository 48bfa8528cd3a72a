/** How long a link check is valid, in milliseconds: sites seldom change their framing policy. */
export const CHECK_COUNTS_MS = 24 * 3_600_000

/** When another check may be requested although the previous one has no result yet: its job may have died. */
export const CHECK_RETRY_MS = 60_000

/** Whether a link last checked at `checkedAt` (epoch milliseconds; null: never) is due for a new check. */
export function isCheckDue(checkedAt: number | null, now: number): boolean {
  return checkedAt === null || now - checkedAt >= CHECK_COUNTS_MS
}
